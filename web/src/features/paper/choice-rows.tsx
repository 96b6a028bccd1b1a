import { LETTERS } from '@probant/kinds/letters'
import { type ReactNode, useId } from 'react'
import classes from './paper.module.css'
import { type Remark, RemarkLine } from './remark.tsx'
import { useSingleKeys } from './single-keys.ts'

interface RowsProps {
  labelledBy: string
  labels: ReactNode[]
  /** The places of what is chosen. */
  chosen: readonly number[]
  /** As many can be ticked as one likes; otherwise one is chosen. */
  isSeveral?: boolean
}

interface ChoiceRowsProps extends RowsProps {
  isLocked: boolean
  onChoose: (index: number) => void
}

/** The answers to choose from: large rows with letters, the whole row to be pressed. */
export function ChoiceRows({ labelledBy, labels, chosen, isSeveral, isLocked, onChoose }: ChoiceRowsProps) {
  const id = useId()
  const [singleKeys] = useSingleKeys()
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of these roles are named
    <div
      role={isSeveral ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      className={classes.rows}
      data-several={isSeveral || undefined}
    >
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
              <kbd>{index < 9 ? index + 1 : LETTERS[index]}</kbd>
            </span>
          )}
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={id}
            value={String(index)}
            checked={chosen.includes(index)}
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
export function ReadRows({ labelledBy, labels, chosen, isSeveral, remarkAt }: ReadRowsProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className={`plain ${classes.rows}`}
      data-several={isSeveral || undefined}
    >
      {labels.map((label, index) => {
        const remark = remarkAt(index)
        return (
          <li
            key={LETTERS[index]}
            className={`reading ${classes.row}`}
            data-read={remark?.tone ?? 'plain'}
            data-chosen={chosen.includes(index) || undefined}
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
