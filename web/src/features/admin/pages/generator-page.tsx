import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { GeneratorSettings } from '../components/generator/generator-settings.tsx'
import { GeneratorTrial } from '../components/generator/generator-trial.tsx'
import { GeneratorVariables } from '../components/generator/generator-variables.tsx'
import { generatorSettingsQuery } from '../queries.ts'

export function GeneratorPage() {
  const { t } = useTranslation('admin-generator')
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Section title={t('active')} sentence={t('activeSentence')}>
        <Active />
      </Section>
      <Section title={t('test')} sentence={t('testSentence')}>
        <GeneratorTrial />
      </Section>
      <Section title={t('configure')} sentence={t('configureSentence')}>
        <GeneratorVariables />
      </Section>
    </>
  )
}

function Active() {
  const { t } = useTranslation(['admin-generator', 'common'])
  const { data: settings, error, refetch } = useQuery(generatorSettingsQuery)
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  if (settings) return <GeneratorSettings settings={settings} />
  return (
    <Stack role="status" aria-label={t('common:loading')}>
      <Skeleton height={24} width="60%" />
      <Skeleton height={24} width="40%" />
      <Skeleton height={24} width="50%" />
    </Stack>
  )
}
