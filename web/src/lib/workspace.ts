import { PERSONAL, type WorkspaceRef, workspaceRefSchema } from '@probant/contract/workspaces'
import { useSyncExternalStore } from 'react'

/**
 * In whose name this tab works. Two tabs can work in two workspaces, so each keeps its own choice; a new tab begins
 * where the last choice was made.
 */
export function currentWorkspace(): WorkspaceRef {
  if (!chosen) {
    chosen = refIn(sessionStorage) ?? refIn(localStorage) ?? PERSONAL
    // This tab's own from now on: a reload must not bring in what another tab has chosen since.
    sessionStorage.setItem(KEY, chosen)
  }
  return chosen
}

export function chooseWorkspace(ref: WorkspaceRef): void {
  chosen = ref
  sessionStorage.setItem(KEY, ref)
  localStorage.setItem(KEY, ref)
  for (const listener of listeners) listener()
}

/** Whoever signs in next begins in their own. */
export function forgetWorkspace(): void {
  chosen = undefined
  sessionStorage.removeItem(KEY)
  localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

export function useWorkspaceRef(): WorkspaceRef {
  return useSyncExternalStore(onWorkspaceChange, currentWorkspace)
}

export function onWorkspaceChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const KEY = 'workspace'
let chosen: WorkspaceRef | undefined
const listeners = new Set<() => void>()

function refIn(storage: Storage): WorkspaceRef | undefined {
  return workspaceRefSchema.safeParse(storage.getItem(KEY)).data
}
