import type { ShapesOf } from '@probant/kinds/kind'
import type * as schemas from '@probant/kinds/ordering/schemas'
import { words as allWords } from '@probant/kinds/ordering/words'
import { type ReactNode, useId } from 'react'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import { type Remark, RemarkLine } from '../../remark.tsx'
import type { GivenProps } from '../kind.ts'
import classes from './ordering.module.css'

type Ordering = ShapesOf<typeof schemas>

/** The order that was given, what is said of each item in it, and the right one below. */
export function Given({ content, language, given, right, isJudged, label }: GivenProps<Ordering>) {
  const words = allWords[useLocale()]
  const rowsOf = (places: readonly number[]) =>
    places.map((place) => ({ place, html: content.items[place]?.html ?? '' }))
  const isRight = given?.places.join() === right?.places.join()
  return (
    <>
      {given && <Rows label={label} rows={rowsOf(given.places)} language={language} remarkAt={remarkAt} />}
      {right && !isRight && (
        <Rows
          label={words.rightOrder}
          rows={right.items.map(({ html }, rank) => ({ place: rank, html }))}
          language={language}
        />
      )}
      {/* Nothing was moved, and what is right may not be seen. */}
      {!given && !right && <Rows rows={rowsOf([...content.items.keys()])} language={language} />}
    </>
  )

  function remarkAt(rank: number): Remark | undefined {
    if (!given || !right) return undefined
    const place = given.places[rank] ?? -1
    const before = right.places[right.places.indexOf(place) - 1]
    const isWell = given.places[rank - 1] === before
    if (isWell)
      return { tone: 'right', icon: 'right', words: before === undefined ? words.isFirst : words.follows }
    if (!isJudged) return undefined
    const say = before === undefined ? words.shouldBeFirst : words.strays
    return { tone: 'wrong', icon: 'wrong', words: say }
  }
}

interface RowsProps {
  /** Missing where they stand as they were asked. */
  label?: ReactNode
  rows: { place: number; html: string }[]
  language: string
  remarkAt?: (rank: number) => Remark | undefined
}

function Rows({ label, rows, language, remarkAt }: RowsProps) {
  const labelId = useId()
  return (
    <div className={classes.given}>
      {label && (
        <p id={labelId} className={paper.label}>
          {label}
        </p>
      )}
      <ol aria-labelledby={label ? labelId : undefined} className={`plain ${paper.rows}`}>
        {rows.map(({ place, html }, rank) => {
          const remark = remarkAt?.(rank)
          return (
            <li key={place} className={`reading ${paper.row}`} data-read={remark?.tone ?? 'plain'}>
              {label && <span className={paper.letter}>{rank + 1}</span>}
              <div className={paper.text}>
                <RichText html={html} lang={language} />
              </div>
              {remark && <RemarkLine {...remark} />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
