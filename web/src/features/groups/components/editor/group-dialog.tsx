import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLast } from '#web/lib/use-last.ts'
import type { SizeLimit } from '../../group-size.ts'
import { groupQuery } from '../../queries.ts'
import { GroupForm, type GroupFormProps } from './group-form.tsx'
import { GroupView } from './group-view.tsx'

export type Opened = { kind: 'new' } | { kind: 'edit' | 'view'; groupId: string }

interface GroupDialogProps {
  /** Closed where there is nothing to show. */
  opened: Opened | undefined
  sizeLimit: SizeLimit | undefined
  isFull: boolean
  showLimit: (error: unknown) => boolean
  onClose: () => void
}

/** The dialog in which groups are made, changed and looked at. */
export function GroupDialog({ opened, onClose, ...limits }: GroupDialogProps) {
  const { t } = useTranslation(['groups', 'common'])
  const shown = useLast(opened)
  const form = { ...limits, onCancel: onClose, onSaved: onClose }
  return (
    <Dialog
      isOpen={opened !== undefined}
      onClose={onClose}
      size={820}
      fills="phone"
      title={t(`editor.${shown?.kind ?? 'new'}Title`)}
      isBelowOthers
    >
      {shown?.kind === 'new' && <GroupForm {...form} />}
      {shown && shown.kind !== 'new' && (
        <GroupLoader key={shown.groupId} groupId={shown.groupId} isView={shown.kind === 'view'} {...form} />
      )}
    </Dialog>
  )
}

interface GroupLoaderProps extends Omit<GroupFormProps, 'group'> {
  groupId: string
  /** It is looked at only. */
  isView: boolean
}

/** Fetches a group as it is this moment. */
function GroupLoader({ groupId, isView, ...form }: GroupLoaderProps) {
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
