import type { Member } from '@probant/contract/members'

/** What every dialog about a member is told. */
export interface MemberDialogProps {
  organizationId: string
  member: Member
  isOpen: boolean
  onClose: () => void
}
