import type { Organization } from '@probant/contract/organizations'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { useLeaveOrganization } from '../mutations.ts'

export function LeaveOrganization({ organization: { id, name } }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const leave = useLeaveOrganization(id)
  const confirm = async (close: () => void) => {
    try {
      await leave.mutateAsync()
      toast.success(t('leave.left', { name }))
      await navigate({ to: '/dashboard' })
    } catch {
      close()
    }
  }
  return (
    <AskedButton
      label={t('leave.open')}
      title={t('leave.dialogTitle', { name })}
      confirm={t('leave.confirm')}
      isPending={leave.isPending}
      onConfirm={(close) => void confirm(close)}
    >
      {t('leave.lost')}
    </AskedButton>
  )
}
