import { z } from 'zod'
import { RECOVERY_CODE_LENGTH } from '../limits.ts'

/** What the second step of a login can be answered with. */
export const SECOND_FACTOR_WAYS = ['code', 'recovery'] as const
export type SecondFactorWay = (typeof SECOND_FACTOR_WAYS)[number]

/** The six digits of an authenticator app, which shows them with a space in the middle. */
export const oneTimeCodeSchema = z
  .string('required')
  .max(100, 'oneTimeCodeInvalid')
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{6}$/, 'oneTimeCodeInvalid'),
  )

/** As it was printed, or without its dashes. */
export const recoveryCodeSchema = z
  .string('required')
  .max(100, 'recoveryCodeInvalid')
  .transform((code) => code.toLowerCase().replace(/[^a-z0-9]/g, ''))
  .pipe(z.string().min(1, 'required').length(RECOVERY_CODE_LENGTH, 'recoveryCodeInvalid'))

export const secondFactorAnswerSchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('code'), code: oneTimeCodeSchema }),
  z.object({ way: z.literal('recovery'), code: recoveryCodeSchema }),
])
export type SecondFactorAnswer = z.infer<typeof secondFactorAnswerSchema>
