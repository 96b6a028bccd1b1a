import { z } from 'zod'

/** For which quiz a lost link is asked for again. */
export const quizToAskFor = z.object({ quiz: z.uuid().optional().catch(undefined) })
