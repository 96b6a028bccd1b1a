/** A file that is broken, or means no good; with what is said of it, or with what it comes to. */
export interface HostileFile {
  what: string
  name: string
  content: string | Uint8Array
  /** The fault of the whole file; or what comes of its questions, in their order. */
  comesTo: string | (string | RegExp)[]
}
