import type * as schemas from '@probant/kinds/gaps/schemas'
import type { ShapesOf } from '@probant/kinds/kind'
import { GAPS_MAX } from '@probant/kinds/limits'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from '#web/components/form/data-path.ts'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import { typeInto } from '#web/components/form/type-into.ts'
import type { EditedKind, FieldsProps } from '../kind.ts'
import { GapFields, type GapValues, gapValuesOf, newGap, typedInGap, writtenGap } from './gap-fields.tsx'
import { gapsFor, placeOfGap, withGapAt, withGapBack, withMovedGap, withoutGap } from './markers.ts'

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
  const text = form.getInputProps(TEXT)
  /** What the button added last: it comes and goes with its marker, when that is taken back and put again. */
  const added = useRef<{ number: number; gap: GapValues }>(undefined)
  const set = (changed: Values) =>
    form.setFieldValue('content', { ...form.getValues().content, ...changed } as never)
  const type = (gapText: string) => {
    const { gaps } = form.getValues().content
    const asked = gapsFor(gapText, gaps, {
      isUntouched: (gap) => isSame(gap, newGap()) || isSame(gap, added.current?.gap),
      next: (number) => (added.current?.number === number ? added.current.gap : newGap()),
      max: GAPS_MAX,
    })
    text.onChange(gapText)
    if (asked !== gaps) form.setFieldValue(GAPS, asked as never)
  }
  const add = () => {
    const field = document.querySelector<HTMLTextAreaElement>(`textarea[data-path="${dataPathOf(text)}"]`)
    const number = content.gaps.length + 1
    const selection = field ? { start: field.selectionStart, end: field.selectionEnd } : undefined
    const { text: gapText, answer } = withGapAt(content.gapText, number, selection)
    added.current = { number, gap: { ...newGap(), accepted: answer } }
    if (!field || !typeInto(field, gapText)) type(gapText)
    // A marker in a formula is none, but the gap that was asked for is there.
    const { gaps } = form.getValues().content
    if (gaps.length < number) form.setFieldValue(GAPS, [...gaps, added.current.gap] as never)
  }
  const remove = (index: number) => {
    const [gone] = content.gaps.slice(index, index + 1)
    const at = placeOfGap(content.gapText, index)
    set({ gapText: withoutGap(content.gapText, index), gaps: content.gaps.toSpliced(index, 1) })
    return () => {
      const { gapText, gaps } = form.getValues().content
      if (gone) set({ gapText: withGapBack(gapText, index, at), gaps: gaps.toSpliced(index, 0, gone) })
    }
  }
  return (
    <>
      <MarkdownField
        {...text}
        onChange={type}
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
        onRemove={remove}
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

function isSame(one: GapValues, other: GapValues | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
