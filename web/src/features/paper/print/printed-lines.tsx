import classes from './printed-question.module.css'

/** Lines to write on. */
export function PrintedLines({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
        <div key={line} className={classes.line} />
      ))}
    </div>
  )
}
