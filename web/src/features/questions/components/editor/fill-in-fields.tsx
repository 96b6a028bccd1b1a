import { Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import { dataPathOf } from './data-path.ts'
import type { FieldsOf } from './use-question-editor.ts'

const ACCEPTED = 'content.accepted'
const ACCEPTED_MAX = 20

export function FillInFields({ editor: { form, errorAt } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const { language, content } = form.getValues()
  return (
    <>
      <ListEditor
        legend={t('editor.accepted')}
        hint={t('editor.acceptedHint')}
        count={content.accepted.length}
        max={ACCEPTED_MAX}
        nameOf={(index) => t('editor.acceptedOne', { number: index + 1 })}
        add={t('editor.addAccepted')}
        onAdd={() => form.insertListItem(ACCEPTED, '' as never)}
        onRemove={(index) => form.removeListItem(ACCEPTED, index)}
        onMove={(from, to) => form.reorderListItem(ACCEPTED, { from, to })}
        error={errorAt(ACCEPTED) as string | undefined}
        dataPath={dataPathOf(form.getInputProps(ACCEPTED))}
      >
        {(index) => (
          <TextInput
            {...form.getInputProps(`${ACCEPTED}.${index}`)}
            aria-label={t('editor.acceptedOne', { number: index + 1 })}
            lang={language}
          />
        )}
      </ListEditor>
      <Switch
        {...form.getInputProps('content.ignoresAccents', { type: 'checkbox' })}
        label={t('editor.ignoresAccents')}
        description={t('editor.ignoresAccentsHint')}
      />
    </>
  )
}
