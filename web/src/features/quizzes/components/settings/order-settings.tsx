import { PAGINGS, type QuizOptions } from '@probant/contract/quizzes/form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from './choice-field.tsx'
import { OptionSwitch } from './option-switch.tsx'
import type { SettingsProps } from './settings-panel.tsx'

/** What stands where, and how one gets from one question to the next. */
export function OrderSettings({ document: { options }, onChange, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const set = (change: Partial<QuizOptions>) => onChange({ options: { ...options, ...change } })
  return (
    <>
      <OptionSwitch
        label={t('settings.order.shufflesQuestions')}
        hint={t('settings.order.shufflesQuestionsHint')}
        isOn={options.shufflesQuestions}
        onChange={(shufflesQuestions) => set({ shufflesQuestions })}
        isReadOnly={isReadOnly}
      />
      <OptionSwitch
        label={t('settings.order.shufflesAnswers')}
        hint={t('settings.order.shufflesAnswersHint')}
        isOn={options.shufflesAnswers}
        onChange={(shufflesAnswers) => set({ shufflesAnswers })}
        isReadOnly={isReadOnly}
      />
      <ChoiceField
        label={t('settings.order.paging')}
        choices={PAGINGS.map((value) => ({ value, label: t(`settings.order.${value}`) }))}
        value={options.paging}
        onChange={(paging) => set({ paging })}
        isReadOnly={isReadOnly}
      />
      {/* On one page there is nothing to go back to. */}
      {options.paging === 'one' && (
        <OptionSwitch
          label={t('settings.order.canGoBack')}
          hint={t('settings.order.canGoBackHint')}
          isOn={options.canGoBack}
          onChange={(canGoBack) => set({ canGoBack })}
          isReadOnly={isReadOnly}
        />
      )}
    </>
  )
}
