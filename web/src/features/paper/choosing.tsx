import type { Locale, Shapes } from '@probant/kinds'
import { LETTERS } from '@probant/kinds/letters'
import { type ReactNode, useId } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import { choiceRemarks } from './choice-remarks.ts'
import type { TakenKind } from './kinds/kind.ts'
import classes from './paper.module.css'
import { type Remark, RemarkLine } from './remark.tsx'
import { useSingleKeys } from './single-keys.ts'

interface Choosing<S extends Shapes> extends Pick<TakenKind<S>, 'isBlank' | 'receiptLine' | 'inBrief'> {
  /** The answers to choose from, in the order in which they stand there. */
  choicesOf(content: S['shown']): S['answer'][]
  /** What they say; `locale` is the language of the page around them. */
  labelsOf(content: S['shown'], languages: { language: Locale; locale: Locale }): ReactNode[]
  /** Which of the choices it is. */
  placeOf(one: S['answer'] | S['right']): number
}

/** A kind of which one chooses one answer of several. */
export function choosing<S extends Shapes>(kind: Choosing<S>): TakenKind<S> {
  const { choicesOf, labelsOf, placeOf, ...rest } = kind
  return {
    ...rest,
    isLine: false,
    keys: {
      count: (content) => choicesOf(content).length,
      pressed: (content, index) => choicesOf(content)[index] ?? null,
    },

    Answer({ content, language, stemId, answer, isLocked, onAnswer }) {
      const labels = labelsOf(content, { language, locale: useLocale() })
      const choose = (index: number) => onAnswer(choicesOf(content)[index] ?? null)
      const chosen = answer ? placeOf(answer) : undefined
      return <ChoiceRows labelledBy={stemId} {...{ labels, chosen, isLocked }} onChoose={choose} />
    },

    Given({ content, language, stemId, given, right, isJudged, remarkOn }) {
      const labels = labelsOf(content, { language, locale: useLocale() })
      const chosen = given && placeOf(given)
      const remarks = choiceRemarks({ chosen, right: right && placeOf(right), isJudged })
      const remarkAt = (index: number) => remarks[index] && remarkOn(remarks[index])
      return <ReadRows labelledBy={stemId} {...{ labels, chosen, remarkAt }} />
    },
  }
}

interface RowsProps {
  labelledBy: string
  labels: ReactNode[]
  chosen: number | undefined
}

interface ChoiceRowsProps extends RowsProps {
  isLocked: boolean
  onChoose: (index: number) => void
}

/** The answers to choose from: large rows with letters, the whole row to be pressed. */
function ChoiceRows({ labelledBy, labels, chosen, isLocked, onChoose }: ChoiceRowsProps) {
  const id = useId()
  const [singleKeys] = useSingleKeys()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={classes.rows}>
      {labels.map((label, index) => (
        <div key={LETTERS[index]} className={`reading ${classes.row}`}>
          <span id={`${id}-letter-${index}`} className={classes.letter}>
            {LETTERS[index]}
          </span>
          <div id={`${id}-text-${index}`} className={classes.text}>
            {label}
          </div>
          {singleKeys && (
            <span className={classes.hint} aria-hidden="true">
              <kbd>{index + 1}</kbd>
            </span>
          )}
          <input
            type="radio"
            name={id}
            value={String(index)}
            checked={chosen === index}
            disabled={isLocked}
            onChange={() => onChoose(index)}
            aria-labelledby={`${id}-letter-${index} ${id}-text-${index}`}
          />
        </div>
      ))}
    </div>
  )
}

interface ReadRowsProps extends RowsProps {
  remarkAt: (index: number) => Remark | undefined
}

/** The same where nothing is to be chosen any more: what is said of an answer stands beside it. */
function ReadRows({ labelledBy, labels, chosen, remarkAt }: ReadRowsProps) {
  return (
    <ul aria-labelledby={labelledBy} className={`plain ${classes.rows}`}>
      {labels.map((label, index) => {
        const remark = remarkAt(index)
        return (
          <li
            key={LETTERS[index]}
            className={`reading ${classes.row}`}
            data-read={remark?.tone ?? 'plain'}
            data-chosen={chosen === index || undefined}
          >
            <span className={classes.letter}>{LETTERS[index]}</span>
            <div className={classes.text}>{label}</div>
            {remark && <RemarkLine {...remark} />}
          </li>
        )
      })}
    </ul>
  )
}
