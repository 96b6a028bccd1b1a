import type { APIRequestContext } from '@playwright/test'
import { listAllPlans } from '@probant/contract/admin/plans'
import { listUsers, setUserStatus } from '@probant/contract/admin/users'
import { getGradebook } from '@probant/contract/gradebook/gradebook'
import { listGroups } from '@probant/contract/groups'
import { listMyInvitations } from '@probant/contract/invitations'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { listQuizzes } from '@probant/contract/quizzes/life'
import { listResults } from '@probant/contract/results/list'
import { listWorkspaces } from '@probant/contract/workspaces'
import { call } from './calls.ts'
import type { Who } from './screens.ts'

/** What the `$name` in an address stands for, to those who see it in the demonstration. */
export async function idsFor(
  request: APIRequestContext,
  who: Who,
): Promise<(name: string, route: string) => string> {
  const ids = await IDS[who](request)
  return (name, route) => {
    const id = (route.includes('/edit/') && ids.draftId) || ids[name]
    if (!id) throw new Error(`Nobody knows what ${name} stands for in ${route}`)
    return id
  }
}

const IDS: Record<Who, (request: APIRequestContext) => Promise<Record<string, string | undefined>>> = {
  // A number that nobody knows.
  visitor: async () => ({ number: 'C4F7-9HJK-MNPQ' }),

  /** A draft to edit, and a quiz that goes on for all else. */
  async creator(request) {
    const { items } = await call(request, listQuizzes, { querystring: {} })
    const idOf = (phase: string) => items.find((quiz) => quiz.phase === phase)?.id
    const quizId = idOf('open') ?? ''
    const results = await call(request, listResults, { params: { quizId }, querystring: {} })
    const ids = results.items.map(({ submissionId }) => submissionId)
    const groups = await call(request, listGroups, { querystring: {} })
    const groupId = groups.items[0]?.id ?? ''
    const book = await call(request, getGradebook, { params: { groupId }, querystring: {} })
    const person = book.people.items[0]?.key
    return {
      draftId: idOf('draft'),
      groupId,
      person,
      quizId,
      submissionId: ids[0],
      people: ids.slice(0, 3).join('%2C'),
    }
  },

  /** Whoever has opened the invitation once is a member. */
  async pupil(request) {
    const [invitation] = await call(request, listMyInvitations, {})
    const [, membership] = await call(request, listWorkspaces, {})
    const { items } = await call(request, listInvitedQuizzes, { querystring: {} })
    return { organizationId: invitation?.organizationId ?? membership?.ref, quizId: items[0]?.quizId }
  },

  /** What administrators do is written down: there is something to read in the log. */
  async admin(request) {
    const { items } = await call(request, listUsers, { querystring: {} })
    const userId = items.find(({ isAdmin }) => !isAdmin)?.id ?? ''
    await call(request, setUserStatus, { params: { userId }, body: { status: 'disabled' } })
    await call(request, setUserStatus, { params: { userId }, body: { status: 'active' } })
    const [plan] = await call(request, listAllPlans, {})
    return { planId: plan?.id }
  },
}
