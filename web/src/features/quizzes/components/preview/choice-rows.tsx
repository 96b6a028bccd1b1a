import { type ReactNode, useId } from 'react'
import { LETTERS } from './choice-keys.ts'
import classes from './choice-rows.module.css'

interface ChoiceRowsProps {
  labelledBy: string
  answers: ReactNode[]
  /** The place of the chosen one, as text. */
  value: string | undefined
  onChoose: (place: string) => void
}

/** The answers to choose from: large rows with letters, the whole row to be pressed. */
export function ChoiceRows({ labelledBy, answers, value, onChoose }: ChoiceRowsProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={classes.rows}>
      {answers.map((answer, index) => {
        const place = String(index)
        return (
          <div key={place} className={classes.row}>
            <span id={`${id}-letter-${place}`} className={classes.letter}>
              {LETTERS[index]}
            </span>
            <div id={`${id}-text-${place}`} className={classes.text}>
              {answer}
            </div>
            <span className={classes.hint} aria-hidden="true">
              <kbd>{index + 1}</kbd>
            </span>
            <input
              type="radio"
              className={classes.radio}
              name={id}
              value={place}
              checked={value === place}
              onChange={() => onChoose(place)}
              aria-labelledby={`${id}-letter-${place} ${id}-text-${place}`}
            />
          </div>
        )
      })}
    </div>
  )
}
