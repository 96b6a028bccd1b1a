import { getGeneration, startGeneration } from '@probant/contract/generation'
import { applyRegrade } from '@probant/contract/grading/regrading'
import { duplicateQuestion, updateQuestion } from '@probant/contract/questions/bank'
import type { Question } from '@probant/contract/questions/question'
import { endQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { afterInviting } from './after-inviting.ts'
import type { Browser } from './browser.ts'
import { enteringOf } from './entering.ts'
import { expectEventually } from './eventually.ts'
import { organizationsOf } from './organizations.ts'
import { inWorkspace, written } from './questions.ts'
import { quizzesOf } from './quizzes.ts'
import { pageOf } from './taking.ts'
import type { testApp } from './test-app.ts'

/** What stands in answers, explanations and guidance only: whoever reads it has seen the key. */
export const KEY = 'Zyzzyva'

const COMMON = { subject: 'Insects', language: 'en', difficulty: 'easy' } as const

/** An organization whose exam asks what stands in many other places, too; and a member who has a hand in most of them. */
export function examinedWorldOf(test: ReturnType<typeof testApp>) {
  const { anOrganization, aMember } = organizationsOf(test)
  const { aDraft, anActiveQuiz } = quizzesOf(test)
  const { invite, enter } = enteringOf(test)

  async function aWorld(role: 'member' | 'moderator' = 'member') {
    const organization = await anOrganization()
    const { id: workspace } = organization
    const [creator, author, colleague] = [
      await aMember(organization),
      await aMember(organization),
      await aMember(organization),
    ]
    const member = await aMember(organization, role)
    const questions = await theQuestions(author, workspace)
    const generated = await aGenerated(member, workspace)
    const asked = [...questions.map(({ id }) => id), generated.questionId]
    const sections = [{ questions: asked.map((questionId) => ({ questionId, points: 1 })) }]

    const copyId = await copied(member, questions[0]?.id ?? '')
    const draft = await aDraft(member, { title: 'Own draft', sections }, workspace)
    const ownRun = await aRun(member, { title: 'Own run', sections }, workspace)
    const earlier = await anEarlierRun(colleague, member, { title: 'Earlier run', sections }, workspace)
    const colleaguesDraft = await aDraft(colleague, { title: 'Colleague’s draft', sections }, workspace)
    const exam = await anActiveQuiz(creator, { title: 'The exam', sections }, workspace)
    return {
      organization,
      creator,
      author,
      member,
      exam,
      ids: { copyId, ...generated, questionIds: asked, ...ownRun },
      quizzes: [exam, draft, ownRun.run, earlier, colleaguesDraft],
      draft,
      earlier,
    }
  }

  /** Of three kinds; the first was something else once. */
  async function theQuestions(author: Browser, workspace: string): Promise<Question[]> {
    const explanation = `It is the ${KEY}.`
    const forms = [
      {
        ...COMMON,
        type: 'fill_in' as const,
        title: 'Which weevil comes last?',
        content: { accepted: [KEY] },
      },
      {
        ...COMMON,
        type: 'true_false' as const,
        title: 'Weevils have snouts.',
        content: { isTrue: true },
        explanation,
      },
      {
        ...COMMON,
        type: 'open' as const,
        title: 'Describe a weevil in a sentence.',
        content: { maxScore: 1, guidance: `Names the ${KEY}.` },
        explanation,
      },
    ]
    const questions = []
    for (const form of forms) questions.push(await written(author, form, workspace))
    const [first] = questions
    if (!first || !forms[0]) throw new Error('nothing was written')
    const question = { ...forms[0], explanation }
    await author.call(updateQuestion, { params: { questionId: first.id }, body: { revision: 1, question } })
    return questions
  }

  async function aGenerated(member: Browser, workspace: string) {
    const body = {
      subject: 'Biology',
      language: 'en' as const,
      counts: { easy: 1, medium: 0, tough: 0 },
      types: ['multiple_choice' as const],
    }
    const { body: started } = await member.call(startGeneration, { body }, inWorkspace(workspace))
    const params = { generationId: started.id }
    const { deliveries } = await expectEventually(async () => {
      const { body: generation } = await member.call(getGeneration, { params })
      return generation.status !== 'running' && generation
    })
    const generatedId = deliveries[0]?.question.id ?? ''
    await test.database.pool.query(
      'update questions set explanation = $2, explanation_html = $2 where id = $1',
      [generatedId, KEY],
    )
    return { ...params, questionId: generatedId }
  }

  async function copied(member: Browser, questionId: string): Promise<string> {
    return (await member.call(duplicateQuestion, { params: { questionId } })).body.id
  }

  /** One that is over, with an answer to grade, a correction and a regrade. */
  async function aRun(member: Browser, form: Parameters<typeof anActiveQuiz>[1], workspace: string) {
    const run = await anActiveQuiz(member, form, workspace)
    await afterInviting(member, run).correct({ explanation: `${KEY}, to be exact.` })
    const submissionId = await handedIn(member, run, `outsider-${run.id}@example.org`)
    const params = { quizId: run.id }
    const questionId = run.sections[0]?.questions[1]?.questionId ?? ''
    const { body } = await member.call(applyRegrade, { params, body: { kind: 'give', questionId } })
    await member.call(endQuiz, { params })
    return { run, submissionId, regradeId: body.regrade.id, regradedId: questionId }
  }

  /** A colleague's, which the member has taken. */
  async function anEarlierRun(
    colleague: Browser,
    member: Browser & { user: { email: string } },
    form: Parameters<typeof anActiveQuiz>[1],
    workspace: string,
  ): Promise<Quiz> {
    const run = await anActiveQuiz(colleague, form, workspace)
    await handedIn(colleague, run, member.user.email)
    await colleague.call(endQuiz, { params: { quizId: run.id } })
    return run
  }

  async function handedIn(creator: Browser, quiz: Quiz, email: string): Promise<string> {
    const browser = test.browser()
    await enter(browser, await invite(creator, quiz, { email }))
    const page = pageOf(browser, quiz.id)
    const { body: sitting } = await page.start()
    const open = sitting.paper.sections[0]?.questions[2]?.questionId ?? ''
    await page.handIn(page.entry(open, { type: 'open', text: 'It has a snout.' }))
    return sitting.submissionId
  }

  return { aWorld, aGenerated }
}

export type ExaminedWorld = Awaited<ReturnType<ReturnType<typeof examinedWorldOf>['aWorld']>>
