import type { APIRequestContext, Page } from '@playwright/test'
import { assignUserPlan } from '@probant/contract/admin/users'
import { inviteParticipants, listParticipants } from '@probant/contract/participants/inviting'
import { listPlans } from '@probant/contract/plans'
import type { QuizForm } from '@probant/contract/quizzes/form'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { getTimeline, type Timeline } from '@probant/contract/submissions/incidents'
import { call } from './calls.ts'
import type { Mailbox } from './mailbox.ts'
import { confirmAddress } from './organizations.ts'
import { aPerson, enterAccount, openAccount, type Person } from './people.ts'
import { anOpenQuiz } from './taking.ts'

/** Who sets the quizzes that stories take as given, and who takes them. */
export interface Classroom {
  teacher: Person
  /** The teacher's own browser. */
  desk: APIRequestContext
  learner: Person
}

/** Both have proved their addresses, once for all stories: to wait for a mail takes as long as a short story. */
export async function openClassroom(
  newRequest: () => Promise<APIRequestContext>,
  admin: Person,
  mailbox: Mailbox,
): Promise<Classroom & { close(): Promise<void> }> {
  const requests = [await newRequest(), await newRequest(), await newRequest()] as const
  const [desk, theirs, office] = requests
  const [teacher, learner] = [aPerson({ username: 'Claire' }), aPerson({ username: 'Nan Lee' })]
  const [{ user }] = await Promise.all([
    openAccount(desk, teacher),
    openAccount(theirs, learner),
    enterAccount(office, admin),
  ])
  // Of a free plan five quizzes would be all.
  const plans = await call(office, listPlans, {})
  const planId = plans.find(({ kind }) => kind === 'pro')?.id ?? ''
  await call(office, assignUserPlan, { params: { userId: user.id }, body: { planId } })

  await Promise.all([confirmAddress(desk, teacher, mailbox), confirmAddress(theirs, learner, mailbox)])
  return {
    teacher,
    desk,
    learner,
    async close() {
      for (const request of requests) await request.dispose()
    },
  }
}

/** Somebody who takes a quiz, in a browser of their own. */
export interface Participant {
  page: Page
  email: string
  quiz: Quiz
  /** How the teacher's calls name them. */
  params: { quizId: string; participantId: string }
  /** What the server has noted of them, as the teacher reads it. */
  timeline(): Promise<Timeline>
}

/** Gives somebody a quiz of their own to take. */
export async function seatIn(
  classroom: Classroom,
  { page, ...seat }: Seat & { page: Page },
): Promise<Participant> {
  return { page, ...(await inviteTo(classroom, seat)) }
}

/** The same, whatever they are going to take it with. */
export async function inviteTo(
  { desk }: Classroom,
  { email, quiz: form }: Seat,
): Promise<Omit<Participant, 'page'>> {
  const quiz = await anOpenQuiz(desk, form)
  const quizId = quiz.id
  const people = [{ email, name: 'Nan Lee' }]
  await call(desk, inviteParticipants, { params: { quizId }, body: { people, groupIds: [] } })
  const { items } = await call(desk, listParticipants, { params: { quizId }, querystring: {} })
  const params = { quizId, participantId: items[0]?.id ?? '' }
  return { email, quiz, params, timeline: () => call(desk, getTimeline, { params }) }
}

interface Seat {
  email: string
  quiz: Partial<QuizForm> | undefined
}
