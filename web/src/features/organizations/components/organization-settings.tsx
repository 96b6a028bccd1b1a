import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { organizationQuery } from '../queries.ts'
import { LeaveOrganization } from './leave-organization.tsx'
import { OrganizationDeletion } from './organization-deletion.tsx'
import { OrganizationFacts } from './organization-facts.tsx'
import { OrganizationInfoForm } from './organization-info-form.tsx'

/** The organization in whose name one works, as far as one's role lets one touch it. */
export function OrganizationSettings({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('organizations')
  const { data: organization, error, refetch } = useQuery(organizationQuery(organizationId))
  if (!organization) {
    return (
      <Section title={t('info.title')}>
        {error ? (
          <LoadFailure title={t('info.failed')} error={error} onRetry={() => refetch()} />
        ) : (
          <Skeleton height={180} radius="lg" />
        )}
      </Section>
    )
  }
  return (
    <>
      <Section
        title={t('info.title')}
        sentence={t(organization.can.edit ? 'info.sentence' : 'info.readOnly', {
          name: organization.name,
        })}
      >
        {organization.can.edit && <OrganizationInfoForm organization={organization} />}
        <OrganizationFacts organization={organization} />
      </Section>
      {organization.can.leave && (
        <Section title={t('leave.title')} sentence={t('leave.sentence')}>
          <LeaveOrganization organization={organization} />
        </Section>
      )}
      {organization.can.delete && (
        <Section title={t('deletion.title')} sentence={t('deletion.sentence')}>
          <OrganizationDeletion organization={organization} />
        </Section>
      )}
    </>
  )
}
