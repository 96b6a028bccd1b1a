import { Badge } from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import type { ListedMember, MemberStatus } from '@probant/contract/members'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import classes from './components/filters.module.css'
import { RoleBadge } from './components/role-badge.tsx'

/** What others have used is shown to those who manage them; a column that would be empty is left out. */
export function useMemberColumns({ withUsage }: { withUsage: boolean }): Column<ListedMember>[] {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  const questionsOf = ({ usage, limits }: ListedMember) => {
    if (!usage || !limits) return null
    const used = formatNumber(locale, usage.questions)
    if (limits.questions === UNLIMITED) return used
    return t('members.usedOf', { used, limit: formatNumber(locale, limits.questions) })
  }
  return [
    {
      key: 'name',
      header: t('members.name'),
      cell: (member) => (
        <>
          <div className={classes.person}>
            {member.username} {member.isSelf && <Badge>{t('members.you')}</Badge>}
          </div>
          <div className={classes.detail}>{member.email}</div>
        </>
      ),
    },
    { key: 'role', header: t('members.role'), cell: (member) => <RoleBadge role={member.role} /> },
    { key: 'status', header: t('members.status'), cell: (member) => <StatusBadge status={member.status} /> },
    ...(withUsage
      ? [{ key: 'questions', header: t('members.questions'), nowrap: true, cell: questionsOf }]
      : []),
    {
      key: 'joined',
      header: t('members.joined'),
      nowrap: true,
      cell: (member) => <time dateTime={member.joinedAt}>{formatDate(locale, member.joinedAt)}</time>,
    },
  ]
}

const LOOKS = {
  active: { color: 'green', icon: IconCheck },
  inactive: { color: 'yellow', icon: IconLock },
} as const satisfies Record<MemberStatus, object>

function StatusBadge({ status }: { status: MemberStatus }) {
  const { t } = useTranslation('organizations')
  const { color, icon: Icon } = LOOKS[status]
  return (
    <Badge color={color} leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`members.statuses.${status}`)}
    </Badge>
  )
}
