import type { Organization } from '@probant/contract/organizations'
import { useTranslation } from 'react-i18next'
import { DeletionButton } from '#web/components/form/deletion-button.tsx'
import { OrganizationDeletionForm } from './organization-deletion-form.tsx'

export function OrganizationDeletion({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  return (
    <DeletionButton label={t('deletion.open')} title={t('deletion.dialogTitle', { name: organization.name })}>
      {(close) => <OrganizationDeletionForm organization={organization} onCancel={close} />}
    </DeletionButton>
  )
}
