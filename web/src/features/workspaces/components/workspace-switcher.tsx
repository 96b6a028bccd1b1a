import { Center, Flex, Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { WorkspaceRef, WorkspaceSummary } from '@probant/contract/workspaces'
import { IconBuilding, IconSelector, IconUser } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import { FetchedMenu } from '#web/components/menu/fetched-menu.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { useSwitchWorkspace } from '../mutations.ts'
import { useWorkspace, workspaceListQuery } from '../queries.ts'
import classes from './workspace-switcher.module.css'

const loadChoices = () => {
  void queryClient.prefetchQuery(workspaceListQuery)
  return import('./workspace-menu.tsx')
}
const loadCreation = () => import('./create-organization-dialog.tsx')
const loadLeaving = () => import('./leave-dialog.tsx')

interface WorkspaceSwitcherProps {
  onSwitched: () => void
  /** How an address is confirmed, for whoever has to before founding an organization. */
  verification: ReactNode
  trialNote: ReactNode
}

/** In whose name one works, and the way to the others. */
export function WorkspaceSwitcher({ onSwitched, verification, trialNote }: WorkspaceSwitcherProps) {
  const { t } = useTranslation('dashboard')
  const ref = useWorkspaceRef()
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
      <FetchedMenu
        load={loadChoices}
        opens="menu"
        current={ref}
        onChoose={choose}
        onLeave={leave}
        onCreate={creation.open}
      >
        <UnstyledButton
          ref={target}
          className={classes.target}
          aria-busy={switchWorkspace.isPending || undefined}
        >
          <VisuallyHidden>{t('workspaces.switcher.label')}</VisuallyHidden>
          <CurrentWorkspace />
          <IconSelector color="var(--ink-soft)" size={18} stroke={1.5} aria-hidden="true" />
        </UnstyledButton>
      </FetchedMenu>
      <FetchedDialog
        load={loadCreation}
        isOpen={isCreating}
        onClose={creation.close}
        verification={verification}
        trialNote={trialNote}
      />
      {left && (
        <FetchedDialog load={loadLeaving} isOpen={isLeaving} onClose={leaving.close} organization={left} />
      )}
    </>
  )
}

function CurrentWorkspace() {
  const { t } = useTranslation('dashboard')
  const { data: workspace, error } = useWorkspace()
  if (!workspace) {
    return (
      <Flex component="span" direction="column" flex={1} miw={{ base: 48, md: 0 }} lh={1.3}>
        {error ? t('workspaces.switcher.unknown') : <Skeleton component="span" display="block" height={34} />}
      </Flex>
    )
  }
  const isPersonal = workspace.kind === 'personal'
  const Icon = isPersonal ? IconUser : IconBuilding
  return (
    <>
      <Center
        component="span"
        visibleFrom="md"
        flex="none"
        w={30}
        h={30}
        bdrs="sm"
        bg="var(--primary-wash)"
        c="var(--primary)"
        aria-hidden="true"
      >
        <Icon size={18} stroke={1.5} />
      </Center>
      <Flex component="span" direction="column" flex={1} miw={{ base: 48, md: 0 }} lh={1.3}>
        <Text component="span" truncate inherit fw={600}>
          {workspace.name}
        </Text>
        <Text component="span" className={classes.kind} truncate inherit c="dimmed" fz="xs">
          {isPersonal
            ? t('workspaces.kinds.personal')
            : t('workspaces.kinds.organization', { role: t(`workspaces.roles.${workspace.role}`) })}
        </Text>
      </Flex>
    </>
  )
}
