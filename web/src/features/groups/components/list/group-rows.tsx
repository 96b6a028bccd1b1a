import { Box } from '@mantine/core'
import type { GroupSummary } from '@probant/contract/groups'
import { PERSONAL } from '@probant/contract/workspaces'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { AnchorLink, OPENS_ROW } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDateTime } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { usePeopleWords } from '../../group-size.ts'

export function useGroupColumns(): Column<GroupSummary>[] {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const now = useNow()
  const peopleWords = usePeopleWords()
  // Alone, one knows who made it.
  const isShared = useWorkspaceRef() !== PERSONAL
  const creator: Column<GroupSummary> = {
    key: 'creator',
    header: t('list.creator'),
    cell: (group) =>
      group.creator?.name ?? (
        <Box component="span" c="dimmed">
          {t('gone')}
        </Box>
      ),
  }
  return [
    { key: 'name', header: t('list.name'), cell: (group) => <GroupName group={group} /> },
    {
      key: 'people',
      header: t('list.people'),
      cell: ({ memberCount }) => peopleWords(memberCount),
      nowrap: true,
    },
    {
      key: 'quizzes',
      header: t('list.quizzes'),
      cell: ({ quizCount }) => (
        <Box component="span" c={quizCount === 0 ? 'dimmed' : undefined}>
          {t('quizzes', { count: quizCount })}
        </Box>
      ),
      nowrap: true,
    },
    ...(isShared ? [creator] : []),
    {
      key: 'changed',
      header: t('list.changed'),
      cell: ({ updatedAt }) => (
        <Box component="time" c="dimmed" dateTime={updatedAt} title={formatDateTime(locale, updatedAt)}>
          {formatAgo(locale, updatedAt, now)}
        </Box>
      ),
      nowrap: true,
    },
  ]
}

interface GroupLinesProps {
  groups: GroupSummary[]
  actions: (group: GroupSummary) => ReactNode
}

/** Groups one under the other, for a phone. */
export function GroupLines({ groups, actions }: GroupLinesProps) {
  const { t } = useTranslation('groups')
  return (
    <Lines label={t('list.caption')}>
      {groups.map((group) => (
        <Line key={group.id} actions={actions(group)}>
          <GroupName group={group} />
          <Facts group={group} />
        </Line>
      ))}
    </Lines>
  )
}

function Facts({ group: { memberCount, quizCount, creator, updatedAt } }: { group: GroupSummary }) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const now = useNow()
  const peopleWords = usePeopleWords()
  const isShared = useWorkspaceRef() !== PERSONAL
  const facts = [
    peopleWords(memberCount),
    t('usedIn', { count: quizCount }),
    isShared && creator && t('by', { name: creator.name }),
    t('changed', { when: formatAgo(locale, updatedAt, now) }),
  ]
  return (
    <Box className="breakable" c="dimmed" fz="xs">
      {facts.filter(Boolean).join(' · ')}
    </Box>
  )
}

/** The way into a group: to change it, or to look at it where it is somebody else's. */
function GroupName({ group: { id, name, can } }: { group: GroupSummary }) {
  return (
    <AnchorLink
      from="/dashboard/group"
      to="."
      search={(search) => ({ ...search, dialog: can.edit ? 'edit' : 'view', group: id })}
      resetScroll={false}
      {...OPENS_ROW}
    >
      {name}
    </AnchorLink>
  )
}
