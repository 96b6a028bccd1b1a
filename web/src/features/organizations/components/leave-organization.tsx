import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Organization } from '@probant/contract/organizations'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useLeaveOrganization } from '../mutations.ts'

export function LeaveOrganization({ organization: { id, name } }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  const [isAsking, question] = useDisclosure(false)
  const navigate = useNavigate()
  const leave = useLeaveOrganization(id)
  const confirm = async () => {
    try {
      await leave.mutateAsync()
      toast.success(t('leave.left', { name }))
      await navigate({ to: '/dashboard' })
    } catch {
      question.close()
    }
  }
  return (
    <>
      <Button variant="default" onClick={question.open}>
        {t('leave.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('leave.dialogTitle', { name })}
        confirm={t('leave.confirm')}
        isDangerous
        isPending={leave.isPending}
        onConfirm={confirm}
      >
        {t('leave.lost')}
      </ConfirmDialog>
    </>
  )
}
