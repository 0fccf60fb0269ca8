// One import is enough: the module whose sheets are drawn comes with it.
@_exported public import PinLabels
