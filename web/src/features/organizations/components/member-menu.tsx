import { ActionIcon, Menu } from '@mantine/core'
import type { ListedMember, Member } from '@probant/contract/members'
import {
  IconAdjustmentsHorizontal,
  IconDots,
  IconLock,
  IconLockOpen,
  IconShield,
  IconUser,
  IconUserMinus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useSetMemberRole, useSetMemberStatus } from '../mutations.ts'
import { DeactivationDialog } from './deactivation-dialog.tsx'
import { MemberLimitsDialog } from './member-limits-dialog.tsx'
import { MemberRemovalDialog } from './member-removal-dialog.tsx'

interface MemberMenuProps {
  organizationId: string
  member: Member
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done with a member, by whoever looks; nothing where that is nothing. */
export function MemberMenu({ organizationId, member }: MemberMenuProps) {
  const { t } = useTranslation('organizations')
  const [asked, setAsked] = useState<'deactivation' | 'limits' | 'removal'>()
  const setRole = useSetMemberRole(organizationId, member.id)
  const setStatus = useSetMemberStatus(organizationId, member.id)
  const { can, username: name } = member
  if (!canBeChanged(member)) return null

  const said = (sentence: string) => ({
    onSuccess: () => toast.success(sentence),
    onError: (error: Error) => toast.error(error.message),
  })
  const isModerator = member.role === 'moderator'
  const changeRole = () =>
    isModerator
      ? setRole.mutate('member', said(t('members.madeMember', { name })))
      : setRole.mutate('moderator', said(t('members.madeModerator', { name })))
  const activate = () => setStatus.mutate('active', said(t('members.activated', { name })))
  const dialog = { organizationId, member, onClose: () => setAsked(undefined) }
  return (
    <>
      <Menu position="bottom-end" width={248} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            loading={setRole.isPending || setStatus.isPending}
            aria-label={t('members.actionsOf', { name })}
          >
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can.changeLimits && (
            <Menu.Item
              leftSection={<IconAdjustmentsHorizontal {...ICON} />}
              onClick={() => setAsked('limits')}
            >
              {t('members.editLimits')}
            </Menu.Item>
          )}
          {can.changeRole && (
            <Menu.Item
              leftSection={isModerator ? <IconUser {...ICON} /> : <IconShield {...ICON} />}
              onClick={changeRole}
            >
              {t(isModerator ? 'members.makeMember' : 'members.makeModerator')}
            </Menu.Item>
          )}
          {can.changeStatus && member.status === 'inactive' && (
            <Menu.Item leftSection={<IconLockOpen {...ICON} />} onClick={activate}>
              {t('members.activate')}
            </Menu.Item>
          )}
          {can.changeStatus && member.status === 'active' && (
            <Menu.Item leftSection={<IconLock {...ICON} />} onClick={() => setAsked('deactivation')}>
              {t('members.deactivate')}
            </Menu.Item>
          )}
          {can.remove && (
            <Menu.Item
              color="red"
              leftSection={<IconUserMinus {...ICON} />}
              onClick={() => setAsked('removal')}
            >
              {t('members.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <MemberLimitsDialog {...dialog} isOpen={asked === 'limits'} />
      <DeactivationDialog {...dialog} isOpen={asked === 'deactivation'} />
      <MemberRemovalDialog {...dialog} isOpen={asked === 'removal'} />
    </>
  )
}

export function canBeChanged({ can }: ListedMember): boolean {
  return Object.values(can).some(Boolean)
}
