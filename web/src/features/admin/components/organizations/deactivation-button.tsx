import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { AdminOrganization } from '@probant/contract/admin/organizations'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useSetOrganizationDeactivated } from '../../mutations.ts'

/** Deactivating stops a whole organization, so it is asked twice; activating is not. */
export function DeactivationButton({ organization }: { organization: AdminOrganization }) {
  const { t } = useTranslation('admin')
  const [isAsking, question] = useDisclosure(false)
  const setDeactivated = useSetOrganizationDeactivated()

  const { id, name, isDeactivated } = organization
  const change = () =>
    setDeactivated.mutate(
      { id, isDeactivated: !isDeactivated },
      {
        onSuccess: () =>
          toast.success(
            t(isDeactivated ? 'organizations.activatedToast' : 'organizations.deactivatedToast', { name }),
          ),
        onSettled: question.close,
      },
    )
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={setDeactivated.isPending && !isAsking}
        onClick={isDeactivated ? change : question.open}
        aria-label={t(isDeactivated ? 'organizations.activateOf' : 'organizations.deactivateOf', { name })}
      >
        {t(isDeactivated ? 'organizations.activate' : 'organizations.deactivate')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('organizations.deactivateTitle', { name })}
        confirm={t('organizations.deactivate')}
        isDangerous
        isPending={setDeactivated.isPending}
        onConfirm={change}
      >
        {t('organizations.deactivateSentence')}
      </ConfirmDialog>
    </>
  )
}
