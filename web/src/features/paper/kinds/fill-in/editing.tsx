import { Switch, TextInput } from '@mantine/core'
import { ACCEPTED_MAX } from '@probant/contract/limits'
import type * as schemas from '@probant/kinds/fill-in/schemas'
import type { ShapesOf } from '@probant/kinds/kind'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { EditedKind, FieldsProps } from '../kind.ts'
import { listOf } from '../list-of.ts'

interface Values {
  accepted: string[]
  ignoresAccents: boolean
  spacingCounts: boolean
}

export const fillIn: EditedKind<ShapesOf<typeof schemas>, Values> = {
  blank: () => ({ accepted: [''], ignoresAccents: false, spacingCounts: false }),
  valuesOf: ({ accepted, tolerated = [], ignoresAccents, spacingCounts = false }) => ({
    accepted: [...accepted, ...tolerated],
    ignoresAccents,
    spacingCounts,
  }),
  // That spacing counts is said only where it does.
  written: ({ accepted, ignoresAccents, spacingCounts }) => ({
    accepted,
    ignoresAccents,
    ...(spacingCounts && { spacingCounts }),
  }),
  textsIn: ({ accepted }) => [{ field: 'accepted', text: accepted.join('\n') }],
  Fields,
}

const ACCEPTED = 'content.accepted'

function Fields({ form, errorAt }: FieldsProps<Values>) {
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
        {...listOf({ form, errorAt }, ACCEPTED, '')}
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
      <Switch
        {...form.getInputProps('content.spacingCounts', { type: 'checkbox' })}
        label={t('editor.spacingCounts')}
        description={t('editor.spacingCountsHint')}
      />
    </>
  )
}
