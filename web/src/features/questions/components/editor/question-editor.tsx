import { Alert, Group, NumberInput, Radio, SegmentedControl, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { CommonFields } from './common-fields.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { dataPathOf } from './data-path.ts'
import { EditorFooter } from './editor-footer.tsx'
import { ExplanationField } from './explanation-field.tsx'
import { FillInFields } from './fill-in-fields.tsx'
import { LivePreview } from './live-preview.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { MultipleChoiceFields } from './multiple-choice-fields.tsx'
import { PencilNotes } from './pencil-notes.tsx'
import classes from './question-editor.module.css'
import { type EditorStart, type FieldsOf, useQuestionEditor } from './use-question-editor.ts'

interface QuestionEditorProps extends EditorStart {
  /** Said above the fields, where they begin with something unusual. */
  note?: string
  onCancel: () => void
}

const PAUSE_MS = 350
const VIEWS = ['write', 'preview'] as const

/** The form, and beside it what a participant will see; on a phone one of the two. */
export function QuestionEditor({ note, onCancel, ...start }: QuestionEditorProps) {
  const { t } = useTranslation('questions')
  const [view, setView] = useState<string>('write')
  const editor = useQuestionEditor(start)
  const [written] = useDebouncedValue(editor.form.getValues(), PAUSE_MS)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Where the fields are that may be wrong.
    setView('write')
    editor.onSubmit(event)
  }
  return (
    <form onSubmit={submit} onKeyDown={saveOnCtrlEnter} noValidate className={classes.form}>
      <SegmentedControl
        className={classes.views}
        fullWidth
        aria-label={t('editor.view')}
        value={view}
        onChange={setView}
        data={VIEWS.map((value) => ({ value, label: t(`editor.views.${value}`) }))}
      />
      <div className={classes.sheets} data-view={view}>
        <Stack className={classes.fields} gap="lg">
          {note && <Alert color="ink">{note}</Alert>}
          <ConflictNotice editor={editor} />
          <CommonFields editor={editor} />
          <ContentFields editor={editor} />
          <ExplanationField editor={editor} />
        </Stack>
        <div className={classes.side}>
          <LivePreview values={written} className={classes.preview} />
          <PencilNotes values={written} />
        </div>
      </div>
      <EditorFooter editor={editor} onCancel={onCancel} />
      <UnsavedChanges isDirty={editor.isDirty} />
    </form>
  )
}

function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  // A dialog over the form is no part of it, though React passes its keys on.
  if (!event.currentTarget.contains(event.target as Node)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

const FIELDS = {
  multiple_choice: MultipleChoiceFields,
  true_false: TrueFalseFields,
  fill_in: FillInFields,
  open: OpenFields,
}

/** What only this type of question has. */
function ContentFields({ editor }: { editor: FieldsOf }) {
  const Fields = FIELDS[editor.form.getValues().type]
  return <Fields editor={editor} />
}

const CHOICES = ['true', 'false'] as const

function TrueFalseFields({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const { value, onChange, error, ...rest } = form.getInputProps('content.isTrue')
  return (
    <Radio.Group label={t('editor.isTrue')} value={value} onChange={onChange} error={error}>
      <Group mt={4} mb={4} gap="lg">
        {CHOICES.map((choice, place) => (
          <Radio
            key={choice}
            value={choice}
            label={t(`editor.${choice}`)}
            data-path={place === 0 ? dataPathOf(rest) : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}

function OpenFields({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  return (
    <>
      <NumberInput
        {...form.getInputProps('content.maxScore')}
        label={t('editor.maxScore')}
        min={1}
        max={100}
        allowDecimal={false}
        maw={200}
      />
      <MarkdownField
        {...form.getInputProps('content.guidance')}
        label={t('editor.guidance')}
        description={t('editor.guidanceHint')}
        lang={form.getValues().language}
      />
    </>
  )
}
