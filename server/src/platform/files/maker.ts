/**
 * What a module offers that makes a file: it exports a `make`, and is loaded by the worker alone. `input` and `pieces`
 * cross over to another process, so they are data.
 */
export interface Maker<Input, Piece = never> {
  make: (input: Input, pieces: AsyncIterable<Piece>) => AsyncIterable<string | Uint8Array>
}

/** What the worker is asked for. */
export interface Job {
  kind: 'makeFile'
  /** The address of the module that makes it. */
  maker: string
  input: unknown
  /** Where the pieces lie. */
  from: string
  /** Where the file shall lie. */
  to: string
}

export type JobReport = { name: 'made' } | { name: 'failed'; reason: string }
