import { Answer, Line, Sheet, Tick } from './sheet.tsx'

/** A paper on a pile, one answer chosen and ticked. */
export function AnsweredSheetPicture() {
  return (
    <svg width="220" height="190" viewBox="0 0 220 190" aria-hidden="true">
      <Sheet x={36} y={20} turn={-7} />
      <Sheet x={66} y={18} turn={4}>
        <Line x={14} y={20} width={70} />
        <Line x={14} y={32} width={86} />
        <Answer y={52} width={46} />
        <Answer y={74} width={62} chosen />
        <Answer y={96} width={38} />
        <Answer y={118} width={54} />
        <Tick x={96} y={62} scale={1.05} />
      </Sheet>
    </svg>
  )
}
