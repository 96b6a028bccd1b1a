import { PAPER_VARIANTS } from '@probant/contract/quizzes/paper'
import { z } from 'zod'

/** The draw that is looked at stands in the address: the way back closes the preview, and a link opens it. */
export const previewSearchSchema = z.object({
  preview: z.enum(PAPER_VARIANTS).optional().catch(undefined),
})
