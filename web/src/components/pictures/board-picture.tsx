const ROWS = [
  [2, 2, 2, 1, 0, 0],
  [2, 2, 1, 2, 2, 0],
  [2, 0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2, 2],
]
const FILL = ['none', 'var(--highlight)', 'var(--primary)'] as const

/** A class seen from the desk: one row per person, one square per question. */
export function BoardPicture() {
  return (
    <svg width="220" height="170" viewBox="0 0 220 170" aria-hidden="true">
      <rect
        x="10"
        y="10"
        width="200"
        height="150"
        rx="8"
        fill="var(--card)"
        stroke="var(--line-control)"
        strokeWidth="1.5"
      />
      {ROWS.map((squares, row) => {
        const y = 28 + row * 32
        return (
          <g key={y}>
            <circle cx="32" cy={y + 8} r="8" fill="var(--line)" />
            {squares.map((state, column) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
                key={column}
                x={56 + column * 24}
                y={y}
                width="16"
                height="16"
                rx="3"
                fill={FILL[state]}
                stroke={state === 0 ? 'var(--line-control)' : 'none'}
                strokeWidth="1.5"
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
