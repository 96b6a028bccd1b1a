export type ReadingRefusal = 'documentUnreadable' | 'documentWithoutText'

/** Why a file gave no text; crosses from the worker by its name. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument'
  readonly refusal: ReadingRefusal

  constructor(refusal: ReadingRefusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}
