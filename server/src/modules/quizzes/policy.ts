import type { ErrorName } from '@probant/contract/errors'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Membership } from '#server/modules/workspaces/index.ts'
import * as lifecycle from './lifecycle.ts'

/** As much of whoever stands before a quiz as the rules look at. */
type Viewer = Pick<Membership, 'userId' | 'kind' | 'role' | 'standing'>
type Made = lifecycle.Life & {
  creatorId: string
  /** Whoever is to answer it has no say in it, whatever they are otherwise. */
  viewerTakesPart: boolean
}

/** Why may they not change or publish it? */
export function changeRefusal(viewer: Viewer, quiz: Made): ErrorName | undefined {
  return creatorRefusal(viewer, quiz) ?? (isInactive(viewer) ? 'organizationInactive' : undefined)
}

/** Why may they not take it back or delete it? That makes nothing new, so it needs no plan in force. */
export function creatorRefusal(
  { userId }: Pick<Viewer, 'userId'>,
  { creatorId, viewerTakesPart }: Pick<Made, 'creatorId' | 'viewerTakesPart'>,
): ErrorName | undefined {
  return creatorId === userId && !viewerTakesPart ? undefined : 'quizNotAllowed'
}

/** Why may they not end it? Whoever runs the organization can always stop what runs in its name. */
export function endingRefusal(viewer: Viewer, quiz: Made): ErrorName | undefined {
  return viewer.role === 'member' || quiz.viewerTakesPart ? creatorRefusal(viewer, quiz) : undefined
}

/** Why may they not give it to somebody else? Whoever owns the organization can, as long as they are not to answer it. */
export function handOverRefusal(
  { kind, role, userId }: Viewer,
  quiz: Made,
  now: Date,
): ErrorName | undefined {
  if (kind !== 'organization') return 'quizNotAllowed'
  if (role !== 'owner') return 'roleRequired'
  // Whoever gives away what has passed to them gains nothing by it.
  if (quiz.creatorId === userId) return undefined
  return quiz.viewerTakesPart && lifecycle.statusAt(quiz, now) !== 'completed' ? 'quizNotAllowed' : undefined
}

/** Why can this member not become its creator? Nobody grades themselves. */
export function newCreatorRefusal(
  member: { userId: string; isActive: boolean; takesPart: boolean },
  { creatorId }: Made,
): ErrorName | undefined {
  if (member.userId === creatorId) return 'alreadyCreator'
  if (!member.isActive) return 'memberInactive'
  return member.takesPart ? 'newCreatorTakesPart' : undefined
}

/** What the buttons may offer. */
export function permissionsOf(viewer: Viewer, quiz: Made, now: Date): Quiz['can'] {
  const mayChange = !changeRefusal(viewer, quiz)
  const isCreator = !creatorRefusal(viewer, quiz)
  return {
    edit: mayChange && !lifecycle.editRefusal(quiz, now),
    publish: mayChange && lifecycle.statusAt(quiz, now) === 'draft',
    deactivate: isCreator && !lifecycle.deactivationRefusal(quiz, now),
    end: !endingRefusal(viewer, quiz) && !lifecycle.endRefusal(quiz, now),
    endLater: mayChange && !lifecycle.laterEndRefusal(quiz, now),
    reword: mayChange && !lifecycle.rewordRefusal(quiz, now),
    delete: isCreator && !lifecycle.deletionRefusal(quiz, now),
    duplicate: !isInactive(viewer),
    manageParticipants: isCreator,
    invite: mayChange && !lifecycle.inviteRefusal(quiz, now),
    handOver: !handOverRefusal(viewer, quiz, now),
  }
}

/** A person always works on; an inactive organization makes nothing new. */
function isInactive({ kind, standing }: Viewer): boolean {
  return kind === 'organization' && standing.status === 'inactive'
}
