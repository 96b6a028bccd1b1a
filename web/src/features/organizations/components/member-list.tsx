import { Badge, Box, Button, Group, NativeSelect } from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import { type ListedMember, MEMBER_STATUSES, type Member, type MemberStatus } from '@probant/contract/members'
import { ROLES, type Role } from '@probant/contract/workspaces'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { EmailAddress } from '#web/components/text/email-address.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import type { ListProps } from '../members-search.ts'
import { memberListQuery } from '../queries.ts'
import { ListHeading } from './list-heading.tsx'
import { canBeChanged, MemberMenu } from './member-menu.tsx'
import { RoleBadge } from './role-badge.tsx'

export function MemberList(props: ListProps) {
  const { t } = useTranslation('organizations')
  const { search, onFilter } = props
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <ListHeading heading={heading}>{t('members.caption')}</ListHeading>
      <ListFilters
        search={{ label: t('search'), placeholder: t('members.searchPlaceholder'), value: search.search }}
        onSearch={(text) => onFilter({ search: text })}
      >
        <NativeSelect
          label={t('members.role')}
          value={search.role ?? ''}
          onChange={(event) => onFilter({ role: (event.currentTarget.value || undefined) as Role })}
          data={[
            { value: '', label: t('members.anyRole') },
            ...ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
          ]}
        />
        <NativeSelect
          label={t('members.status')}
          value={search.status ?? ''}
          onChange={(event) => onFilter({ status: (event.currentTarget.value || undefined) as MemberStatus })}
          data={[
            { value: '', label: t('members.anyStatus') },
            ...MEMBER_STATUSES.map((value) => ({ value, label: t(`members.statuses.${value}`) })),
          ]}
        />
      </ListFilters>
      <MemberTable {...props} onRowGone={() => heading.current?.focus()} />
    </>
  )
}

function MemberTable(props: ListProps & { onRowGone: () => void }) {
  const { organizationId, onFilter, onRowGone } = props
  const { search, role, status, page } = props.search
  const { t } = useTranslation('organizations')
  const list = useQuery(memberListQuery(organizationId, { search, role, status, page }))
  const members = list.data?.items ?? []
  const columns = useMemberColumns({ withUsage: members.every(isKnown) })
  return (
    <PagedTable
      list={list}
      caption={t('members.caption')}
      columns={columns}
      actions={
        members.some(canBeChanged)
          ? (member) =>
              isKnown(member) && (
                <MemberMenu organizationId={organizationId} member={member} onGone={onRowGone} />
              )
          : undefined
      }
      onPage={(next) => onFilter({ page: next })}
      failed={t('members.failed')}
      empty={
        <EmptyState
          picture={<BoardPicture />}
          title={t('members.noMatch')}
          sentence={t('members.noMatchSentence')}
          action={
            <Button
              variant="default"
              onClick={() => onFilter({ search: undefined, role: undefined, status: undefined })}
            >
              {t('clearFilters')}
            </Button>
          }
        />
      }
    />
  )
}

/** Someone whose limits and usage one gets to see: oneself, or whom one manages. */
function isKnown(member: ListedMember): member is Member {
  return member.limits !== null && member.usage !== null
}

/** What others have used is shown to those who manage them; a column that would be empty is left out. */
function useMemberColumns({ withUsage }: { withUsage: boolean }): Column<ListedMember>[] {
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
          <Group gap="4px 8px" fw={560}>
            {member.username} {member.isSelf && <Badge>{t('members.you')}</Badge>}
          </Group>
          <Box c="dimmed" fz="xs">
            <EmailAddress>{member.email}</EmailAddress>
          </Box>
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
    // What somebody may do here is read whole; a long name or address goes on in the next line.
    <Badge color={color} miw="max-content" leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`members.statuses.${status}`)}
    </Badge>
  )
}
