import { useSyncExternalStore } from 'react'
import { type Contents, createWorkspace } from './workspace.ts'

/** The one of this tab. */
export const demoWorkspace = createWorkspace()

export function useDemoContents(): Contents {
  return useSyncExternalStore(demoWorkspace.subscribe, demoWorkspace.contents)
}
