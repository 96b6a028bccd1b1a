import { Autocomplete, type AutocompleteProps, Button, Chip, Group, NativeSelect } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { QUESTION_TITLE_MIN } from '@probant/contract/limits'
import { LOCALES } from '@probant/contract/locales'
import { DIFFICULTIES, QUESTION_TYPES } from '@probant/contract/questions/form'
import { shownLength } from '@probant/contract/questions/shown-length'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { useSubjects } from '../../queries.ts'
import { MarkdownField } from './markdown-field.tsx'
import classes from './question-editor.module.css'
import type { FieldsOf } from './use-question-editor.ts'

/** What every type of question has. */
export function CommonFields({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation(['questions', 'common'])
  const kindName = useKindName()
  const isShort = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const title = form.getInputProps('title')
  const hint = useTitleHint(form.getValues().title)
  return (
    <>
      <Chip.Group
        value={form.getValues().type}
        onChange={(type) => form.setFieldValue('type', type as never)}
      >
        <Group gap="xs" role="radiogroup" aria-label={t('editor.type')}>
          {QUESTION_TYPES.map((type) => (
            <Chip key={type} value={type}>
              {kindName(type)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <SideBySide
        className={classes.row}
        of={isShort ? '1fr 1fr' : 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)'}
        align="start"
      >
        <SubjectField {...form.getInputProps('subject')} />
        <NativeSelect
          {...form.getInputProps('difficulty')}
          label={t('editor.difficulty')}
          data={DIFFICULTIES.map((value) => ({ value, label: t(`difficulties.${value}`) }))}
        />
        <NativeSelect
          {...form.getInputProps('language')}
          label={t('editor.language')}
          data={LOCALES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        />
      </SideBySide>
      <MarkdownField
        {...title}
        label={t('editor.title')}
        // What is wrong with it is said once.
        description={title.error ? t('editor.titleMarkdown') : hint}
        lang={form.getValues().language}
        autoFocus
      />
    </>
  )
}

/** How many characters are still missing, while it is typed. */
function useTitleHint(title: string): string {
  const { t } = useTranslation('questions')
  const length = shownLength(title.trim())
  if (length === 0 || length >= QUESTION_TITLE_MIN) return t('editor.titleHint')
  return t('editor.titleMissing', { count: QUESTION_TITLE_MIN - length, min: QUESTION_TITLE_MIN })
}

/** Folded away until there is something in it, or something wrong with it. */
export function ExplanationField({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const [isWanted, setIsWanted] = useState(form.getValues().explanation !== '')
  const field = form.getInputProps('explanation')
  const isUnfolded = isWanted || Boolean(field.error)
  const Icon = isUnfolded ? IconChevronDown : IconChevronRight
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        mb={isUnfolded ? 'xs' : 0}
        aria-expanded={isUnfolded}
        leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setIsWanted(!isUnfolded)}
      >
        {t('editor.addExplanation')}
      </Button>
      {isUnfolded && (
        <MarkdownField
          {...field}
          label={t('editor.explanation')}
          description={t('editor.explanationHint')}
          lang={form.getValues().language}
        />
      )}
    </div>
  )
}

const PAUSE_MS = 200

/** A subject: one of those that there are, or a new one. */
export function SubjectField(props: AutocompleteProps) {
  const { t } = useTranslation('questions')
  const [typed] = useDebouncedValue(props.value ?? '', PAUSE_MS)
  const { data: subjects = [] } = useSubjects({ search: typed })
  return (
    <Autocomplete
      label={t('editor.subject')}
      description={t('editor.subjectHint')}
      data={subjects.map(({ subject }) => subject)}
      filter={({ options }) => options}
      maxDropdownHeight={220}
      // It also takes the focus where it is wrong, and would then lie over what else is.
      openOnFocus={false}
      // Below it the list would cover what is wrong.
      inputWrapperOrder={['label', 'error', 'input', 'description']}
      // On a phone, a list that is part of the page would widen it, and the page the list.
      comboboxProps={{ floatingStrategy: 'fixed' }}
      {...props}
    />
  )
}
