import { z } from 'zod'

/** How someone comes back from the payment page. */
export const billingSearchSchema = z.object({
  checkout: z.enum(['done', 'cancelled']).optional().catch(undefined),
})
