import { Alert, Box } from '@mantine/core'
import type { GeneratorSettings } from '@probant/contract/admin/generator'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Fact } from '#web/components/layout/fact.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { useTryGenerator } from '../../mutations.ts'
import { Trial } from './trial.tsx'

/** What the environment has named: to be looked at and tried, and changed there alone. */
export function NamedGenerator({ settings: { active, environment } }: { settings: GeneratorSettings }) {
  const { t } = useTranslation('admin')
  const trial = useTryGenerator()
  const { provider, model, host, hasKey, checksKeys } = active
  const names = environment.generator
  return (
    <>
      <Section title={t('generator.active')}>
        <Alert
          title={t('generator.environment.title')}
          icon={<IconLock size={20} stroke={1.5} aria-hidden="true" />}
          mb="lg"
        >
          {t('generator.environment.sentence', { count: names.length, variables: names.join(', ') })}
        </Alert>
        <Box component="dl" m={0}>
          <Fact name={t('generator.provider')}>{t(`generator.providers.${provider}`)}</Fact>
          <Fact name={t('generator.model')}>{model ?? t('generator.noModel')}</Fact>
          <Fact name={t('generator.host')}>{host ?? t('generator.noHost')}</Fact>
          {provider !== 'builtin' && (
            <>
              <Fact name={t('generator.key')}>{t(hasKey ? 'generator.hasKey' : 'generator.noKey')}</Fact>
              <Fact name={t('generator.check')}>
                {t(checksKeys ? 'generator.isChecked' : 'generator.isUnchecked')}
              </Fact>
            </>
          )}
        </Box>
      </Section>
      <Section title={t('generator.testTitle')} sentence={t('generator.testActive')}>
        <Trial
          isPending={trial.isPending}
          outcome={trial.data}
          refusal={trial.error?.message}
          onTry={() => trial.mutate()}
        />
      </Section>
    </>
  )
}
