import { Alert, Button, Stack } from '@mantine/core'
import type { tryGenerator } from '@probant/contract/admin/generator'
import type { ResponseOf } from '@probant/contract/endpoint'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useTryGenerator } from '../../mutations.ts'
import classes from './generator.module.css'

/** One click asks for one question, and says how that went. */
export function GeneratorTrial() {
  const { t } = useTranslation('admin-generator')
  const trial = useTryGenerator()
  return (
    <Stack align="flex-start">
      <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
        {t('try')}
      </Button>
      <div role="status" className={classes.result}>
        {trial.isPending && t('trying')}
        {trial.data && !trial.isPending && <Outcome trial={trial.data} />}
      </div>
      <FormAlert>{trial.error?.message}</FormAlert>
    </Stack>
  )
}

function Outcome({ trial }: { trial: ResponseOf<typeof tryGenerator> }) {
  const { t } = useTranslation('admin-generator')
  const locale = useLocale()
  const { isWorking, message } = trial
  const Icon = isWorking ? IconCheck : IconAlertTriangle
  const milliseconds = formatNumber(locale, trial.milliseconds)
  return (
    <Alert
      color={isWorking ? 'green' : 'red'}
      title={t(isWorking ? 'works' : 'fails')}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
    >
      <p className={classes.took}>{t(isWorking ? 'took' : 'gaveUp', { milliseconds })}</p>
      {isWorking && <p className={classes.came}>{t('came')}</p>}
      <p className={isWorking ? classes.question : classes.took}>{message}</p>
    </Alert>
  )
}
