import { Alert, Box, Button, Flex, Skeleton, Stack, Text } from '@mantine/core'
import type { GeneratorSettings as Settings, tryGenerator } from '@probant/contract/admin/generator'
import type { ResponseOf } from '@probant/contract/endpoint'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useTryGenerator } from '../mutations.ts'
import { generatorSettingsQuery } from '../queries.ts'

export function GeneratorPage() {
  const { t } = useTranslation('admin')
  return (
    <>
      <PageHeader title={t('generator.title')} sentence={t('generator.sentence')} />
      <Section title={t('generator.active')} sentence={t('generator.activeSentence')}>
        <Active />
      </Section>
      <Section title={t('generator.test')} sentence={t('generator.testSentence')}>
        <GeneratorTrial />
      </Section>
      <Section title={t('generator.configure')} sentence={t('generator.configureSentence')}>
        <GeneratorVariables />
      </Section>
    </>
  )
}

function Active() {
  const { t } = useTranslation(['admin', 'common'])
  const { data: settings, error, refetch } = useQuery(generatorSettingsQuery)
  if (error) return <LoadFailure title={t('generator.failed')} error={error} onRetry={() => refetch()} />
  if (settings) return <GeneratorSettings settings={settings} />
  return (
    <Stack role="status" aria-label={t('common:loading')}>
      <Skeleton height={24} width="60%" />
      <Skeleton height={24} width="40%" />
      <Skeleton height={24} width="50%" />
    </Stack>
  )
}

const VARIABLES = [
  'AI_PROVIDER',
  'AI_MODEL',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_GGUF_PATH',
  'AI_TIMEOUT_TOTAL_MS',
  'AI_MAX_RETRIES',
  'AI_CHECK',
] as const

/** What to set to have another one. */
function GeneratorVariables() {
  const { t } = useTranslation('admin')
  return (
    <Flex component="dl" direction="column" gap="md" m={0}>
      {VARIABLES.map((name) => (
        <div key={name}>
          <Box component="dt" className="breakable" fw={560}>
            <code>{name}</code>
          </Box>
          <Box component="dd" mt={2} mb={0} mx={0} c="dimmed">
            {t(`generator.variables.${name}`)}
          </Box>
        </div>
      ))}
    </Flex>
  )
}

/** Which provider is active, as far as anybody may see it. */
function GeneratorSettings({ settings }: { settings: Settings }) {
  const { t } = useTranslation('admin')
  const { provider, model, host, hasKey } = settings
  const isBuiltin = provider === 'builtin'
  return (
    <>
      <SideBySide component="dl" of="max-content minmax(0, 1fr)" gap="8px 24px" m={0}>
        <Box component="dt" c="dimmed">
          {t('generator.provider')}
        </Box>
        <Box component="dd" className="breakable" m={0} fw={560}>
          {t(`generator.providers.${provider}`)}
        </Box>
        <Box component="dt" c="dimmed">
          {t('generator.model')}
        </Box>
        <Box component="dd" className="breakable" m={0} fw={560}>
          {model ?? t('generator.noModel')}
        </Box>
        <Box component="dt" c="dimmed">
          {t('generator.host')}
        </Box>
        <Box component="dd" className="breakable" m={0} fw={560}>
          {host ?? t('generator.noHost')}
        </Box>
        {!isBuiltin && (
          <>
            <Box component="dt" c="dimmed">
              {t('generator.key')}
            </Box>
            <Box component="dd" className="breakable" m={0} fw={560}>
              {t(hasKey ? 'generator.hasKey' : 'generator.noKey')}
            </Box>
          </>
        )}
      </SideBySide>
      <Text mt="md" c="dimmed">
        {t(`generator.explained.${kindOf(settings)}`)}
      </Text>
    </>
  )
}

function kindOf({ provider }: Settings): 'builtin' | 'local' | 'model' {
  if (provider === 'builtin') return 'builtin'
  return provider === 'llamacpp' ? 'local' : 'model'
}

/** One click asks for one question, and says how that went. */
function GeneratorTrial() {
  const { t } = useTranslation('admin')
  const trial = useTryGenerator()
  return (
    <Stack align="flex-start">
      <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
        {t('generator.try')}
      </Button>
      <Box role="status" className="filled" w="100%">
        {trial.isPending && t('generator.trying')}
        {trial.data && !trial.isPending && <Outcome trial={trial.data} />}
      </Box>
      <FormAlert>{trial.error?.message}</FormAlert>
    </Stack>
  )
}

function Outcome({ trial }: { trial: ResponseOf<typeof tryGenerator> }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { isWorking, message } = trial
  const Icon = isWorking ? IconCheck : IconAlertTriangle
  const milliseconds = formatNumber(locale, trial.milliseconds)
  return (
    <Alert
      color={isWorking ? 'green' : 'red'}
      title={t(isWorking ? 'generator.works' : 'generator.fails')}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
    >
      <Text>{t(isWorking ? 'generator.took' : 'generator.gaveUp', { milliseconds })}</Text>
      {isWorking && (
        <Text mt="sm" size="xs" fw={560}>
          {t('generator.came')}
        </Text>
      )}
      <Text {...(isWorking && { mt: 2, ff: 'var(--font-paper)', size: 'md' })}>{message}</Text>
    </Alert>
  )
}
