import { Button } from '@mantine/core'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { useNavigate } from '@tanstack/react-router'
import { useSwitchWorkspace } from '../mutations.ts'
import classes from './enter-workspace-button.module.css'

/** Switches to a workspace and opens its dashboard. */
export function EnterWorkspaceButton({ workspace, children }: { workspace: WorkspaceRef; children: string }) {
  const navigate = useNavigate()
  const switchWorkspace = useSwitchWorkspace()
  const enter = async () => {
    const isThere = await switchWorkspace.mutateAsync(workspace).catch(() => undefined)
    if (isThere) await navigate({ to: '/dashboard' })
  }
  return (
    <Button
      classNames={{ root: classes.button, label: classes.label }}
      loading={switchWorkspace.isPending}
      onClick={enter}
    >
      {children}
    </Button>
  )
}
