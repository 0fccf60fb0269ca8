@_exported public import Gamification
@_exported public import LudusCore
@_exported public import LudusFoundation
