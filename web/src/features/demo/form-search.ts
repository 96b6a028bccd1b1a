import { z } from 'zod'

/** The quiz that is written on stands in the address: a reload finds it. */
export const demoFormSearchShape = { quiz: z.uuid().optional().catch(undefined) }
