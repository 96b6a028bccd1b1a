import { Box, Button, Skeleton, Stack, Textarea, TextInput } from '@mantine/core'
import { type Organization, updateOrganization } from '@probant/contract/organizations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { DeletionButton } from '#web/components/form/deletion-form.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { Fact } from '#web/components/layout/fact.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useUpdateOrganization } from '../mutations.ts'
import { organizationQuery } from '../queries.ts'
import { LeaveOrganization, OrganizationDeletionForm } from './leaving.tsx'

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

function OrganizationDeletion({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  return (
    <DeletionButton label={t('deletion.open')} title={t('deletion.dialogTitle', { name: organization.name })}>
      {(close) => <OrganizationDeletionForm organization={organization} onCancel={close} />}
    </DeletionButton>
  )
}

/** What everyone in the organization may know of it; name and description where one can't change them above. */
function OrganizationFacts({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  const { name, description, owner, memberCount, createdAt, role, can } = organization
  const facts = [
    ...(can.edit ? [] : [{ label: t('info.name'), value: name }]),
    ...(can.edit || !description ? [] : [{ label: t('info.description'), value: description }]),
    { label: t('info.owner'), value: `${owner.username} (${owner.email})` },
    { label: t('info.role'), value: t(`roles.${role}`) },
    { label: t('info.memberCount'), value: formatNumber(locale, memberCount) },
    { label: t('info.since'), value: formatDate(locale, createdAt) },
  ]
  return (
    <Box component="dl" m={0} mt={can.edit ? 'lg' : 0}>
      {facts.map(({ label, value }) => (
        <Fact key={label} name={label} width={128} py={6} style={{ whiteSpace: 'pre-line' }}>
          {value}
        </Fact>
      ))}
    </Box>
  )
}

function OrganizationInfoForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organizations')
  const update = useUpdateOrganization(organization.id)
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: updateOrganization.schema.body,
    initialValues: { name: organization.name, description: organization.description },
  })
  const send = onSubmit(async (values) => {
    const { name, description } = await update.mutateAsync(values)
    form.setInitialValues({ name, description })
    form.reset()
    toast.success(t('info.saved'))
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <TextInput {...form.getInputProps('name')} label={t('info.name')} autoComplete="organization" />
        <Textarea
          {...form.getInputProps('description')}
          label={t('info.description')}
          autosize
          minRows={2}
          maxRows={8}
        />
        <FormAlert>{alert}</FormAlert>
        <div>
          <Button type="submit" variant="default" loading={isSending}>
            {t('info.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
