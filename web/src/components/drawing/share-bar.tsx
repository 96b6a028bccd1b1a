import classes from './share-bar.module.css'

interface ShareBarProps {
  /** From 0 to 100. */
  percent: number
  className?: string
}

/** A bar as long as the share. Drawn, not painted as a background: paper leaves backgrounds out. */
export function ShareBar({ percent, className = '' }: ShareBarProps) {
  const share = Math.min(100, Math.max(0, percent))
  return (
    <svg className={`${classes.track} ${className}`} aria-hidden="true" data-share={share}>
      <rect width="100%" height="100%" className={classes.whole} />
      <rect width={`${share}%`} height="100%" className={classes.share} />
    </svg>
  )
}
