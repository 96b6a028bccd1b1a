import { Anchor, Box, Radio, Stack, Switch } from '@mantine/core'
import {
  ANSWERS_SHOWN,
  ANTI_CHEAT_POLICIES,
  type AntiCheatPolicy,
  PAGINGS,
  type QuizOptions,
  SCORE_SHOWN,
} from '@probant/contract/quizzes/form'
import { useTranslation } from 'react-i18next'
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

/** What happens to whoever leaves the page, and how hard that is made. */
export function AntiCheatSettings({ document: { options }, onChange, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz-form')
  const set = (change: Partial<QuizOptions>) => onChange({ options: { ...options, ...change } })
  return (
    <>
      <div>
        <Radio.Group
          label={t('settings.antiCheat.policy')}
          value={options.antiCheat}
          onChange={(antiCheat) => set({ antiCheat: antiCheat as AntiCheatPolicy })}
        >
          <Stack gap="xs" mt={6}>
            {ANTI_CHEAT_POLICIES.map((policy) => (
              <Radio.Card
                key={policy}
                value={policy}
                disabled={isReadOnly}
                className="card choosable"
                display="flex"
                py="sm"
                px={14}
              >
                <Radio.Indicator disabled={isReadOnly} mt={2} me="sm" />
                <span>
                  <Box component="span" display="block" fz="sm" fw={560}>
                    {t(`settings.antiCheat.policies.${policy}`)}
                  </Box>
                  <Box component="span" display="block" c="dimmed" fz="xs" lh={1.45}>
                    {t(`settings.antiCheat.happens.${policy}`)}
                  </Box>
                </span>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
        {/* In another tab: this one holds what is being written. */}
        <Anchor href="/anti-cheat" target="_blank" rel="noopener" display="inline-block" mt={10} fz="xs">
          {t('settings.antiCheat.more')}
        </Anchor>
      </div>
      <OptionSwitch
        label={t('settings.antiCheat.fullScreen')}
        hint={t('settings.antiCheat.fullScreenHint')}
        isOn={options.requiresFullScreen}
        onChange={(requiresFullScreen) => set({ requiresFullScreen })}
        isReadOnly={isReadOnly}
      />
    </>
  )
}

interface ChoiceFieldProps<Value extends string> {
  label: string
  choices: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  hint?: string
  isReadOnly: boolean
}

/** One of a few, each said in words. */
function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  return (
    <Radio.Group
      label={props.label}
      description={props.hint}
      value={props.value}
      onChange={(value) => props.onChange(value as Value)}
    >
      <Stack gap={10} my={6}>
        {props.choices.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} disabled={props.isReadOnly} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

interface OptionSwitchProps {
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isReadOnly: boolean
}

function OptionSwitch({ label, hint, isOn, onChange, isReadOnly }: OptionSwitchProps) {
  return (
    <Switch
      label={label}
      description={hint}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      disabled={isReadOnly}
    />
  )
}
