import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { AdminPlan } from '@probant/contract/admin/plans'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useDeleteEnterprisePlan } from '../../mutations.ts'

export function PlanDeletion({ plan }: { plan: AdminPlan }) {
  const { t } = useTranslation('admin-plans')
  const locale = useLocale()
  const [isAsking, question] = useDisclosure(false)
  const deletion = useDeleteEnterprisePlan()

  const { name } = plan.texts[locale]
  const remove = () =>
    deletion.mutate(plan.id, {
      onSuccess: () => toast.success(t('deleted', { name })),
      onSettled: question.close,
    })
  return (
    <>
      <Button size="xs" variant="default" onClick={question.open} aria-label={t('deleteOf', { name })}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('deleteTitle', { name })}
        confirm={t('delete')}
        isDangerous
        isPending={deletion.isPending}
        onConfirm={remove}
      >
        {t('deleteSentence', { organization: plan.organization?.name ?? '' })}
      </ConfirmDialog>
    </>
  )
}
