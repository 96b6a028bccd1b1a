/** Something about this machine keeps Probant from starting; the message tells the person at it what to do. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}
