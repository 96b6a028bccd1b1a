import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'

/** The head of the page, which is not there without its quiz. */
export function RosterSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={18} width={180} radius="md" mb={10} />
      <Skeleton height={38} width={260} radius="md" mb={14} />
      <Skeleton height={22} width={340} maw="100%" radius="md" mb={32} />
      <ListSkeleton />
    </div>
  )
}

/** The counts, the search, and a few people. */
export function ListSkeleton() {
  return (
    <>
      <Skeleton height={52} radius="md" mb={24} />
      <Skeleton height={62} width={380} maw="100%" radius="md" mb={20} />
      <TableSkeleton rows={6} />
    </>
  )
}
