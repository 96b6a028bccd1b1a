import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Organization } from '@probant/contract/organizations'
import { useTranslation } from 'react-i18next'
import { OrganizationDeletionForm } from './organization-deletion-form.tsx'

export function OrganizationDeletion({ organization }: { organization: Organization }) {
  const { t } = useTranslation(['organizations', 'common'])
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="outline" color="red" onClick={dialog.open}>
        {t('deletion.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={t('deletion.dialogTitle', { name: organization.name })}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <OrganizationDeletionForm organization={organization} onCancel={dialog.close} />
      </Modal>
    </>
  )
}
