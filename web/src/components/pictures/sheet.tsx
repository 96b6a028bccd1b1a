import type { ReactNode } from 'react'

/** A sheet of exam paper, 120 by 150, with a folded corner; whatever is written on it stands inside. */
export function Sheet({
  x,
  y,
  turn = 0,
  children,
}: {
  x: number
  y: number
  turn?: number
  children?: ReactNode
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 60 75)`}>
      <path
        d="M6 0h92l22 22v122a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z"
        fill="var(--card)"
        stroke="var(--line-control)"
        strokeWidth="1.5"
      />
      <path
        d="M98 0v16a6 6 0 0 0 6 6h16"
        fill="var(--paper-shade)"
        stroke="var(--line-control)"
        strokeWidth="1.5"
      />
      {children}
    </g>
  )
}

/** A line of text, as one sees it from afar. */
export function Line({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height="5" rx="2.5" fill="var(--line)" />
}

/** One answer: its letter and its words; a chosen one is marked with the highlighter. */
export function Answer({ y, width, chosen = false }: { y: number; width: number; chosen?: boolean }) {
  return (
    <g>
      {chosen && (
        <path d={`M8 ${y + 1.5} ${112} ${y - 0.5} 114 ${y + 15} 7 ${y + 17}Z`} fill="var(--highlight)" />
      )}
      <circle
        cx="20"
        cy={y + 8}
        r="5.5"
        fill={chosen ? 'var(--primary)' : 'none'}
        stroke={chosen ? 'var(--primary)' : 'var(--line-control)'}
        strokeWidth="1.5"
      />
      <rect
        x="34"
        y={y + 5.5}
        width={width}
        height="5"
        rx="2.5"
        fill={chosen ? 'var(--ink)' : 'var(--line-control)'}
        opacity={chosen ? 0.85 : 0.45}
      />
    </g>
  )
}

/** The pen's tick, from the mark. */
export function Tick({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M2 15c3.5 2 6.5 6 8.5 11C15 17 22 7 30 0"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
