import { Refusal } from '#server/platform/errors.ts'

/**
 * - `status`: the provider refused, with that HTTP status
 * - `timeout`: nothing came in time
 * - `unreachable`: no connection, or one that broke off
 * - `unreadable`: an answer without a single question in it
 */
export type ModelFailureKind = 'status' | 'timeout' | 'unreachable' | 'unreadable'

/** Why no answer came, without the provider's own words: they may quote a key or the creator's text. */
export class ModelFailure extends Refusal {
  readonly kind: ModelFailureKind
  readonly httpStatus: number | undefined

  constructor(kind: ModelFailureKind, httpStatus?: number) {
    super(kind === 'unreadable' ? 'aiContentUnreadable' : 'aiServiceFailed')
    this.kind = kind
    this.httpStatus = httpStatus
  }
}
