enum SimulatedYear {
  static func run() throws {}
}
