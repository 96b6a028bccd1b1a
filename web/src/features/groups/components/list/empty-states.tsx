import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import type { GroupsSearch } from '../../groups-search.ts'
import { GroupPicture } from './group-picture.tsx'

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
