import { Alert, Box, Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { StickyFooter } from '#web/components/form/sticky-footer.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { MOD_KEY } from '#web/lib/mod-key.ts'
import { CommonFields, ExplanationField } from './common-fields.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { ContentFields } from './content-fields.tsx'
import { LivePreview, PencilNotes } from './editor-margin.tsx'
import { nextField } from './next-field.ts'
import classes from './question-editor.module.css'
import {
  ANOTHER,
  type EditorStart,
  type QuestionEditorState,
  useQuestionEditor,
} from './use-question-editor.ts'

type QuestionEditorProps = EditorStart & {
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
    <form onSubmit={submit} onKeyDown={enter} noValidate>
      <Stack gap={20}>
        <SegmentedControl
          hiddenFrom="md"
          fullWidth
          aria-label={t('editor.view')}
          value={view}
          onChange={setView}
          data={VIEWS.map((value) => ({ value, label: t(`editor.views.${value}`) }))}
        />
        <SideBySide
          className={classes.sheets}
          of="minmax(0, 3fr) minmax(0, 2fr)"
          from="md"
          gap="20px 32px"
          data-view={view}
        >
          <Stack className={classes.fields} gap="lg">
            {note && <Alert color="ink">{note}</Alert>}
            <ConflictNotice editor={editor} />
            <CommonFields editor={editor} />
            <ContentFields editor={editor} />
            <ExplanationField editor={editor} />
          </Stack>
          <Stack className={classes.margin} gap={20} miw={0}>
            <LivePreview values={written} className={classes.preview} />
            <PencilNotes values={written} />
          </Stack>
        </SideBySide>
        <EditorFooter editor={editor} onCancel={onCancel} />
        <UnsavedChanges isDirty={editor.isDirty} />
      </Stack>
    </form>
  )
}

/** With Ctrl it saves; alone it goes from field to field, and never saves by surprise. */
function enter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event
  if (key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  // A dialog over the form is no part of it, though React passes its keys on.
  if (!form.contains(target as Node)) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    form.requestSubmit()
  } else if (target instanceof HTMLInputElement) {
    event.preventDefault()
    nextField(form, target)?.focus()
  }
}

interface EditorFooterProps {
  editor: QuestionEditorState
  onCancel: () => void
}

function EditorFooter({ editor, onCancel }: EditorFooterProps) {
  const { t } = useTranslation(['questions', 'common'])
  return (
    <StickyFooter>
      <FormAlert>{editor.alert}</FormAlert>
      <Group justify="flex-end" className={classes.buttons}>
        <Box component="span" className="of-keys" visibleFrom="sm" me="auto" c="dimmed" fz="xs">
          {t('editor.shortcut', { key: MOD_KEY })}
        </Box>
        <Button variant="default" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        {editor.canGoOn && (
          <Button type="submit" variant="default" value={ANOTHER} disabled={editor.isSending}>
            {t('editor.submitAnother')}
          </Button>
        )}
        <Button type="submit" loading={editor.isSending}>
          {t(editor.isNew ? 'editor.submitNew' : 'editor.submitEdit')}
        </Button>
      </Group>
    </StickyFooter>
  )
}
