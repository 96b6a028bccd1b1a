import { GROUP_SORTS } from '@probant/contract/groups'
import { z } from 'zod'

/** Which dialog is open over the list; all but the first are about one group. */
export const GROUP_DIALOGS = ['new', 'edit', 'view'] as const

/** Which part of the list is shown, and what is open over it, stands in the address bar: a link shares the view. */
export const groupsSearchSchema = z.object({
  search: z.string().max(200).optional().catch(undefined),
  sort: z.enum(GROUP_SORTS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  dialog: z.enum(GROUP_DIALOGS).optional().catch(undefined),
  group: z.uuid().optional().catch(undefined),
})
export type GroupsSearch = z.infer<typeof groupsSearchSchema>

/** What the list is asked for: the rest of the address is not its business. */
export function listedPart({ search, sort, page }: GroupsSearch) {
  return { search, sort, page }
}
