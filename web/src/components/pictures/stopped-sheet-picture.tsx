import { Line, Sheet } from './sheet.tsx'

/** A paper that nobody works on: for a while, or no more. */
export function StoppedSheetPicture({ sign = 'stop' }: { sign?: 'pause' | 'stop' }) {
  return (
    <svg width="220" height="190" viewBox="0 0 220 190" aria-hidden="true">
      <g opacity="0.55">
        <Sheet x={30} y={22} turn={-8} />
      </g>
      <Sheet x={62} y={18} turn={5}>
        <Line x={16} y={34} width={64} />
        <path d="M14 118 104 114" stroke="var(--highlight)" strokeWidth="16" />
        {sign === 'pause' ? (
          <g fill="var(--ink)">
            <rect x="40" y="60" width="14" height="52" rx="4" />
            <rect x="66" y="60" width="14" height="52" rx="4" />
          </g>
        ) : (
          <rect x="37" y="64" width="46" height="46" rx="6" fill="var(--ink)" />
        )}
      </Sheet>
    </svg>
  )
}
