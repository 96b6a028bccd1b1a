import { Menu, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { WorkspaceRef, WorkspaceSummary } from '@probant/contract/workspaces'
import { IconBuilding, IconPlus, IconSelector, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { useSwitchWorkspace } from '../mutations.ts'
import { useWorkspace, workspaceListQuery } from '../queries.ts'
import { WorkspaceChoices } from './workspace-choices.tsx'
import classes from './workspace-switcher.module.css'

const CreateOrganizationDialog = lazy(() => import('./create-organization-dialog.tsx'))
const LeaveDialog = lazy(() => import('./leave-dialog.tsx'))

interface WorkspaceSwitcherProps {
  onSwitched: () => void
  /** How an address is confirmed, for whoever has to before founding an organization. */
  verification: ReactNode
}

/** In whose name one works, and the way to the others. */
export function WorkspaceSwitcher({ onSwitched, verification }: WorkspaceSwitcherProps) {
  const { t } = useTranslation('workspaces')
  const ref = useWorkspaceRef()
  const [isListWanted, setIsListWanted] = useState(false)
  const { data: workspaces, isLoading } = useQuery({ ...workspaceListQuery, enabled: isListWanted })
  const wantList = () => setIsListWanted(true)
  const switchWorkspace = useSwitchWorkspace()
  const target = useRef<HTMLButtonElement>(null)
  // The menu's entry, which had the focus, is gone by then.
  const onClose = () => requestAnimationFrame(() => target.current?.focus())
  const [isCreating, creation] = useDisclosure(false, { onClose })
  const [isLeaving, leaving] = useDisclosure(false, { onClose })
  const [left, setLeft] = useState<WorkspaceSummary>()

  const choose = async (chosen: WorkspaceRef) => {
    if (chosen === ref) return
    // What went wrong has been said in a toast.
    const isThere = await switchWorkspace.mutateAsync(chosen).catch(() => undefined)
    if (isThere) onSwitched()
  }
  const leave = (organization: WorkspaceSummary) => {
    setLeft(organization)
    leaving.open()
  }
  return (
    <>
      <Menu position="bottom-start" width={248} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton
            ref={target}
            className={classes.target}
            // A moment before it is opened.
            onPointerEnter={wantList}
            onFocus={wantList}
            aria-busy={switchWorkspace.isPending || undefined}
          >
            <VisuallyHidden>{t('switcher.label')}</VisuallyHidden>
            <CurrentWorkspace />
            <IconSelector className={classes.chevron} size={18} stroke={1.5} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          {isLoading && <Skeleton height={42} m="xs" width="auto" />}
          {workspaces && (
            <WorkspaceChoices workspaces={workspaces} current={ref} onChoose={choose} onLeave={leave} />
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
            onClick={creation.open}
          >
            {t('switcher.create')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <FetchedDialog isOpen={isCreating}>
        {(isOpen) => (
          <CreateOrganizationDialog verification={verification} isOpen={isOpen} onClose={creation.close} />
        )}
      </FetchedDialog>
      {left && (
        <FetchedDialog isOpen={isLeaving}>
          {(isOpen) => <LeaveDialog organization={left} isOpen={isOpen} onClose={leaving.close} />}
        </FetchedDialog>
      )}
    </>
  )
}

function CurrentWorkspace() {
  const { t } = useTranslation('workspaces')
  const { data: workspace, error } = useWorkspace()
  if (!workspace) {
    return (
      <span className={classes.current}>
        {error ? t('switcher.unknown') : <Skeleton component="span" display="block" height={34} />}
      </span>
    )
  }
  const isPersonal = workspace.kind === 'personal'
  const Icon = isPersonal ? IconUser : IconBuilding
  return (
    <>
      <span className={classes.sign} aria-hidden="true">
        <Icon size={18} stroke={1.5} />
      </span>
      <span className={classes.current}>
        <span className={classes.name}>{workspace.name}</span>
        <span className={classes.kind}>
          {isPersonal ? t('kinds.personal') : t('kinds.organization', { role: t(`roles.${workspace.role}`) })}
        </span>
      </span>
    </>
  )
}
