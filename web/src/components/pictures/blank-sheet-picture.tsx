import { Sheet } from './sheet.tsx'

/** A paper on which nothing was ever written. */
export function BlankSheetPicture() {
  return (
    <svg width="220" height="190" viewBox="0 0 220 190" aria-hidden="true">
      <g opacity="0.55">
        <Sheet x={30} y={22} turn={-8} />
      </g>
      <Sheet x={62} y={18} turn={5}>
        <path d="M14 118 104 114" stroke="var(--highlight)" strokeWidth="16" />
        <text
          x="60"
          y="108"
          textAnchor="middle"
          fontSize="84"
          fill="var(--ink)"
          fontFamily="var(--font-paper)"
        >
          ?
        </text>
      </Sheet>
    </svg>
  )
}
