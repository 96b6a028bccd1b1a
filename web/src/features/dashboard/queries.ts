import { getDashboard } from '@probant/contract/dashboard'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { request } from '#web/lib/api-client.ts'

/** All of it at once, for the first drawing; each part is asked for anew by its own query. */
export const readDashboard = (workspace: WorkspaceRef) => request(getDashboard, { workspace })
