import { createGroup, deleteGroup, getGroup, listGroups, updateGroup } from '@probant/contract/groups'
import type { Serve } from '#server/platform/http/serve.ts'
import type { GroupService } from './service.ts'

export function groupRoutes(serve: Serve, groups: GroupService) {
  serve(listGroups, ({ actor, workspace, querystring }) => groups.list(actor, workspace, querystring))
  serve(createGroup, ({ actor, workspace, body }) => groups.create(actor, workspace, body))
  serve(getGroup, ({ actor, params }) => groups.get(actor, params.groupId))
  serve(updateGroup, ({ actor, params, body }) => groups.update(actor, params.groupId, body))
  serve(deleteGroup, ({ actor, params }) => groups.delete(actor, params.groupId))
}
