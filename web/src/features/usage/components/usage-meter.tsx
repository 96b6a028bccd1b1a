import { useId } from 'react'
import { type Fill, fillPercent, fillState } from '../fill.ts'
import { useFillWords } from '../use-fill-words.ts'
import { FillMark } from './fill-mark.tsx'
import classes from './usage-meter.module.css'

/** How full one limit is: in words, and as a bar where there is a limit. */
export function UsageMeter({ label, fill }: { label: string; fill: Fill }) {
  const labelId = useId()
  const words = useFillWords()(fill)
  const state = fillState(fill)
  const hasBar = !['unlimited', 'none', 'withheld'].includes(state)
  return (
    <div className={classes.meter}>
      <div className={classes.words}>
        <span id={labelId} className={classes.label}>
          {label}
        </span>
        <FillMark fill={fill} />
        <span className={classes.value}>{words}</span>
      </div>
      {hasBar && (
        // biome-ignore lint/a11y/useSemanticElements: browsers draw a <meter> each in their own way
        <div
          className={classes.track}
          data-state={state}
          role="meter"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={fill.limit}
          aria-valuenow={Math.min(fill.used, fill.limit)}
          aria-valuetext={words}
        >
          <div className={classes.fill} style={{ width: `${fillPercent(fill)}%` }} />
        </div>
      )}
    </div>
  )
}
