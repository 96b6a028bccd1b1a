import { MEMBER_STATUSES } from '@probant/contract/members'
import { ROLES } from '@probant/contract/workspaces'
import { z } from 'zod'

/** Which list, and which part of it, stands in the address bar: a link shares the view. */
export const membersSearchSchema = z.object({
  tab: z.enum(['members', 'invitations']).optional().catch(undefined),
  search: z.string().max(200).optional().catch(undefined),
  role: z.enum(ROLES).optional().catch(undefined),
  status: z.enum(MEMBER_STATUSES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
})

export type MembersSearch = z.infer<typeof membersSearchSchema>

/** What a list needs to show its part, and to ask for another. */
export interface ListProps {
  organizationId: string
  search: MembersSearch
  onFilter: (change: Partial<MembersSearch>) => void
}
