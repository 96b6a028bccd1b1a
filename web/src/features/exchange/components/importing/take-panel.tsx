import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import type { Import } from '@probant/contract/exchange/import'
import { NAME_MAX, QUIZ_QUESTIONS_MAX } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './take-panel.module.css'

export interface Taking {
  withDuplicates: boolean
  makesQuiz: boolean
  quizTitle: string
}

interface TakePanelProps {
  found: Import
  taking: Taking
  onChange: (taking: Taking) => void
  /** How many come in. */
  count: number
  /** How many the plan has room for; nothing where it sets no limit. */
  room: number | undefined
  error: string | undefined
  isPending: boolean
  onTake: () => void
  onDrop: () => void
}

/** How many come in, with what, and the button for it. */
export function TakePanel({ found, taking, onChange, count, room, error, ...rest }: TakePanelProps) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const { isPending, onTake, onDrop } = rest
  const isTooMany = room !== undefined && count > room
  const isTooLong = taking.makesQuiz && count > QUIZ_QUESTIONS_MAX
  return (
    <section className={classes.panel} aria-label={t('take.label')}>
      {found.duplicateCount > 0 && (
        <Checkbox
          label={t('take.withDuplicates', { count: found.duplicateCount })}
          checked={taking.withDuplicates}
          onChange={({ currentTarget: { checked } }) => onChange({ ...taking, withDuplicates: checked })}
        />
      )}
      <Checkbox
        label={t('take.quiz')}
        description={t('take.quizHint')}
        checked={taking.makesQuiz}
        onChange={({ currentTarget: { checked } }) => onChange({ ...taking, makesQuiz: checked })}
      />
      {taking.makesQuiz && (
        <TextInput
          label={t('take.quizTitle')}
          maxLength={NAME_MAX}
          error={isTooLong ? t('take.tooLong') : error}
          value={taking.quizTitle}
          onChange={({ currentTarget: { value } }) => onChange({ ...taking, quizTitle: value })}
        />
      )}
      {isTooMany && (
        <p className={classes.room} role="status">
          {t('take.room', { count: room, formatted: formatNumber(locale, room) })}
        </p>
      )}
      <Group gap={12}>
        <Button onClick={onTake} loading={isPending} disabled={count === 0 || isTooLong}>
          {t('take.action', { count, formatted: formatNumber(locale, count) })}
        </Button>
        <Button variant="default" onClick={onDrop}>
          {t('take.drop')}
        </Button>
      </Group>
    </section>
  )
}
