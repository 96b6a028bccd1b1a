import { Anchor, Button, NativeSelect, Text } from '@mantine/core'
import { MAIL_STATUSES, type MailStatus, type MailSummary } from '@probant/contract/admin/mails'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { PagedTable } from '#web/components/data-table/paged-table.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'
import type { MailSearch } from '../../admin-search.ts'
import { mailListQuery } from '../../queries.ts'
import { MailStatusBadge } from './mail-view.tsx'

interface MailOutboxProps {
  search: MailSearch
  onFilter: (change: Partial<MailSearch>) => void
}

export function MailOutbox({ search, onFilter }: MailOutboxProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <ListFilters
        search={{ label: t('search'), placeholder: t('mails.searchPlaceholder'), value: search.search }}
        onSearch={(text) => onFilter({ search: text })}
      >
        <NativeSelect
          label={t('mails.status')}
          value={search.status ?? ''}
          onChange={(event) => onFilter({ status: (event.currentTarget.value || undefined) as MailStatus })}
          data={[
            { value: '', label: t('mails.anyStatus') },
            ...MAIL_STATUSES.map((value) => ({ value, label: t(`mails.statuses.${value}`) })),
          ]}
        />
      </ListFilters>
      <MailTable search={search} onFilter={onFilter} />
    </>
  )
}

function MailTable({ search, onFilter }: MailOutboxProps) {
  const { t } = useTranslation('admin')
  const columns = useMailColumns((mail) => onFilter({ mail, page: search.page }))
  const { status, page } = search
  const list = useQuery(mailListQuery({ search: search.search, status, page }))
  return (
    <>
      {list.data && (
        <Text mb="md" c="dimmed" size="xs">
          {t('mails.keeping', list.data.keeping)}
        </Text>
      )}
      <PagedTable
        list={list}
        caption={t('mails.caption')}
        columns={columns}
        onPage={(next) => onFilter({ page: next })}
        failed={t('failed')}
        empty={<NoMail isFiltered={Boolean(search.search || status || page)} onFilter={onFilter} />}
      />
    </>
  )
}

function useMailColumns(onOpen: (mailId: string) => void): Column<MailSummary>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return [
    {
      key: 'subject',
      header: t('mails.subject'),
      cell: (mail) => (
        <Anchor component="button" type="button" ta="start" onClick={() => onOpen(mail.id)}>
          {mail.subject || t('mails.withoutSubject')}
        </Anchor>
      ),
    },
    { key: 'recipient', header: t('mails.recipient'), cell: (mail) => mail.recipient },
    {
      key: 'status',
      header: t('mails.status'),
      nowrap: true,
      cell: (mail) => <MailStatusBadge status={mail.status} />,
    },
    {
      key: 'attempts',
      header: t('mails.attempts'),
      nowrap: true,
      cell: (mail) => formatNumber(locale, mail.attempts),
    },
    {
      key: 'date',
      header: t('mails.date'),
      nowrap: true,
      cell: (mail) => <time dateTime={mail.createdAt}>{formatDateTime(locale, mail.createdAt)}</time>,
    },
  ]
}

function NoMail({ isFiltered, onFilter }: { isFiltered: boolean; onFilter: MailOutboxProps['onFilter'] }) {
  const { t } = useTranslation('admin')
  return (
    <EmptyState
      picture={<LetterPicture />}
      title={t(isFiltered ? 'mails.noMatch' : 'mails.nothing')}
      sentence={t(isFiltered ? 'mails.noMatchSentence' : 'mails.nothingSentence')}
      action={
        isFiltered && (
          <Button variant="default" onClick={() => onFilter({ search: undefined, status: undefined })}>
            {t('mails.clear')}
          </Button>
        )
      }
    />
  )
}
