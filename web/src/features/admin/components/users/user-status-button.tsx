import { Badge, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { AdminUser } from '@probant/contract/admin/users'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { useUser } from '#web/lib/session.ts'
import { useSetUserStatus } from '../../mutations.ts'

/** Disabling shuts someone out at once, so it is asked twice; enabling is not. Nobody disables themselves. */
export function UserStatusButton({ user }: { user: AdminUser }) {
  const { t } = useTranslation(['admin', 'messages'])
  const self = useUser()
  const [isAsking, question] = useDisclosure(false)
  const setStatus = useSetUserStatus()
  if (user.id === self.id) return <Badge>{t('users.you')}</Badge>

  const name = user.username
  const isActive = user.status === 'active'
  const change = () =>
    setStatus.mutate(
      { id: user.id, status: isActive ? 'disabled' : 'active' },
      {
        onSuccess: () => toast.success(t(isActive ? 'users.disabledToast' : 'users.enabledToast', { name })),
        onError: (error) => toastFailure(error, t('messages:operationFailed')),
        onSettled: question.close,
      },
    )
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={setStatus.isPending && !isAsking}
        onClick={isActive ? question.open : change}
        aria-label={t(isActive ? 'users.disableOf' : 'users.enableOf', { name })}
      >
        {t(isActive ? 'users.disable' : 'users.enable')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('users.disableTitle', { name })}
        confirm={t('users.disable')}
        isDangerous
        isPending={setStatus.isPending}
        onConfirm={change}
      >
        {t('users.disableSentence', { email: user.email })}
      </ConfirmDialog>
    </>
  )
}
