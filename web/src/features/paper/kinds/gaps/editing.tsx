import type * as schemas from '@probant/kinds/gaps/schemas'
import type { ShapesOf } from '@probant/kinds/kind'
import { GAPS_MAX } from '@probant/kinds/limits'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from '#web/components/form/data-path.ts'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { EditedKind, FieldsProps } from '../kind.ts'
import { GapFields, type GapValues, gapValuesOf, newGap, typedInGap, writtenGap } from './gap-fields.tsx'
import { withMarkerAt, withMovedGap, withoutGap } from './markers.ts'

interface Values {
  gapText: string
  gaps: GapValues[]
}

export const gaps: EditedKind<ShapesOf<typeof schemas>, Values> = {
  blank: () => ({ gapText: '', gaps: [] }),
  valuesOf: ({ gapText, gaps }, locale) => ({
    gapText,
    gaps: gaps.map((gap) => gapValuesOf(gap, locale)),
  }),
  written: ({ gapText, gaps }) => ({ gapText, gaps: gaps.map(writtenGap) }),
  textsIn: ({ gapText, gaps }) => [
    { field: 'gapText', text: gapText },
    ...gaps.map((gap, index) => ({
      field: 'gap' as const,
      letter: String(index + 1),
      text: typedInGap(gap),
    })),
  ],
  Fields,
}

const TEXT = 'content.gapText'
const GAPS = 'content.gaps'

/** The text, and below what counts in each of its gaps. */
function Fields({ form, errorAt, MarkdownField }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const { language, content } = form.getValues()
  const set = (changed: Values) => form.setFieldValue('content', { ...content, ...changed } as never)
  const add = () => {
    const path = dataPathOf(form.getInputProps(TEXT))
    const field = document.querySelector<HTMLTextAreaElement>(`textarea[data-path="${path}"]`)
    set({
      gapText: withMarkerAt(content.gapText, content.gaps.length + 1, field?.selectionEnd),
      gaps: [...content.gaps, newGap()],
    })
  }
  return (
    <>
      <MarkdownField
        {...form.getInputProps(TEXT)}
        label={t('editor.gaps.text')}
        description={t('editor.gaps.textHint')}
        minRows={4}
        lang={language}
      />
      <ListEditor
        legend={t('editor.gaps.gaps')}
        count={content.gaps.length}
        max={GAPS_MAX}
        nameOf={(index) => t('editor.gaps.gap', { number: index + 1 })}
        add={t('editor.gaps.add')}
        onAdd={add}
        onRemove={(index) =>
          set({
            gapText: withoutGap(content.gapText, index),
            gaps: content.gaps.toSpliced(index, 1),
          })
        }
        onMove={(from, to) => {
          const [moved] = content.gaps.slice(from, from + 1)
          if (!moved) return
          set({
            gapText: withMovedGap(content.gapText, from, to),
            gaps: content.gaps.toSpliced(from, 1).toSpliced(to, 0, moved),
          })
        }}
        error={errorAt(GAPS) as string | undefined}
        dataPath={dataPathOf(form.getInputProps(GAPS))}
      >
        {(index) => <GapFields form={form} errorAt={errorAt} index={index} />}
      </ListEditor>
    </>
  )
}
