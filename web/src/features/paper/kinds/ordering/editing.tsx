import { Switch, TextInput } from '@mantine/core'
import type { ShapesOf } from '@probant/kinds/kind'
import { ITEMS_MAX } from '@probant/kinds/ordering/limits'
import type * as schemas from '@probant/kinds/ordering/schemas'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { EditedKind, FieldsProps } from '../kind.ts'
import { listOf, typedInto } from '../list-of.ts'

interface Values {
  items: { text: string }[]
  strict: boolean
}

export const ordering: EditedKind<ShapesOf<typeof schemas>, Values> = {
  blank: () => ({ items: [{ text: '' }, { text: '' }, { text: '' }], strict: false }),
  valuesOf: ({ items, right = [...items.keys()], strict }) => ({
    items: right.map((position) => ({ text: items[position]?.text ?? '' })),
    strict,
  }),
  written: ({ items, strict }) => ({ items, strict }),
  textsIn: ({ items }) => [{ field: 'items', text: items.map(({ text }) => text).join('\n') }],
  Fields,
}

const ITEMS = 'content.items'

function Fields({ form, errorAt }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const { language, content } = form.getValues()
  return (
    <>
      <ListEditor
        legend={t('editor.items')}
        hint={t('editor.itemsHint')}
        count={content.items.length}
        max={ITEMS_MAX}
        nameOf={(index) => t('editor.item', { number: index + 1 })}
        add={t('editor.addItem')}
        {...listOf({ form, errorAt }, ITEMS, { text: '' })}
      >
        {(index) => (
          <TextInput
            {...typedInto(form, `${ITEMS}.${index}.text`, [ITEMS])}
            aria-label={t('editor.item', { number: index + 1 })}
            lang={language}
            leftSection={index + 1}
          />
        )}
      </ListEditor>
      <Switch
        {...form.getInputProps('content.strict', { type: 'checkbox' })}
        label={t('editor.strict')}
        description={t('editor.strictHint')}
      />
    </>
  )
}
