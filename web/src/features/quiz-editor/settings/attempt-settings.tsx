import { NumberInput, Radio, Select, Stack } from '@mantine/core'
import { ATTEMPT_PAUSE_MINUTES_MAX, ATTEMPTS_MAX } from '@probant/contract/limits'
import { type Attempts, COUNTINGS, type Counting, ONE_ATTEMPT } from '@probant/contract/quizzes/attempts'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import { useTranslation } from 'react-i18next'

interface AttemptSettingsProps {
  options: QuizOptions
  set: (change: Partial<QuizOptions>) => void
  isReadOnly: boolean
}

const HOW_OFTEN = ['one', 'several', 'until_passed'] as const
type HowOften = (typeof HOW_OFTEN)[number]

/** Where somebody chooses more than one, and nothing else. */
const USUAL_MOST = 3
const USUAL_PASS_MARK = 50

/** How often the quiz may be taken; what else there is to say of it only where that is more than once. */
export function AttemptSettings({ options, set, isReadOnly }: AttemptSettingsProps) {
  const { t } = useTranslation('quiz')
  const { attempts, passPercent } = options
  const change = (changed: Partial<Attempts>) => set({ attempts: { ...attempts, ...changed } })
  const number = (value: string | number, use: (whole: number) => void) => {
    if (Number.isInteger(value)) use(Number(value))
  }
  const choose = (howOften: HowOften) => {
    if (howOften === 'one') return set({ attempts: ONE_ATTEMPT })
    const untilPassed = howOften === 'until_passed'
    const most = attempts.most > 1 ? attempts.most : USUAL_MOST
    set({
      attempts: { ...attempts, most, untilPassed },
      passPercent: untilPassed ? (passPercent ?? USUAL_PASS_MARK) : passPercent,
    })
  }
  return (
    <>
      <Radio.Group
        label={t('form.settings.attempts.label')}
        description={attempts.most > 1 ? t('form.settings.attempts.hint') : undefined}
        value={howOftenIn(attempts)}
        onChange={(value) => choose(value as HowOften)}
      >
        <Stack gap={10} my={6}>
          {HOW_OFTEN.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`form.settings.attempts.howOften.${value}`)}
              disabled={isReadOnly}
            />
          ))}
        </Stack>
      </Radio.Group>
      {attempts.most > 1 && (
        <>
          <NumberInput
            label={t('form.settings.attempts.most')}
            value={attempts.most}
            onChange={(value) => number(value, (most) => change({ most }))}
            min={2}
            max={ATTEMPTS_MAX}
            clampBehavior="strict"
            allowDecimal={false}
            maw={260}
            disabled={isReadOnly}
          />
          <Select
            label={t('form.settings.attempts.counting')}
            data={COUNTINGS.map((value) => ({
              value,
              label: t(`form.settings.attempts.countings.${value}`),
            }))}
            value={attempts.counting}
            onChange={(counting) => counting && change({ counting: counting as Counting })}
            allowDeselect={false}
            maw={260}
            disabled={isReadOnly}
          />
          <NumberInput
            label={t('form.settings.attempts.pause')}
            description={t('form.settings.attempts.pauseHint')}
            value={attempts.pauseMinutes}
            onChange={(value) => number(value, (pauseMinutes) => change({ pauseMinutes }))}
            min={0}
            max={ATTEMPT_PAUSE_MINUTES_MAX}
            clampBehavior="strict"
            allowDecimal={false}
            maw={260}
            disabled={isReadOnly}
          />
        </>
      )}
    </>
  )
}

function howOftenIn({ most, untilPassed }: Attempts): HowOften {
  if (most === 1) return 'one'
  return untilPassed ? 'until_passed' : 'several'
}
