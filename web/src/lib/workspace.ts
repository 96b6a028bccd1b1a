import { PERSONAL, type WorkspaceRef } from '@probant/contract/workspaces'
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

/** Looked at by hand and not by its schema, for the page of a quiz comes without Zod. */
function refIn(storage: Storage): WorkspaceRef | undefined {
  const ref = storage.getItem(KEY)
  return ref !== null && (ref === PERSONAL || ID.test(ref)) ? ref : undefined
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
