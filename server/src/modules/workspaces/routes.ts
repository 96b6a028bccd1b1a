import { getWorkspace, listWorkspaces, setScale } from '@probant/contract/workspaces'
import type { Serve } from '#server/platform/http/serve.ts'
import type { WorkspaceService } from './service.ts'

export function workspaceRoutes(serve: Serve, workspaces: WorkspaceService) {
  serve(listWorkspaces, ({ actor }) => workspaces.list(actor))
  serve(getWorkspace, ({ actor, workspace }) => workspaces.get(actor, workspace))
  serve(setScale, ({ actor, workspace, body }) => workspaces.setScale(actor, workspace, body.scale))
}
