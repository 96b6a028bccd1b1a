import { ActionIcon, Loader, Menu } from '@mantine/core'
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
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { toast } from '#web/lib/toast.ts'
import { useSetMemberRole, useSetMemberStatus } from '../mutations.ts'
import { useFocusOnceGone } from '../use-focus-once-gone.ts'
import { DeactivationDialog, MemberLimitsDialog, MemberRemovalDialog } from './member-dialogs.tsx'

interface MemberMenuProps {
  organizationId: string
  member: Member
  /** Where to go on once the row is gone, removed or filtered away. */
  onGone: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done with a member, by whoever looks; nothing where that is nothing. */
export function MemberMenu({ organizationId, member, onGone }: MemberMenuProps) {
  const { t } = useTranslation('organizations')
  const [asked, setAsked] = useState<'deactivation' | 'limits' | 'removal'>()
  const setRole = useSetMemberRole(organizationId, member.id)
  const setStatus = useSetMemberStatus(organizationId, member.id)
  const target = useRef<HTMLButtonElement>(null)
  const followRow = useFocusOnceGone(onGone)
  const { can, username: name } = member
  if (!canBeChanged(member)) return null

  const said = (sentence: string) => ({
    onSuccess: () => {
      followRow()
      toast.success(sentence)
    },
  })
  const isModerator = member.role === 'moderator'
  const changeRole = () =>
    isModerator
      ? setRole.mutate('member', said(t('members.madeMember', { name })))
      : setRole.mutate('moderator', said(t('members.madeModerator', { name })))
  const activate = () => setStatus.mutate('active', said(t('members.activated', { name })))
  const close = () => {
    followRow()
    setAsked(undefined)
    // The menu's entry, which had the focus, is gone by then.
    requestAnimationFrame(() => target.current?.focus())
  }
  const dialog = { organizationId, member, onClose: close }
  const isPending = setRole.isPending || setStatus.isPending
  return (
    <>
      <Menu position="bottom-end" width={248} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={target}
            variant="subtle"
            color="gray"
            size={36}
            aria-busy={isPending || undefined}
            aria-label={t('members.actionsOf', { name })}
          >
            {/* Not `loading`, which would take the button, and the focus with it, out of use. */}
            {isPending ? <Loader size={18} color="gray" /> : <IconDots size={20} stroke={1.5} />}
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
            <DangerousItem icon={<IconUserMinus {...ICON} />} onClick={() => setAsked('removal')}>
              {t('members.remove')}
            </DangerousItem>
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
