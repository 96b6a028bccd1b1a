import { answerBy } from '#web/lib/backend.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'
import { createDemoBackend } from './backend/index.ts'
import { demoWorkspace } from './demo-workspace.ts'
import { tryoutServer } from './queries.ts'

let isInside = false

/** From now on this page speaks to the visitor's own browser. */
export function enterDemo(): void {
  if (isInside) return
  isInside = true
  answerBy(
    createDemoBackend({
      workspace: demoWorkspace,
      server: tryoutServer,
      now: () => new Date(),
      ref: currentWorkspace,
    }),
  )
  tryoutServer.prepare()
}
