import { Radio, Select, Stack } from '@mantine/core'
import { ATTEMPTS_MAX } from '@probant/contract/limits'
import { type Attempts, COUNTINGS, type Counting, ONE_ATTEMPT } from '@probant/contract/quizzes/attempts'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { PauseField } from './pause-field.tsx'
import { WholeNumber } from './whole-number.tsx'

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
  const locale = useLocale()
  const { attempts, passPercent, scoreShown } = options
  // Nobody would know when they are through; whatever is wrong so already says it as an error.
  const waitsForScore = scoreShown === 'on_release'
  const change = (changed: Partial<Attempts>) => set({ attempts: { ...attempts, ...changed } })
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
        error={waitsForScore && attempts.untilPassed && fieldSentence(locale, 'untilPassedNeedsScore')}
        value={howOftenIn(attempts)}
        onChange={(value) => choose(value as HowOften)}
      >
        <Stack gap={10} my={6}>
          {HOW_OFTEN.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`form.settings.attempts.howOften.${value}`)}
              description={
                value === 'until_passed' && waitsForScore && !isReadOnly
                  ? t('form.settings.attempts.needsScore')
                  : undefined
              }
              disabled={isReadOnly || (value === 'until_passed' && waitsForScore)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {attempts.most > 1 && (
        <>
          <WholeNumber
            label={t('form.settings.attempts.most')}
            value={attempts.most}
            onChange={(most) => change({ most })}
            min={2}
            max={ATTEMPTS_MAX}
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
          <PauseField
            minutes={attempts.pauseMinutes}
            onChange={(pauseMinutes) => change({ pauseMinutes })}
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
