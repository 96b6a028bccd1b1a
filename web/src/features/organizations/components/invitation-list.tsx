import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import { SearchField } from '#web/components/data-table/search-field.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
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
