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
import { PassMarkField } from '#web/components/scale/pass-mark-field.tsx'
import { ScaleFields } from '#web/components/scale/scale-fields.tsx'
import { AttemptSettings } from './attempt-settings.tsx'
import { CertificateFields } from './certificate-fields.tsx'
import type { SettingsProps } from './settings-panel.tsx'

/** What stands where, and how one gets from one question to the next. */
export function OrderSettings(props: SettingsProps) {
  const { t } = useTranslation('quiz')
  return (
    <>
      <OptionSwitch
        {...props}
        name="shufflesQuestions"
        label={t('form.settings.order.shufflesQuestions')}
        hint={t('form.settings.order.shufflesQuestionsHint')}
      />
      <OptionSwitch
        {...props}
        name="shufflesAnswers"
        label={t('form.settings.order.shufflesAnswers')}
        hint={t('form.settings.order.shufflesAnswersHint')}
      />
      <ChoiceField
        {...props}
        name="paging"
        label={t('form.settings.order.paging')}
        choices={PAGINGS.map((value) => ({ value, label: t(`form.settings.order.${value}`) }))}
      />
      {/* On one page there is nothing to go back to. */}
      {props.document.options.paging === 'one' && (
        <OptionSwitch
          {...props}
          name="canGoBack"
          label={t('form.settings.order.canGoBack')}
          hint={t('form.settings.order.canGoBackHint')}
        />
      )}
    </>
  )
}

/** What participants see of their result, and when. */
export function ResultSettings(props: SettingsProps) {
  const { t } = useTranslation('quiz')
  const { options, set } = optionsOf(props)
  const { scoreShown, answersShown, scale, passPercent, attempts } = options
  return (
    <>
      <ChoiceField
        {...props}
        name="scoreShown"
        label={t('form.settings.results.score')}
        choices={SCORE_SHOWN.map((value) => ({
          value,
          label: t(`form.settings.results.scores.${value}`),
          barred:
            value === 'on_release' && attempts.untilPassed
              ? t('form.settings.results.notUntilPassed')
              : undefined,
        }))}
        hint={scoreShown === 'at_once' ? t('form.settings.results.scoreHint') : undefined}
      />
      <ChoiceField
        {...props}
        name="answersShown"
        label={t('form.settings.results.answers')}
        choices={ANSWERS_SHOWN.map((value) => ({
          value,
          label: t(`form.settings.results.answersShown.${value}`),
        }))}
        hint={answersShown === 'after_finishing' ? t('form.settings.results.answersHint') : undefined}
      />
      <ScaleFields
        scale={scale}
        inherited={t('form.settings.results.asWorkspace')}
        onChange={(scale) => set({ scale })}
        isReadOnly={props.isReadOnly}
      />
      <PassMarkField
        passPercent={passPercent}
        onChange={(passPercent) => set(passPercent === null ? withoutPassMark(options) : { passPercent })}
        isReadOnly={props.isReadOnly}
      />
      <CertificateFields
        options={options}
        inherited={passPercent ?? (scale?.kind === 'passed' ? scale.from : null)}
        onChange={set}
        isReadOnly={props.isReadOnly}
      />
      <OptionSwitch
        {...props}
        name="resultByLink"
        label={t('form.settings.results.byLink')}
        hint={t('form.settings.results.byLinkHint')}
      />
      <AttemptSettings {...{ options, set }} isReadOnly={props.isReadOnly} />
    </>
  )
}

/** What happens to whoever leaves the page, and how hard that is made. */
export function AntiCheatSettings(props: SettingsProps) {
  const { t } = useTranslation('quiz')
  const { options, set } = optionsOf(props)
  const { isReadOnly } = props
  return (
    <>
      <div>
        <Radio.Group
          label={t('form.settings.antiCheat.policy')}
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
                    {t(`form.settings.antiCheat.policies.${policy}`)}
                  </Box>
                  <Box component="span" display="block" c="dimmed" fz="xs" lh={1.45}>
                    {t(`form.settings.antiCheat.happens.${policy}`)}
                  </Box>
                </span>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
        {/* In another tab: this one holds what is being written. */}
        <Anchor href="/anti-cheat" target="_blank" rel="noopener" display="inline-block" mt={10} fz="xs">
          {t('form.settings.antiCheat.more')}
        </Anchor>
      </div>
      <OptionSwitch
        {...props}
        name="requiresFullScreen"
        label={t('form.settings.antiCheat.fullScreen')}
        hint={t('form.settings.antiCheat.fullScreenHint')}
      />
    </>
  )
}

/** Nobody passes: then there is nothing to give for it, and nobody is through by it. */
function withoutPassMark({ attempts }: QuizOptions): Partial<QuizOptions> {
  return { passPercent: null, certificate: null, attempts: { ...attempts, untilPassed: false } }
}

function optionsOf({ document: { options }, onChange }: SettingsProps) {
  const set = (change: Partial<QuizOptions>) => onChange({ options: { ...options, ...change } })
  return { options, set }
}

interface ChoiceFieldProps extends SettingsProps {
  name: 'paging' | 'scoreShown' | 'answersShown'
  label: string
  /** `barred`: why it can't be chosen as the rest stands. */
  choices: { value: string; label: string; barred?: string }[]
  hint?: string
}

/** One of a few, each said in words. */
function ChoiceField({ name, label, choices, hint, ...props }: ChoiceFieldProps) {
  const { options, set } = optionsOf(props)
  return (
    <Radio.Group
      label={label}
      description={hint}
      value={options[name]}
      onChange={(value) => set({ [name]: value })}
    >
      <Stack gap={10} my={6}>
        {choices.map(({ value, label, barred }) => (
          <Radio
            key={value}
            value={value}
            label={label}
            description={props.isReadOnly ? undefined : barred}
            disabled={props.isReadOnly || barred !== undefined}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

interface OptionSwitchProps extends SettingsProps {
  name: 'shufflesQuestions' | 'shufflesAnswers' | 'canGoBack' | 'requiresFullScreen' | 'resultByLink'
  label: string
  hint: string
}

function OptionSwitch({ name, label, hint, ...props }: OptionSwitchProps) {
  const { options, set } = optionsOf(props)
  return (
    <Switch
      label={label}
      description={hint}
      checked={options[name]}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
      disabled={props.isReadOnly}
    />
  )
}
