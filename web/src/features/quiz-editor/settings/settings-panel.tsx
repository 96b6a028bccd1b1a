import { Accordion, Box, Paper, Textarea, Title } from '@mantine/core'
import { INSTRUCTIONS_MAX } from '@probant/contract/limits'
import type { Obstacle } from '@probant/contract/quizzes/readiness'
import {
  type Icon,
  IconArrowsShuffle,
  IconCalendar,
  IconChecklist,
  IconNotes,
  IconShield,
} from '@tabler/icons-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { QuizSettings } from '../document/document.ts'
import { AntiCheatSettings, OrderSettings, ResultSettings } from './option-settings.tsx'
import classes from './settings-panel.module.css'
import { useSettingsWords } from './settings-words.ts'
import { WhenSettings } from './when-settings.tsx'

export interface SettingsProps {
  document: QuizSettings
  onChange: (change: Partial<QuizSettings>) => void
  obstacles: Obstacle[]
  /** What was wrong with a field when it was last sent, in words. */
  fieldErrors: Record<string, string>
  isReadOnly: boolean
  /** Participants may see it: what is changed holds as soon as it is saved. */
  isPublished: boolean
}

/** Everything but the questions, in plain sentences; a folded group says in one line what is set in it. */
export const SettingsPanel = memo(function SettingsPanel(props: SettingsProps) {
  const { t } = useTranslation('quiz')
  const words = useSettingsWords(props.document)
  const headingId = useId()
  // A quiz can't be published without an end: until it has one, that is what one looks for.
  const [unfolded, setUnfolded] = useState(props.document.endsAt ? [] : ['when'])
  return (
    <Paper aria-labelledby={headingId} component="section" withBorder>
      <Title order={2} size="h4" id={headingId} pt="md" pb={4} px={20}>
        {t('form.settings.title')}
      </Title>
      <Accordion
        multiple
        order={3}
        value={unfolded}
        onChange={setUnfolded}
        chevronIconSize={18}
        classNames={classes}
      >
        <SettingsGroup name="when" icon={IconCalendar} words={words}>
          <WhenSettings {...props} />
        </SettingsGroup>
        <SettingsGroup name="instructions" icon={IconNotes} words={words}>
          <InstructionsField {...props} />
        </SettingsGroup>
        <SettingsGroup name="order" icon={IconArrowsShuffle} words={words}>
          <OrderSettings {...props} />
        </SettingsGroup>
        <SettingsGroup name="results" icon={IconChecklist} words={words}>
          <ResultSettings {...props} />
        </SettingsGroup>
        <SettingsGroup name="antiCheat" icon={IconShield} words={words}>
          <AntiCheatSettings {...props} />
        </SettingsGroup>
      </Accordion>
    </Paper>
  )
})

type Words = ReturnType<typeof useSettingsWords>

interface SettingsGroupProps {
  name: keyof Words
  icon: Icon
  /** What is set, for as long as it is folded. */
  words: Words
  children: ReactNode
}

function SettingsGroup({ name, icon: GroupIcon, words, children }: SettingsGroupProps) {
  const { t } = useTranslation('quiz')
  return (
    <Accordion.Item value={name}>
      <Accordion.Control icon={<GroupIcon size={20} stroke={1.5} aria-hidden="true" />}>
        <Box component="span" display="block" fz="sm" fw={560}>
          {t(`form.settings.${name}.title`)}
        </Box>
        <Box component="span" className={`${classes.summary} breakable`} c="dimmed" fz="xs" lh={1.45}>
          {words[name]}
        </Box>
      </Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}

function InstructionsField({ document, onChange, fieldErrors, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const isTooLong = document.instructions.trim().length > INSTRUCTIONS_MAX
  return (
    <Textarea
      data-path="instructions"
      label={t('form.settings.instructions.label')}
      description={t('form.settings.instructions.hint')}
      placeholder={t('form.settings.instructions.placeholder')}
      value={document.instructions}
      onChange={(event) => onChange({ instructions: event.currentTarget.value })}
      error={isTooLong ? fieldSentence(locale, 'textTooLong') : fieldErrors.instructions}
      lang={document.language}
      autosize
      minRows={4}
      maxRows={16}
      readOnly={isReadOnly}
    />
  )
}
