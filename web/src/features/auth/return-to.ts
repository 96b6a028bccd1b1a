import { z } from 'zod'

/** Where someone was going before they had to sign in. */
export const returnToSchema = z.object({ returnTo: z.string().optional().catch(undefined) })
