import type { AdminOrganization } from '@probant/contract/admin/organizations'
import { useTranslation } from 'react-i18next'
import { useAssignOrganizationPlan } from '../../mutations.ts'
import { AssignPlan } from '../assign-plan.tsx'

/** An organization is on the catalogue's plan for organizations, or on the enterprise plan made for it. */
export function OrganizationPlanButton({ organization }: { organization: AdminOrganization }) {
  const { t } = useTranslation('admin')
  const assign = useAssignOrganizationPlan(organization.id)
  return (
    <AssignPlan
      name={organization.name}
      planId={organization.planId}
      isPaying={organization.isPaying}
      isFit={(plan) => plan.kind === 'organization' || plan.organization?.id === organization.id}
      hint={t('plan.organizationHint')}
      assign={assign}
    />
  )
}
