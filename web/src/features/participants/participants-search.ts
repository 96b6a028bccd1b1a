import { SLIPS_MAX } from '@probant/contract/limits'
import { PARTICIPANT_SORTS } from '@probant/contract/participants/inviting'
import { PARTICIPANT_STATUSES } from '@probant/contract/participants/participant'
import { z } from 'zod'

/** Which dialog is open over the list; the last four are about one participant. */
const PARTICIPANT_DIALOGS = [
  'invite',
  'share',
  'groupTime',
  'accommodation',
  'ownTime',
  'timeline',
  'link',
] as const

/** Which part of the list is shown, and what is open over it, stands in the address bar: a link shares the view. */
export const participantsSearchSchema = z.object({
  search: z.string().max(200).optional().catch(undefined),
  status: z.enum(PARTICIPANT_STATUSES).optional().catch(undefined),
  sort: z.enum(PARTICIPANT_SORTS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  dialog: z.enum(PARTICIPANT_DIALOGS).optional().catch(undefined),
  participant: z.uuid().optional().catch(undefined),
})
export type ParticipantsSearch = z.infer<typeof participantsSearchSchema>

/** Whose slips are printed; everybody's where nobody is named. */
export const slipsSearchSchema = z.object({
  // In the address it is one text.
  of: z
    .preprocess(
      (ids) => (typeof ids === 'string' ? ids.split(',') : ids),
      z.array(z.uuid()).min(1).max(SLIPS_MAX).optional(),
    )
    .catch(undefined),
})

export const NO_FILTER: Partial<ParticipantsSearch> = { search: undefined, status: undefined }

export function isFiltered({ search, status }: ParticipantsSearch): boolean {
  return Boolean(search) || status !== undefined
}

/** What the list is asked for: the rest of the address is not its business. */
export function listedPart({ search, status, sort, page }: ParticipantsSearch) {
  return { search, status, sort, page }
}
