import type { Origin } from '@probant/contract/questions/filter'
import type { Question } from '@probant/contract/questions/question'
import type { Membership } from '#server/modules/workspaces/index.ts'

/** As much of a question and of who stands before it as the rules look at. */
interface Made {
  question: { origin: Origin; creatorId: string | null }
  quizCount: number
  /** Is one of them open? */
  isBeingAsked: boolean
  /** Whoever wrote or imported it is no member any more. */
  isCreatorGone: boolean
}
/** Names of refusals, all of them. */
type WhyNot = { [Action in keyof Question['whyNot']]: NonNullable<Question['whyNot'][Action]> }
type Viewer = Pick<Membership, 'userId' | 'kind' | 'role' | 'standing'>

/** Why may they not change it? */
export function editRefusal(viewer: Viewer, made: Made): WhyNot['edit'] | undefined {
  if (viewer.kind === 'organization') {
    if (viewer.standing.status === 'inactive') return 'organizationInactive'
    if (isOthers(viewer, made)) return 'onlyCreatorEditsQuestion'
  }
  if (made.isBeingAsked) return 'questionInActiveQuiz'
}

/** Why may they not delete it? What somebody left behind is cleared away by owner and moderators. */
export function deletionRefusal(viewer: Viewer, made: Made): WhyNot['delete'] | undefined {
  const mayClear = made.isCreatorGone && viewer.role !== 'member'
  if (viewer.kind === 'organization' && isOthers(viewer, made) && !mayClear) return 'onlyCreatorEditsQuestion'
  return useRefusal(made)
}

/** Why can nobody delete it? */
export function useRefusal({ quizCount }: Pick<Made, 'quizCount'>): 'questionInQuiz' | undefined {
  return quizCount > 0 ? 'questionInQuiz' : undefined
}

/** What was written or imported is its creator's; what was generated belongs to all members. */
function isOthers({ userId }: Viewer, { question: { origin, creatorId } }: Made): boolean {
  return origin !== 'generated' && creatorId !== userId
}
