import { Button, Input, SegmentedControl, Switch, Title } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { KEY_CHOICES, PRINT_VERSIONS, type PrintSearch } from '../search.ts'
import classes from './print-choices.module.css'

interface PrintChoicesProps {
  quizId: string
  search: PrintSearch
  onChange: (change: PrintSearch) => void
  /** Nothing as long as there is nothing to print. */
  onPrint: (() => void) | undefined
}

/** What is decided before printing; the printer never sees it. */
export function PrintChoices({ quizId, search, onChange, onPrint }: PrintChoicesProps) {
  const { t } = useTranslation('quiz-view')
  const { version = 'written', key = 'none', large } = search
  const id = useId()
  return (
    <div className={classes.choices}>
      <Link to="/dashboard/view/$quizId" params={{ quizId }} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
        {t('print.back')}
      </Link>
      <Title order={1} size="h3" className={classes.title}>
        {t('print.title')}
      </Title>
      <Input.Wrapper
        label={t('print.version')}
        labelElement="div"
        labelProps={{ id: `${id}-version` }}
        description={t('print.versionHint')}
        descriptionProps={{ mt: 6 }}
      >
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-version`}
          value={version}
          onChange={(chosen) => onChange({ version: chosen })}
          data={PRINT_VERSIONS.map((value) => ({ value, label: t(`print.versions.${value}`) }))}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t('print.key')} labelElement="div" labelProps={{ id: `${id}-key` }}>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-key`}
          value={key}
          onChange={(chosen) => onChange({ key: chosen })}
          data={KEY_CHOICES.map((value) => ({ value, label: t(`print.keys.${value}`) }))}
        />
      </Input.Wrapper>
      <Switch
        label={t('print.large')}
        checked={large === 'yes'}
        onChange={(event) => onChange({ large: event.currentTarget.checked ? 'yes' : undefined })}
      />
      <Button
        fullWidth
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
        disabled={!onPrint}
        onClick={onPrint}
      >
        {t('print.print')}
      </Button>
      <p className={classes.hint}>{t('print.hint')}</p>
    </div>
  )
}
