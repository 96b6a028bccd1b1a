import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#web/components/data-table/data-table.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import type { ListProps } from '../members-search.ts'
import { invitationListQuery } from '../queries.ts'
import { useInvitationColumns } from '../use-invitation-columns.tsx'
import classes from './filters.module.css'
import { InvitationActions } from './invitation-actions.tsx'
import { ListHeading } from './list-heading.tsx'

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
      <div className={classes.filters}>
        <SearchField
          label={t('search')}
          placeholder={t('invitations.searchPlaceholder')}
          value={search.search ?? ''}
          onSearch={(text) => onFilter({ search: text || undefined })}
        />
      </div>
      <InvitationTable {...props} onRowGone={() => heading.current?.focus()} />
    </>
  )
}

function InvitationTable(props: InvitationListProps & { onRowGone: () => void }) {
  const { organizationId, search, onFilter, deliversMail, onRowGone } = props
  const { t } = useTranslation('organizations')
  const columns = useInvitationColumns()
  const { data, error, refetch } = useQuery(
    invitationListQuery(organizationId, { search: search.search, page: search.page }),
  )
  if (error) return <LoadFailure title={t('invitations.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton rows={4} />
  if (data.items.length === 0) {
    const isFiltered = Boolean(search.search || search.page)
    return (
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
    )
  }
  return (
    <>
      <DataTable
        caption={t('invitations.caption')}
        columns={columns}
        rows={data.items}
        rowKey={(invitation) => invitation.id}
        actions={(invitation) => (
          <InvitationActions
            organizationId={organizationId}
            invitation={invitation}
            deliversMail={deliversMail}
            onGone={onRowGone}
          />
        )}
      />
      <Pager {...data} onPage={(page) => onFilter({ page })} />
    </>
  )
}
