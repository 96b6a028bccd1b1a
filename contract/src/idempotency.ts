import { z } from 'zod'
import type { ErrorName } from './errors.ts'

/** By which a call is known again: sent twice, it is done once. Each caller has keys of their own. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** Stands on an answer that was given before. */
export const REPLAYED_HEADER = 'idempotent-replayed'
export const IDEMPOTENCY_KEY_MAX = 255
/** For how long an answer is kept. */
export const IDEMPOTENCY_HOURS = 24

/** All other headers are left as they are. */
export const idempotencyHeaders = z.looseObject({
  [IDEMPOTENCY_HEADER]: z
    .string()
    .min(1, 'required')
    .max(IDEMPOTENCY_KEY_MAX, 'textTooLong')
    .optional()
    .describe(
      `A name for this call, such as a UUID. Sent again with the same name within ${IDEMPOTENCY_HOURS} hours, it is done once, and answered as it was.`,
    ),
})

export const IDEMPOTENCY_ERRORS: readonly ErrorName[] = [
  'idempotencyKeyInUse',
  'idempotencyOutcomeUnknown',
  'idempotencyKeyReused',
]
