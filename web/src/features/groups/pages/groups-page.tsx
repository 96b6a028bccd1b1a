import { Button } from '@mantine/core'
import type { Workspace } from '@probant/contract/workspaces'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LockedButton } from '#web/components/feedback/locked-button.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { focusMenuOf } from '#web/components/menu/focus-menu-of.ts'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import { useUsage } from '#web/features/usage/queries.ts'
import { useWorkspace } from '#web/features/workspaces/queries.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { GroupDialog, type Opened } from '../components/editor/group-dialog.tsx'
import { GroupList } from '../components/list/group-list.tsx'
import { isFull, sizeLimitOf } from '../group-size.ts'
import { type GroupsSearch, listedPart } from '../groups-search.ts'
import { groupListQuery } from '../queries.ts'

const route = getRouteApi('/_shell/dashboard/group')

export function GroupsPage() {
  const { t } = useTranslation('groups')
  const workspace = useWorkspaceRef()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const limit = useLimitRefusal()
  const { data: usage } = useUsage()
  const { data } = useQuery(groupListQuery(workspace, listedPart(search)))
  const isEmpty = data?.total === 0 && !search.search

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<GroupsSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })
  const open = (dialog: GroupsSearch['dialog'], group?: string) =>
    void navigate({ search: { ...search, dialog, group }, resetScroll: false })
  const close = () => {
    const closed = { ...search, dialog: undefined, group: undefined }
    void navigate({ search: closed, replace: true, resetScroll: false })
    if (search.group) focusMenuOf(search.group)
  }
  const create = <CreateGroupButton onCreate={() => open('new')} />
  return (
    <>
      {/* An empty list has the button where one looks first. */}
      <PageHeader title={t('title')} sentence={t('sentence')} actions={!isEmpty && create} />
      <GroupList key={workspace} search={search} onFilter={filter} onOpen={open} create={create} />
      <GroupDialog
        opened={openedOf(search)}
        sizeLimit={sizeLimitOf(usage)}
        isFull={isFull(usage)}
        showLimit={limit.show}
        onClose={close}
      />
      {limit.prompt}
    </>
  )
}

/** What is open stands in the address: the way back closes it, and a link opens it. */
function openedOf({ dialog, group }: GroupsSearch): Opened | undefined {
  if (dialog === 'new') return { kind: 'new' }
  return dialog && group ? { kind: dialog, groupId: group } : undefined
}

/** The way to a new group; where there is none, the reason. */
function CreateGroupButton({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('groups')
  const { data: workspace } = useWorkspace()
  if (workspace && !workspace.can.create) return <WhyNot workspace={workspace} />
  return (
    <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={onCreate}>
      {t('create.action')}
    </Button>
  )
}

function WhyNot({ workspace: { can, standing } }: { workspace: Workspace }) {
  const { t } = useTranslation('groups')
  const canReactivate = can.pay && standing.reason !== 'deactivated'
  return (
    <LockedButton label={t('create.action')} question={t('create.whyNot')}>
      <p>
        {t('create.inactive')} {!canReactivate && standing.reason !== 'deactivated' && t('create.askOwner')}
      </p>
      {canReactivate && <AnchorLink to="/dashboard/billing">{t('create.reactivate')}</AnchorLink>}
    </LockedButton>
  )
}
