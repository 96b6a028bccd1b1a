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

/** A tick drawn as one pen stroke; in the wordmark its tail underlines the name. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" fill="none">
      <path
        d="M28 4C22 10.5 17 16.5 13.4 22.6 11.6 19 9.4 16 6.6 14.6c-3.4-1.4-5 2.4-3.4 6.4C5.4 26.4 12 28.6 20 28.4c3.5-.1 6.5-.5 9-1"
        stroke="var(--primary)"
        strokeWidth="3.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
