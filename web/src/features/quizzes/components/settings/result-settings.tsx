import { ANSWERS_SHOWN, type QuizOptions, SCORE_SHOWN } from '@probant/contract/quizzes/form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from './choice-field.tsx'
import type { SettingsProps } from './settings-panel.tsx'

/** What participants see of their result, and when. */
export function ResultSettings({ document: { options }, onChange, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const set = (change: Partial<QuizOptions>) => onChange({ options: { ...options, ...change } })
  return (
    <>
      <ChoiceField
        label={t('settings.results.score')}
        choices={SCORE_SHOWN.map((value) => ({ value, label: t(`settings.results.scores.${value}`) }))}
        value={options.scoreShown}
        onChange={(scoreShown) => set({ scoreShown })}
        hint={options.scoreShown === 'at_once' ? t('settings.results.scoreHint') : undefined}
        isReadOnly={isReadOnly}
      />
      <ChoiceField
        label={t('settings.results.answers')}
        choices={ANSWERS_SHOWN.map((value) => ({
          value,
          label: t(`settings.results.answersShown.${value}`),
        }))}
        value={options.answersShown}
        onChange={(answersShown) => set({ answersShown })}
        hint={options.answersShown === 'after_finishing' ? t('settings.results.answersHint') : undefined}
        isReadOnly={isReadOnly}
      />
    </>
  )
}
