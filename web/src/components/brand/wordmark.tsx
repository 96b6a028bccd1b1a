import classes from './wordmark.module.css'

/** The name with its pen stroke. The letters are given their length, so that a late font moves nothing. */
export function Wordmark({ height = 36 }: { height?: number }) {
  return (
    <svg
      className={classes.root}
      height={height}
      viewBox="0 0 146 40"
      role="img"
      aria-label="Probant"
      fill="none"
    >
      <path
        d="M26 5c-6 7-10 13-13.5 20.5-1.5-4-3.5-7-6-9C3 14 .8 18 2.2 22.5 4 29 10 33.2 22 33.6c38 1.4 78-.6 120-3.1"
        stroke="var(--primary)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text className={classes.name} x="33" y="25" textLength="106" lengthAdjust="spacingAndGlyphs">
        Probant
      </text>
    </svg>
  )
}
