import { Button } from '@mantine/core'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { useNavigate } from '@tanstack/react-router'
import { IN_LINES } from '#web/components/navigation/links.tsx'
import { useSwitchWorkspace } from '../mutations.ts'

/** Switches to a workspace and opens its dashboard. */
export function EnterWorkspaceButton({ workspace, children }: { workspace: WorkspaceRef; children: string }) {
  const navigate = useNavigate()
  const switchWorkspace = useSwitchWorkspace()
  const enter = async () => {
    const isThere = await switchWorkspace.mutateAsync(workspace).catch(() => undefined)
    if (isThere) await navigate({ to: '/dashboard' })
  }
  return (
    <Button {...IN_LINES} loading={switchWorkspace.isPending} onClick={enter}>
      {children}
    </Button>
  )
}
