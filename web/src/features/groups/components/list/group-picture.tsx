import { Line, Sheet, Tick } from '#web/components/pictures/sheet.tsx'

const PEOPLE = [62, 48, 70, 54]

/** A class list: one line per person, one of them marked with the highlighter. */
export function GroupPicture() {
  return (
    <svg width="220" height="180" viewBox="0 0 220 180" aria-hidden="true">
      <Sheet x={38} y={16} turn={-6} />
      <Sheet x={58} y={14} turn={2}>
        <Line x={16} y={18} width={58} />
        {PEOPLE.map((width, line) => {
          const y = 42 + line * 26
          return (
            <g key={y}>
              {line === 1 && (
                <path d={`M8 ${y - 3} 112 ${y - 5} 114 ${y + 15} 7 ${y + 17}Z`} fill="var(--highlight)" />
              )}
              <circle cx="22" cy={y + 6} r="6.5" fill="var(--line-control)" opacity={line === 1 ? 1 : 0.5} />
              <rect
                x="36"
                y={y + 3.5}
                width={width}
                height="5"
                rx="2.5"
                fill={line === 1 ? 'var(--ink)' : 'var(--line-control)'}
                opacity={line === 1 ? 0.85 : 0.45}
              />
            </g>
          )
        })}
      </Sheet>
      <Tick x={156} y={128} scale={1.1} />
    </svg>
  )
}
