import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Line, Sheet, Tick } from '#web/components/pictures/sheet.tsx'
import type { GroupsSearch } from '../../groups-search.ts'

interface Filtered {
  onFilter: (change: Partial<GroupsSearch>) => void
}

/** No group yet: what one is for, and the way to the first. */
export function NoGroups({ action }: { action: ReactNode }) {
  const { t } = useTranslation('groups')
  return (
    <EmptyState
      picture={<GroupPicture />}
      title={t('empty.title')}
      sentence={t('empty.sentence')}
      action={action}
    />
  )
}

export function NoMatch({ onFilter }: Filtered) {
  const { t } = useTranslation('groups')
  return (
    <NoRows
      title={t('empty.noMatch')}
      sentence={t('empty.noMatchSentence')}
      back={t('filters.clear')}
      onBack={() => onFilter({ search: undefined })}
    />
  )
}

/** There are groups, but not as many pages any more. */
export function NoPage({ onFilter }: Filtered) {
  const { t } = useTranslation('groups')
  return (
    <NoRows
      title={t('empty.noPage')}
      sentence={t('empty.noPageSentence')}
      back={t('empty.firstPage')}
      onBack={() => onFilter({ page: undefined })}
    />
  )
}

const PEOPLE = [62, 48, 70, 54]

/** A class list: one line per person, one of them marked with the highlighter. */
function GroupPicture() {
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
