import type { GroupForm } from '@probant/contract/groups'
import { endQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Browser } from './browser.ts'
import { aGroup } from './groups.ts'
import { organizationsOf } from './organizations.ts'
import { reviewingOf, rightAnswers } from './reviewing.ts'
import type { testApp } from './test-app.ts'

/** A group of an organization, whose people take several quizzes of one creator. */
export function classesOf(test: ReturnType<typeof testApp>) {
  const { anOrganization, aMember } = organizationsOf(test)
  const { anExam, aTaker } = reviewingOf(test)

  async function aClass(members: GroupForm['members'] = [ZOE, ADAM]) {
    const organization = await anOrganization()
    const creator = await aMember(organization)
    const group = await aGroup(creator, { members }, organization.id)
    const workspace = organization.id

    /** Worth 10 points; whoever is named hands in so many right answers: of 1, 3 or 6 points, or 4 more that wait for a grade. */
    async function aQuiz(handedIn: Record<string, number> = {}, exam: Parameters<typeof anExam>[0] = {}) {
      test.clock.advance({ minutes: 1 })
      const made = await anExam({ workspace, ...exam }, creator)
      const takers: Record<string, Awaited<ReturnType<typeof aTaker>>> = {}
      for (const [email, count] of Object.entries(handedIn)) {
        const taker = await aTaker(made, email)
        takers[email] = taker
        await taker.handIn(...rightAnswers(taker.sitting).slice(0, count))
      }
      return { ...made, takers }
    }
    return { organization, creator, group, workspace, aQuiz }
  }

  return { aClass }
}

export const ZOE = { email: 'zoe@example.org', name: 'Zoé Rousseau' }
export const ADAM = { email: 'adam@example.org', name: 'Adam' }

export function end(creator: Browser, { id: quizId }: Pick<Quiz, 'id'>) {
  return creator.call(endQuiz, { params: { quizId } })
}
