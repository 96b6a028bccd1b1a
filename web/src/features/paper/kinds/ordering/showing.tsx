import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/ordering/schemas'
import { words } from '@probant/kinds/ordering/words'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import { KeyEntry } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'

export const ordering: ShownKind<ShapesOf<typeof schemas>> = {
  /** Without the answer as a paper may show it; with it, as they should stand. */
  Room({ content, language, withAnswer }) {
    const right = content.right ?? [...content.items.keys()]
    const rows = withAnswer ? right : right.toSorted((one, other) => byText(content.items, one, other))
    return (
      <ol className={`plain ${paper.rows}`}>
        {rows.map((position, rank) => (
          <li key={position} className={`reading ${paper.row}`} data-read={withAnswer ? 'right' : 'plain'}>
            {withAnswer && <span className={paper.letter}>{rank + 1}</span>}
            <div className={paper.text}>
              <RichText html={content.items[position]?.html ?? ''} lang={language} />
            </div>
          </li>
        ))}
      </ol>
    )
  },

  Key({ content: { items, strict } }) {
    const { allOrNothing, shares, points } = words[useLocale()]
    return <KeyEntry name={points}>{strict ? allOrNothing : shares(items.length - 1)}</KeyEntry>
  },
}

function byText(items: readonly { text: string }[], one: number, other: number): number {
  return (items[one]?.text ?? '').localeCompare(items[other]?.text ?? '')
}
