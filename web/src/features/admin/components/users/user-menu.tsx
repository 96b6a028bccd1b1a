import { ActionIcon, Loader, Menu } from '@mantine/core'
import type { AdminUser } from '@probant/contract/admin/users'
import {
  IconDots,
  IconKey,
  IconLock,
  IconLockOpen,
  IconShield,
  IconShieldOff,
  IconTrash,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DangerousItem } from '#web/components/menu/dangerous-item.tsx'
import { MenuReason } from '#web/components/menu/menu-reason.tsx'
import { toast } from '#web/lib/toast.ts'
import { useSendPasswordLink, useSetUserStatus } from '../../mutations.ts'
import { AdministrationDialog, DisablingDialog, UserDeletionDialog } from './user-dialogs.tsx'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done with somebody else’s account. What reaches far is asked twice; what undoes it is not. */
export function UserMenu({ user, deliversMail }: { user: AdminUser; deliversMail: boolean }) {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState<'administration' | 'disabling' | 'deletion'>()
  const setStatus = useSetUserStatus()
  const sendLink = useSendPasswordLink(user.id)
  const target = useRef<HTMLButtonElement>(null)
  const { username: name, email, status } = user

  const enable = () =>
    setStatus.mutate(
      { id: user.id, status: 'active' },
      { onSuccess: () => toast.success(t('users.enabledToast', { name })) },
    )
  const mailLink = () =>
    sendLink.mutate(undefined, {
      onSuccess: () =>
        toast.success(t(deliversMail ? 'users.passwordLinkSent' : 'users.passwordLinkKept', { email })),
    })
  const close = () => {
    setAsked(undefined)
    // The menu's entry, which had the focus, is gone by then.
    requestAnimationFrame(() => target.current?.focus())
  }
  const isPending = setStatus.isPending || sendLink.isPending
  return (
    <>
      <Menu position="bottom-end" width={264} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={target}
            variant="subtle"
            color="gray"
            size={36}
            aria-busy={isPending || undefined}
            aria-label={t('users.actionsOf', { name })}
          >
            {/* Not `loading`, which would take the button, and the focus with it, out of use. */}
            {isPending ? <Loader size={18} color="gray" /> : <IconDots size={20} stroke={1.5} />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {status === 'active' && (
            <Menu.Item leftSection={<IconKey {...ICON} />} onClick={mailLink}>
              {t('users.sendPasswordLink')}
            </Menu.Item>
          )}
          <AdministrationItem user={user} onAsk={() => setAsked('administration')} />
          {status === 'active' ? (
            <Menu.Item leftSection={<IconLock {...ICON} />} onClick={() => setAsked('disabling')}>
              {t('users.disable')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconLockOpen {...ICON} />} onClick={enable}>
              {t('users.enable')}
            </Menu.Item>
          )}
          <DangerousItem icon={<IconTrash {...ICON} />} onClick={() => setAsked('deletion')}>
            {t('users.delete')}
          </DangerousItem>
        </Menu.Dropdown>
      </Menu>
      <AdministrationDialog user={user} isOpen={asked === 'administration'} onClose={close} />
      <DisablingDialog user={user} isOpen={asked === 'disabling'} onClose={close} />
      <UserDeletionDialog user={user} isOpen={asked === 'deletion'} onClose={close} />
    </>
  )
}

/** Where an administrator can’t be appointed, or removed, the menu says why. */
function AdministrationItem({ user, onAsk }: { user: AdminUser; onAsk: () => void }) {
  const { t } = useTranslation('admin')
  if (user.isAdminByEnvironment && user.isAdmin) return <MenuReason>{t('users.adminBySettings')}</MenuReason>
  if (user.isAdmin) {
    return (
      <Menu.Item leftSection={<IconShieldOff {...ICON} />} onClick={onAsk}>
        {t('users.removeAdmin')}
      </Menu.Item>
    )
  }
  if (user.status === 'disabled') return null
  if (!user.isEmailVerified) return <MenuReason>{t('users.adminNeedsAddress')}</MenuReason>
  return (
    <Menu.Item leftSection={<IconShield {...ICON} />} onClick={onAsk}>
      {t('users.makeAdmin')}
    </Menu.Item>
  )
}
