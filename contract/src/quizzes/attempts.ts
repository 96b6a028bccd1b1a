import { z } from 'zod'
import { ATTEMPT_PAUSE_MINUTES_MAX, ATTEMPTS_MAX } from '../limits.ts'

/** Which of several attempts the result is taken from. */
export const COUNTINGS = ['best', 'last', 'first', 'average'] as const
export type Counting = (typeof COUNTINGS)[number]

/** How often somebody may take a quiz. */
export const attemptsSchema = z.object({
  /** At most so often; 1 as usual. */
  most: z
    .number('attemptsInvalid')
    .int('attemptsInvalid')
    .min(1, 'attemptsInvalid')
    .max(ATTEMPTS_MAX, 'attemptsInvalid'),
  /** Whoever has reached the pass mark is through. */
  untilPassed: z.boolean('invalid'),
  counting: z.enum(COUNTINGS, 'invalid'),
  /** So long nobody begins another one. */
  pauseMinutes: z
    .number('attemptPauseInvalid')
    .int('attemptPauseInvalid')
    .min(0, 'attemptPauseInvalid')
    .max(ATTEMPT_PAUSE_MINUTES_MAX, 'attemptPauseInvalid'),
})
export type Attempts = z.infer<typeof attemptsSchema>

export const ONE_ATTEMPT: Attempts = { most: 1, untilPassed: false, counting: 'best', pauseMinutes: 0 }
