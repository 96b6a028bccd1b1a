import type { WorkspaceRef } from '@probant/contract/workspaces'
import { useEffect } from 'react'
import { chooseWorkspace, currentWorkspace } from './workspace.ts'

/** Whoever opens a single thing works where it belongs; from there they may go elsewhere. */
export function useFollowWorkspace(ref: WorkspaceRef | undefined): void {
  useEffect(() => {
    if (ref && ref !== currentWorkspace()) chooseWorkspace(ref)
  }, [ref])
}
