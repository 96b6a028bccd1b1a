import { Button, Checkbox, Flex, Stack, Text, TextInput } from '@mantine/core'
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

interface TakeOptionsProps {
  found: Import
  taking: Taking
  onChange: (taking: Taking) => void
  /** How many come in. */
  count: number
  error: string | undefined
}

/** What comes in besides the questions themselves. */
export function TakeOptions({ found, taking, onChange, count, error }: TakeOptionsProps) {
  const { t } = useTranslation('exchange')
  return (
    <Stack maw={480} mb="xl">
      {found.duplicateCount > 0 && (
        <Checkbox
          label={t('take.withDuplicates', { count: found.duplicateCount })}
          checked={taking.withDuplicates}
          onChange={({ currentTarget: { checked } }) => onChange({ ...taking, withDuplicates: checked })}
        />
      )}
      <Checkbox
        label={t('take.quiz')}
        description={t(found.hasQuiz ? 'take.wholeQuizHint' : 'take.quizHint')}
        checked={taking.makesQuiz}
        onChange={({ currentTarget: { checked } }) => onChange({ ...taking, makesQuiz: checked })}
      />
      {taking.makesQuiz && (
        <TextInput
          label={t('take.quizTitle')}
          maxLength={NAME_MAX}
          error={isTooLong(taking, count) ? t('take.tooLong') : error}
          value={taking.quizTitle}
          onChange={({ currentTarget: { value } }) => onChange({ ...taking, quizTitle: value })}
        />
      )}
    </Stack>
  )
}

interface TakeBarProps {
  taking: Taking
  count: number
  /** How many the plan has room for; nothing where it sets no limit. */
  capacity: number | undefined
  isPending: boolean
  onTake: (atMost: number | null) => void
  onDrop: () => void
}

/** How many come in, and the button for it, at hand wherever one has scrolled to. */
export function TakeBar({ taking, count, capacity = count, isPending, onTake, onDrop }: TakeBarProps) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const fitting = Math.min(count, capacity)
  const isCut = fitting > 0 && fitting < count
  return (
    <Flex
      component="section"
      className={`${classes.bar} card`}
      gap={{ base: 8, md: 12 }}
      align="center"
      wrap="wrap"
      mt="lg"
      p={{ base: '8px 10px', md: '12px 16px' }}
      data-empty={count === 0 || undefined}
      aria-label={t('take.label')}
    >
      {count > 0 && (
        <Button
          onClick={() => onTake(isCut ? fitting : null)}
          loading={isPending}
          disabled={isTooLong(taking, fitting)}
        >
          {isCut
            ? t('take.first', { count: fitting, formatted: formatNumber(locale, fitting) })
            : t('take.action', { count, formatted: formatNumber(locale, count) })}
        </Button>
      )}
      <Button variant="default" onClick={onDrop}>
        {t(count > 0 ? 'take.drop' : 'take.other')}
      </Button>
      {capacity < count && (
        <Text c="var(--warning)" size="xs" role="status">
          {t('take.room', { count: capacity, formatted: formatNumber(locale, capacity) })}
        </Text>
      )}
    </Flex>
  )
}

function isTooLong({ makesQuiz }: Taking, count: number): boolean {
  return makesQuiz && count > QUIZ_QUESTIONS_MAX
}
