import { Skeleton, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { generatorQuery } from '#web/features/generation/queries.ts'
import { GeneratorSettingsForm } from '../components/generator/generator-settings-form.tsx'
import { NamedGenerator } from '../components/generator/named-generator.tsx'
import { WhatIsSent } from '../components/generator/what-is-sent.tsx'
import { generatorSettingsQuery } from '../queries.ts'

export function GeneratorPage() {
  const { t } = useTranslation('admin')
  return (
    <>
      <PageHeader title={t('generator.title')} sentence={t('generator.sentence')} />
      <Settings />
      <WhatIsSent />
    </>
  )
}

/** To be chosen, unless the environment has done so. */
function Settings() {
  const { t } = useTranslation(['admin', 'common'])
  const queryClient = useQueryClient()
  const { data: settings, error, refetch } = useQuery(generatorSettingsQuery)
  if (error) return <LoadFailure title={t('generator.failed')} error={error} onRetry={() => refetch()} />
  if (settings) {
    const isNamed = settings.environment.generator.length > 0
    if (isNamed) return <NamedGenerator settings={settings} />
    return <GeneratorSettingsForm settings={settings} onSaved={forgetWhoItWas} />
  }
  return (
    <Stack role="status" aria-label={t('common:loading')} my="xl">
      <Skeleton height={160} />
      <Skeleton height={96} />
    </Stack>
  )

  /** It is named where questions are asked for, and in the privacy policy. */
  async function forgetWhoItWas(): Promise<void> {
    const named = [generatorQuery.queryKey, siteQuery.queryKey]
    await Promise.all(named.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
