import { Refusal } from '#server/platform/errors.ts'

/** Why no answer came. */
export type ModelFailureKind =
  // The provider refused, with an HTTP status.
  | 'keyRefused'
  | 'unknownModel'
  | 'busy'
  | 'refused'
  // Nobody is there who could.
  | 'unknownHost'
  | 'notListening'
  | 'notTrusted'
  | 'unreachable'
  | 'timeout'
  // An answer without a single question in it.
  | 'unreadable'

/** Without the provider's own words: they may quote a key or the creator's text. */
export class ModelFailure extends Refusal {
  readonly kind: ModelFailureKind
  readonly httpStatus: number | undefined

  constructor(kind: ModelFailureKind, httpStatus?: number) {
    super(kind === 'unreadable' ? 'aiContentUnreadable' : 'aiServiceFailed')
    this.kind = kind
    this.httpStatus = httpStatus
  }
}
