import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { groupQuery } from '../../queries.ts'
import { GroupForm, type GroupFormProps } from './group-form.tsx'
import { GroupView } from './group-view.tsx'

interface GroupLoaderProps extends Omit<GroupFormProps, 'group'> {
  groupId: string
  /** It is looked at only. */
  isView: boolean
}

/** Fetches a group as it is this moment. */
export function GroupLoader({ groupId, isView, ...form }: GroupLoaderProps) {
  const { t } = useTranslation(['groups', 'common'])
  const { data: group, error, isFetchedAfterMount, refetch } = useQuery(groupQuery(groupId))
  // Once the form is there, it stays: a later failure to refresh is not its concern.
  if (error && !group) return <LoadFailure title={t('failedOne')} error={error} onRetry={() => refetch()} />
  if (!group || !isFetchedAfterMount) {
    return (
      <Stack role="status" aria-label={t('common:loading')}>
        <Skeleton height={36} radius="md" />
        <Skeleton height={88} radius="md" />
        <Skeleton height={240} radius="lg" />
      </Stack>
    )
  }
  if (isView || !group.can.edit) return <GroupView group={group} />
  return <GroupForm {...form} group={group} />
}
