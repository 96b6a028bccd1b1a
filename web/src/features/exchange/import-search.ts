import { IMPORT_SHELVES } from '@probant/contract/exchange/import'
import { z } from 'zod'

/** Which file is looked through, and what of it: a reload comes back to it. */
export const importSearchSchema = z.object({
  file: z.uuid().optional().catch(undefined),
  shelf: z.enum(IMPORT_SHELVES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  /** The number of the question that is being written otherwise. */
  edit: z.coerce.number().int().min(1).optional().catch(undefined),
})
export type ImportSearch = z.infer<typeof importSearchSchema>
