import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import classes from './question-editor.module.css'
import type { QuestionEditorState } from './use-question-editor.ts'

interface EditorFooterProps {
  editor: QuestionEditorState
  onCancel: () => void
}

export function EditorFooter({ editor, onCancel }: EditorFooterProps) {
  const { t } = useTranslation(['questions', 'common'])
  return (
    <div className={classes.footer}>
      <FormAlert>{editor.alert}</FormAlert>
      <Group justify="flex-end">
        <span className={classes.shortcut}>{t('editor.shortcut')}</span>
        <Button variant="default" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={editor.isSending}>
          {t(editor.isNew ? 'editor.submitNew' : 'editor.submitEdit')}
        </Button>
      </Group>
    </div>
  )
}
