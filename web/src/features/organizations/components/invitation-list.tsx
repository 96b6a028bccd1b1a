import { Badge, Box, Button } from '@mantine/core'
import type { Invitation } from '@probant/contract/invitations'
import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDate } from '#web/lib/format.ts'
import type { ListProps } from '../members-search.ts'
import { invitationListQuery } from '../queries.ts'
import { InvitationActions } from './invitation-actions.tsx'
import { ListHeading } from './list-heading.tsx'
import { RoleBadge } from './role-badge.tsx'

interface InvitationListProps extends ListProps {
  deliversMail: boolean
}

/** Invitations that nobody has accepted yet. */
export function InvitationList(props: InvitationListProps) {
  const { t } = useTranslation('organizations')
  const { search, onFilter } = props
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <ListHeading heading={heading}>{t('invitations.caption')}</ListHeading>
      <ListFilters
        search={{ label: t('search'), placeholder: t('invitations.searchPlaceholder'), value: search.search }}
        onSearch={(text) => onFilter({ search: text })}
      />
      <InvitationTable {...props} onRowGone={() => heading.current?.focus()} />
    </>
  )
}

function InvitationTable(props: InvitationListProps & { onRowGone: () => void }) {
  const { organizationId, search, onFilter, deliversMail, onRowGone } = props
  const { t } = useTranslation('organizations')
  const columns = useInvitationColumns()
  const list = useQuery(invitationListQuery(organizationId, { search: search.search, page: search.page }))
  const isFiltered = Boolean(search.search || search.page)
  return (
    <PagedTable
      list={list}
      caption={t('invitations.caption')}
      columns={columns}
      actions={(invitation) => (
        <InvitationActions
          organizationId={organizationId}
          invitation={invitation}
          deliversMail={deliversMail}
          onGone={onRowGone}
        />
      )}
      onPage={(page) => onFilter({ page })}
      failed={t('invitations.failed')}
      empty={
        <EmptyState
          picture={<LetterPicture />}
          title={t(isFiltered ? 'invitations.noMatch' : 'invitations.nothing')}
          sentence={t(isFiltered ? 'invitations.noMatchSentence' : 'invitations.nothingSentence')}
          action={
            isFiltered && (
              <Button variant="default" onClick={() => onFilter({ search: undefined })}>
                {t('clearFilters')}
              </Button>
            )
          }
        />
      }
      expectedRows={4}
    />
  )
}

function useInvitationColumns(): Column<Invitation>[] {
  const { t } = useTranslation('organizations')
  const locale = useLocale()
  return [
    { key: 'email', header: t('invitations.email'), cell: ({ email }) => email },
    { key: 'role', header: t('members.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'sent',
      header: t('invitations.sent'),
      cell: ({ sentAt, invitedBy }) => (
        <>
          <time dateTime={sentAt}>{formatAgo(locale, sentAt)}</time>
          {invitedBy && (
            <Box c="dimmed" fz="xs">
              {t('invitations.by', { name: invitedBy })}
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'expires',
      header: t('invitations.expires'),
      nowrap: true,
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? (
          <Badge color="yellow" leftSection={<IconClock size={14} stroke={2} aria-hidden="true" />}>
            {t('invitations.expired')}
          </Badge>
        ) : (
          <time dateTime={expiresAt}>{formatDate(locale, expiresAt)}</time>
        ),
    },
  ]
}
