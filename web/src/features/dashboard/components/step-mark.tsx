import classes from './first-steps.module.css'

interface StepMarkProps {
  number: number
  isDone: boolean
  isNext: boolean
}

/** Its number; ticked by the pen once it is done, under the highlighter while it is the next. */
export function StepMark({ number, isDone, isNext }: StepMarkProps) {
  return (
    <span className={classes.mark} data-next={isNext || undefined} aria-hidden="true">
      {isDone ? (
        <svg viewBox="0 0 34 30" width="20" height="18" aria-hidden="true">
          <path d="M2 15c3.5 2 6.5 6 8.5 11C15 17 22 7 32 1" />
        </svg>
      ) : (
        number
      )}
    </span>
  )
}
