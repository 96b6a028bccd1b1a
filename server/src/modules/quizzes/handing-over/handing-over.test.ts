import { listAuditEntries } from '@probant/contract/admin/audit'
import { setUserStatus } from '@probant/contract/admin/users'
import { applyRegrade } from '@probant/contract/grading/regrading'
import type { BoardChange } from '@probant/contract/live/board'
import { setMemberStatus } from '@probant/contract/members'
import { leaveOrganization } from '@probant/contract/organizations'
import { handOverQuiz } from '@probant/contract/quizzes/handing-over'
import { listQuizHistory } from '@probant/contract/quizzes/history'
import { endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { getReport } from '@probant/contract/results/report'
import { updateUser } from '@probant/contract/users'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { askForEvents, listenTo } from '#test/event-stream.ts'
import { answerOf, gradingOf, gradingOfQuiz, release } from '#test/grading.ts'
import { invite, theParticipants, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, theMembers, aVerifiedPerson } = organizationsOf(test)
const { aDraft, anActiveQuiz, aParticipant, aSubmission } = quizzesOf(test)
const { aGradable, tellAndWrite, resultsTo } = gradingOf(test)
const { anExam, aTaker } = reviewingOf(test)
const ON_RELEASE = { options: { scoreShown: 'on_release' } } as const

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('a quiz that is handed over', () => {
  it.each(['draft', 'active', 'completed'])('%s: is the other member’s from then on', async (state) => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = state === 'draft' ? await aDraft(creator, {}, id) : await anActiveQuiz(creator, {}, id)
    if (state === 'completed') await creator.call(endQuiz, { params: { quizId: quiz.id } })

    const { status, body } = await handOver(owner, quiz, colleague.memberId)

    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      status: state,
      revision: (await read(colleague, quiz)).body.revision,
      creator: { id: colleague.user.id },
      can: { manageParticipants: false, handOver: true },
    })
    expect((await read(colleague, quiz)).body.can).toMatchObject({
      manageParticipants: true,
      handOver: false,
    })
    expect((await read(creator, quiz)).body.can).toMatchObject({ manageParticipants: false, edit: false })
  })

  it('is graded, regraded, released and read by the new creator alone, whoever was deactivated meanwhile', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const made = await aGradable({ ...ON_RELEASE, workspace: id }, { creator })
    const { quiz, first, questionId } = made
    await setStatus({ owner, id }, creator.memberId, 'inactive')
    expect(await gradingOfQuiz(owner, quiz)).toFailWith('onlyCreatorGrades')

    expect((await handOver(owner, quiz, colleague.memberId)).status).toBe(200)

    const answer = answerOf(quiz, first.submissionId, questionId)
    expect(await answer.grade(owner, 1)).toFailWith('onlyCreatorGrades')
    expect((await answer.grade(colleague, 4)).status).toBe(200)
    expect((await release(colleague, quiz)).status).toBe(200)
    const params = { quizId: quiz.id }
    expect((await colleague.call(getReport, { params })).status).toBe(200)
    const regrade = { kind: 'drop', questionId, alsoInBank: false } as const
    expect((await colleague.call(applyRegrade, { params, body: regrade })).status).toBe(200)
    await tellAndWrite()
    const [told] = await resultsTo(first.email)
    expect(told?.text).toContain(colleague.user.username)
  })

  it('says who did it, from whom and to whom, also once one of them has another name', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)
    test.clock.advance({ minutes: 1 })
    await handOver(owner, quiz, colleague.memberId)
    await creator.call(updateUser, { body: { username: 'Claire Petit' } })

    const { body } = await colleague.call(listQuizHistory, { params: { quizId: quiz.id } })

    expect(body[0]).toMatchObject({
      who: owner.user.username,
      action: { kind: 'handed_over', from: 'Claire Petit', to: colleague.user.username },
    })
  })

  it('stands in the audit log of the installation', async () => {
    const { admin, owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, { title: 'Geometry' }, id)
    await handOver(owner, quiz, colleague.memberId)

    const querystring = { action: 'quiz.handed_over' } as const
    const { body } = await admin.call(listAuditEntries, { querystring })

    expect(body.items).toMatchObject([
      {
        actor: owner.user.email,
        target: colleague.user.email,
        details: { quiz: 'Geometry', organization: 'Lycée Curie' },
      },
    ])
  })

  it('is told to both by mail, each in their language; nobody is mailed what they did themselves', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    await creator.call(updateUser, { body: { locale: 'fr' } })
    const quiz = await anActiveQuiz(creator, { title: 'Geometry' }, id)

    await handOver(owner, quiz, colleague.memberId)

    const [toNew] = await newestTo(colleague)
    expect(toNew).toMatchObject({ subject: 'A quiz is yours now: “Geometry”', locale: 'en' })
    expect(toNew?.link).toContain(`/dashboard/view/${quiz.id}`)
    const [toOld] = await newestTo(creator)
    expect(toOld?.subject).toBe('Un quiz a été confié à quelqu’un d’autre\u00a0: «\u00a0Geometry\u00a0»')
    expect(toOld?.text).toContain(colleague.user.username)
    expect((await test.mailbox.to(owner.user.email)).map(({ subject }) => subject)).not.toContain(
      'A quiz was handed over: “Geometry”',
    )
  })

  it('brings people in under the new creator’s name, and those who were invited stay', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)
    await invite(creator, quiz, ['ada@example.org'])
    await handOver(owner, quiz, colleague.memberId)

    await writeMails(test)

    expect((await test.mailbox.to('ada@example.org'))[0]?.subject).toContain(colleague.user.username)
    expect(await theParticipants(colleague, quiz)).toHaveLength(1)
    expect(await invite(creator, quiz, ['bob@example.org'])).toFailWith('quizNotAllowed')
  })

  it('is shown live to the new creator; the old one, who is watching, sees no more', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const { quiz } = await anExam({ workspace: id }, creator)
    await aTaker({ creator, quiz })
    const address = new URL(`/api/quizzes/${quiz.id}/board/events`, url).href
    const board = await listenTo<BoardChange>(address, creator)
    await board.next()

    await handOver(owner, quiz, colleague.memberId)
    test.clock.advance({ seconds: 11 })

    await board.end()
    expect((await askForEvents(address, creator)).status).toBe(403)
    const anew = await listenTo<BoardChange>(address, colleague)
    expect((await anew.next())?.rows).toHaveLength(1)
    await anew.leave()
  })

  it('changes nothing for those at work', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const { quiz } = await anExam({ workspace: id }, creator)
    const { page, sitting } = await aTaker({ creator, quiz })
    await handOver(owner, quiz, colleague.memberId)

    expect((await page.sitting()).body).toMatchObject({ submissionId: sitting.submissionId })
    expect((await page.handIn()).status).toBe(200)
  })

  it('may be the owner’s own, taken from whoever is away and given back', async () => {
    const { owner, id, creator } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)
    const own = (await theMembers({ owner, id })).find(({ userId }) => userId === owner.user.id)

    expect((await handOver(owner, quiz, own?.id ?? '')).body.can.manageParticipants).toBe(true)
    expect((await handOver(owner, quiz, creator.memberId)).body.creator.id).toBe(creator.user.id)
  })

  it('can be handed over in an organization that is inactive: what runs there goes on', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)
    await test.database.pool.query('update organizations set deactivated_at = now() where id = $1', [id])

    expect((await handOver(owner, quiz, colleague.memberId)).status).toBe(200)
  })
})

describe('handing a quiz over is refused', () => {
  it.each([
    ['creator', 'roleRequired'],
    ['colleague', 'roleRequired'],
    ['moderator', 'roleRequired'],
    ['shutOut', 'quizNotFound'],
    ['stranger', 'quizNotFound'],
    ['admin', 'quizNotFound'],
  ] as const)('to whoever does not own the organization: %s', async (who, refused) => {
    const school = await aSchool()
    const { id, owner, creator, colleague } = school
    const moderator = await aMember(school, 'moderator')
    const shutOut = await aMember(school)
    await setStatus({ owner, id }, shutOut.memberId, 'inactive')
    const stranger = (await anOrganization()).owner
    const people = { creator, colleague, moderator, shutOut, stranger, admin: school.admin }
    const quiz = await anActiveQuiz(creator, {}, id)

    expect(await handOver(people[who], quiz, colleague.memberId)).toFailWith(refused)
    expect((await read(owner, quiz)).body.creator.id).toBe(creator.user.id)
  })

  it('where it belongs to no organization', async () => {
    const { owner, colleague } = await aSchool()
    const quiz = await aDraft(owner)
    expect(await handOver(owner, quiz, colleague.memberId)).toFailWith('quizNotAllowed')
  })

  it('ORGA003: for somebody who is no member of this organization', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const other = await anOrganization()
    const elsewhere = await aMember(other)
    const quiz = await anActiveQuiz(creator, {}, id)
    expect(await handOver(owner, quiz, elsewhere.memberId)).toFailWith('memberNotFound')

    await colleague.call(leaveOrganization, { params: { organizationId: id } })
    expect(await handOver(owner, quiz, colleague.memberId)).toFailWith('memberNotFound')
  })

  it('ORGA006: for a member who is shut out, there or by the administrator', async () => {
    const { admin, owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)
    await setStatus({ owner, id }, colleague.memberId, 'inactive')
    expect(await handOver(owner, quiz, colleague.memberId)).toFailWith('memberInactive')

    await setStatus({ owner, id }, colleague.memberId, 'active')
    const params = { userId: colleague.user.id }
    await admin.call(setUserStatus, { params, body: { status: 'disabled' } })
    expect(await handOver(owner, quiz, colleague.memberId)).toFailWith('memberInactive')
  })

  it('QUIZ021: for its creator, and for somebody who takes part, even once it is over', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)
    expect(await handOver(owner, quiz, creator.memberId)).toFailWith('alreadyCreator')

    await aParticipant(quiz, colleague.user.email)
    expect(await handOver(owner, quiz, colleague.memberId)).toFailWith('newCreatorTakesPart')
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    expect(await handOver(owner, quiz, colleague.memberId)).toFailWith('newCreatorTakesPart')
  })

  it('QUIZ002: to an owner who takes part themselves, as long as it is not over', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)
    await aParticipant(quiz, owner.user.email)
    expect(await handOver(owner, quiz, colleague.memberId)).toFailWith('quizNotAllowed')

    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    expect((await handOver(owner, quiz, colleague.memberId)).status).toBe(200)
  })

  it('and leaves nothing behind where it can’t be written down', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)
    const before = (await test.mailbox.all()).length
    await test.refuse('insert', 'audit_entries')

    expect(await handOver(owner, quiz, colleague.memberId)).toFailWith('quizUpdateFailed')

    expect((await read(owner, quiz)).body.creator.id).toBe(creator.user.id)
    expect(await test.mailbox.all()).toHaveLength(before)
  })
})

describe('two things at once', () => {
  it.each([1, 2, 3])('two hand-overs: one after the other, and both are written down (%i)', async () => {
    const school = await aSchool()
    const { owner, id, creator, colleague } = school
    const third = await aMember(school)
    const quiz = await anActiveQuiz(creator, {}, id)
    await aSubmission(quiz)

    const answers = await Promise.all([
      handOver(owner, quiz, colleague.memberId),
      handOver(owner, quiz, third.memberId),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await test.database.pool.query(
      `select deed as action from quiz_history where quiz_id = $1 and deed->>'kind' = 'handed_over'`,
      [quiz.id],
    )
    const [from, to] = [rows.map(({ action }) => action.from), rows.map(({ action }) => action.to)]
    const { creator: last } = (await read(owner, quiz)).body
    // Each begins where the other has ended.
    expect(new Set(from)).toEqual(new Set([creator.user.id, to.find((one) => one !== last.id)]))
    expect(new Set(to)).toEqual(new Set([colleague.user.id, third.user.id]))
  })

  it.each([1, 2, 3])('the new creator is deactivated: refused, or done before (%i)', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)

    const [handed, shutOut] = await Promise.all([
      handOver(owner, quiz, colleague.memberId),
      setStatus({ owner, id }, colleague.memberId, 'inactive'),
    ])

    expect(shutOut.status).toBe(200)
    const { creator: now } = (await read(owner, quiz)).body
    if (handed.status === 200) expect(now.id).toBe(colleague.user.id)
    else {
      expect(handed).toFailWith('memberInactive')
      expect(now.id).toBe(creator.user.id)
    }
  })

  it.each([1, 2, 3])('the new creator leaves: the owner has it, or it stays where it was (%i)', async () => {
    const { owner, id, creator, colleague } = await aSchool()
    const quiz = await anActiveQuiz(creator, {}, id)

    const [handed, left] = await Promise.all([
      handOver(owner, quiz, colleague.memberId),
      colleague.call(leaveOrganization, { params: { organizationId: id } }),
    ])

    expect(left.status).toBe(204)
    const { creator: now } = (await read(owner, quiz)).body
    expect(now.id).toBe(handed.status === 200 ? owner.user.id : creator.user.id)
  })
})

/** An organization with two members, of whom one has made something; the installation's administrator is nobody there. */
async function aSchool() {
  const admin = await aVerifiedPerson()
  const organization = await anOrganization()
  const creator = await aMember(organization)
  const colleague = await aMember(organization)
  return { ...organization, admin, creator, colleague }
}

function handOver(who: Browser, { id: quizId }: Pick<Quiz, 'id'>, memberId: string) {
  return who.call(handOverQuiz, { params: { quizId }, body: { memberId } })
}

function read(who: Browser, { id: quizId }: Pick<Quiz, 'id'>) {
  return who.call(getQuiz, { params: { quizId } })
}

function setStatus(
  { owner, id }: { owner: Browser; id: string },
  memberId: string,
  status: 'active' | 'inactive',
) {
  return owner.call(setMemberStatus, { params: { organizationId: id, memberId }, body: { status } })
}

async function newestTo({ user }: { user: { email: string } }) {
  return (await test.mailbox.to(user.email)).reverse()
}
