import { TextInput } from '@mantine/core'
import { OTHERS_MAX, PAIRS_MAX, PAIRS_MIN } from '@probant/contract/limits'
import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/matching/schemas'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { EditedKind, FieldsProps } from '../kind.ts'
import { listOf, typedInto } from '../list-of.ts'
import { withoutEnd } from '../without-end.ts'
import classes from './matching.module.css'

interface Pair {
  left: string
  right: string
}

interface Values {
  pairs: Pair[]
  others: string[]
}

const EMPTY: Pair = { left: '', right: '' }

export const matching: EditedKind<ShapesOf<typeof schemas>, Values> = {
  blank: () => ({ pairs: [EMPTY, EMPTY, EMPTY], others: [] }),
  valuesOf: ({ pairs, choices }) => {
    const belongs = new Set(pairs.map(({ place }) => place))
    return {
      pairs: pairs.map(({ text, place }) => ({ left: text, right: choices[place]?.text ?? '' })),
      others: choices.filter((_, place) => !belongs.has(place)).map(({ text }) => text),
    }
  },
  written: ({ pairs, others }) => ({
    // As long as there are too few, each that is missing is said.
    pairs:
      pairs.filter(isBlank).length > pairs.length - PAIRS_MIN ? pairs : withoutEnd(pairs, isBlank, PAIRS_MIN),
    others: withoutEnd(others, isEmpty, 0),
  }),
  textsIn: ({ pairs, others }) => [
    ...pairs.map(({ left, right }, index) => ({
      field: 'pair' as const,
      letter: String(index + 1),
      text: isEmpty(left + right) ? '' : `${left} → ${right}`,
    })),
    { field: 'others', text: others.join('\n') },
  ],
  Fields,
}

const PAIRS = 'content.pairs'
const OTHERS = 'content.others'

function Fields({ form, errorAt }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const { language, content } = form.getValues()
  const typed = (path: string) => typedInto(form, path, [PAIRS, OTHERS])
  return (
    <>
      <ListEditor
        legend={t('editor.matching.pairs')}
        hint={t('editor.matching.pairsHint')}
        count={content.pairs.length}
        max={PAIRS_MAX}
        nameOf={(index) => t('editor.matching.pair', { number: index + 1 })}
        add={t('editor.matching.addPair')}
        {...listOf({ form, errorAt }, PAIRS, EMPTY)}
      >
        {(index) => (
          <div className={classes.written}>
            {(['left', 'right'] as const).map((side) => (
              <TextInput
                key={side}
                {...typed(`${PAIRS}.${index}.${side}`)}
                aria-label={t(`editor.matching.${side}Of`, { number: index + 1 })}
                placeholder={t(`editor.matching.${side}`)}
                lang={language}
              />
            ))}
          </div>
        )}
      </ListEditor>
      <ListEditor
        legend={t('editor.matching.others')}
        hint={t('editor.matching.othersHint')}
        count={content.others.length}
        max={OTHERS_MAX}
        nameOf={(index) => t('editor.matching.other', { number: index + 1 })}
        add={t('editor.matching.addOther')}
        {...listOf({ form, errorAt }, OTHERS, '')}
      >
        {(index) => (
          <TextInput
            {...typed(`${OTHERS}.${index}`)}
            aria-label={t('editor.matching.other', { number: index + 1 })}
            lang={language}
          />
        )}
      </ListEditor>
    </>
  )
}

function isBlank({ left, right }: Pair): boolean {
  return isEmpty(left) && isEmpty(right)
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}
