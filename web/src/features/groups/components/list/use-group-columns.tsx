import type { GroupSummary } from '@probant/contract/groups'
import { PERSONAL } from '@probant/contract/workspaces'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDateTime } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { usePeopleWords } from '../../use-people-words.ts'
import classes from './group-list.module.css'
import { GroupName } from './group-name.tsx'

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
    cell: (group) => group.creator?.name ?? <span className={classes.soft}>{t('gone')}</span>,
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
        <span className={quizCount === 0 ? classes.soft : undefined}>
          {t('quizzes', { count: quizCount })}
        </span>
      ),
      nowrap: true,
    },
    ...(isShared ? [creator] : []),
    {
      key: 'changed',
      header: t('list.changed'),
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={formatDateTime(locale, updatedAt)} className={classes.soft}>
          {formatAgo(locale, updatedAt, now)}
        </time>
      ),
      nowrap: true,
    },
  ]
}
