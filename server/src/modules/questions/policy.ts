import type { ErrorName } from '@probant/contract/errors'
import type { Origin } from '@probant/contract/questions'
import type { Place } from '#server/modules/workspaces/service.ts'

/** As much of a question and of who stands before it as the rules look at. */
interface Made {
  origin: Origin
  creatorId: string | null
}
type Viewer = Pick<Place, 'userId' | 'kind' | 'role' | 'standing'>

/** Why may they not change it? Quizzes that use it will have a say here, too. */
export function editRefusal(viewer: Viewer, question: Made): ErrorName | undefined {
  if (viewer.kind === 'personal') return undefined
  if (viewer.standing.status === 'inactive') return 'organizationInactive'
  if (question.origin === 'manual' && question.creatorId !== viewer.userId) return 'onlyCreatorEditsQuestion'
}

/** Why may they not delete it? */
export function deletionRefusal(viewer: Viewer, question: Made): ErrorName | undefined {
  const isOthers = question.origin === 'manual' && question.creatorId !== viewer.userId
  if (isOthers && viewer.role === 'member') return 'onlyCreatorEditsQuestion'
}
