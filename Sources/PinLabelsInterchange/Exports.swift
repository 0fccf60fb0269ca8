@_exported public import PinLabels
