import { TextInput } from '@mantine/core'
import { type AdminUser, deleteUser } from '@probant/contract/admin/users'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { DeletionForm } from '#web/components/form/deletion-form.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { focusMainIfLost } from '#web/lib/focus-main.ts'
import { toast } from '#web/lib/toast.ts'
import { useDeleteUser, useSetUserAdministration, useSetUserStatus } from '../../mutations.ts'

/** What every dialog about an account is told. */
interface UserDialogProps {
  user: AdminUser
  isOpen: boolean
  onClose: () => void
}

export function AdministrationDialog({ user, isOpen, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const setAdministration = useSetUserAdministration(user.id)
  const { username: name, email, isAdmin } = user
  const confirm = () =>
    setAdministration.mutate(!isAdmin, {
      onSuccess: () =>
        toast.success(t(isAdmin ? 'users.removedAdminToast' : 'users.madeAdminToast', { name })),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isAdmin ? 'users.removeAdminTitle' : 'users.makeAdminTitle', { name })}
      confirm={t(isAdmin ? 'users.removeAdmin' : 'users.makeAdmin')}
      isDangerous={isAdmin}
      isPending={setAdministration.isPending}
      onConfirm={confirm}
    >
      {t(isAdmin ? 'users.removeAdminSentence' : 'users.makeAdminSentence', { email })}
    </ConfirmDialog>
  )
}

/** Shuts somebody out at once. */
export function DisablingDialog({ user, isOpen, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const setStatus = useSetUserStatus()
  const { id, username: name, email } = user
  const confirm = () =>
    setStatus.mutate(
      { id, status: 'disabled' },
      { onSuccess: () => toast.success(t('users.disabledToast', { name })), onSettled: onClose },
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('users.disableTitle', { name })}
      confirm={t('users.disable')}
      isDangerous
      isPending={setStatus.isPending}
      onConfirm={confirm}
    >
      {t('users.disableSentence', { email })}
    </ConfirmDialog>
  )
}

export function UserDeletionDialog({ user, isOpen, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('users.deleteTitle', { name: user.username })}>
      <UserDeletionForm user={user} onClose={onClose} />
    </Dialog>
  )
}

const LOSSES = ['account', 'content', 'running', 'sessions'] as const

function UserDeletionForm({ user, onClose }: Omit<UserDialogProps, 'isOpen'>) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const deletion = useDeleteUser(user.id)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: deleteUser.schema.body,
    initialValues: { email: '' },
  })
  const send = onSubmit(async (values) => {
    if (values.email.trim().toLowerCase() !== user.email) {
      form.setFieldError('email', fieldSentence(locale, 'emailNotTheirs'))
      form.getInputNode('email')?.focus()
      return
    }
    await deletion.mutateAsync(values)
    toast.success(t('users.deletedToast', { name: user.username }))
    onClose()
    // Its row is gone by then.
    requestAnimationFrame(focusMainIfLost)
  })
  return (
    <DeletionForm
      lost={t('users.lost')}
      losses={LOSSES.map((loss) => t(`users.losses.${loss}`))}
      kept={t('users.kept')}
      alert={alert}
      submit={t('users.deleteForGood')}
      isSending={isSending}
      onSubmit={send}
      onCancel={onClose}
    >
      <TextInput
        {...form.getInputProps('email')}
        label={t('users.typeEmail', { email: user.email })}
        data-autofocus
        autoComplete="off"
      />
    </DeletionForm>
  )
}
