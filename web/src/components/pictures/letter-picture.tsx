import { Line, Sheet, Tick } from './sheet.tsx'

/** A sheet on its way into an envelope. */
export function LetterPicture({ width = 220 }: { width?: number }) {
  return (
    <svg width={width} viewBox="0 0 220 180" aria-hidden="true">
      <Sheet x={50} y={8}>
        <Line x={16} y={24} width={62} />
        <Line x={16} y={38} width={86} />
        <Line x={16} y={52} width={74} />
        <Tick x={82} y={12} scale={0.8} />
      </Sheet>
      <path
        d="M26 84v76a8 8 0 0 0 8 8h152a8 8 0 0 0 8-8V84l-84 50Z"
        fill="var(--paper-shade)"
        stroke="var(--line-control)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="m30 166 62-43m98 43-62-43" stroke="var(--line-control)" strokeWidth="1.5" fill="none" />
    </svg>
  )
}
