import { inviteParticipants, withdrawParticipant } from '@probant/contract/participants/inviting'
import { closeShareLink, openShareLink } from '@probant/contract/participants/share-link'
import { deactivateQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aShared, askForCode, codeFor, enterWithCode, participantsOf, submit, withCode } = enteringOf(test)
const { anOrganization, aMember, aVerifiedPerson, deactivate } = organizationsOf(test)
const ANNA = 'anna@school.org'

describe('joining by a share link', () => {
  it('takes the code that is mailed to the typed address', async () => {
    const { quiz, token } = await aShared()
    const anna = test.browser({ language: 'fr' })

    const asked = await askForCode(anna, token, ' Anna@School.org')
    const { requestId } = asked.body
    expect(asked.body).toEqual({ email: ANNA, requestId: expect.any(String) })
    const [mail] = await test.mailbox.to(ANNA)
    expect(mail).toMatchObject({ locale: 'fr', subject: `Votre code pour «\u00a0${quiz.title}\u00a0»` })
    expect(mail?.html).toMatch(/<p[^>]*>\d{6}</)
    expect(await participantsOf(quiz)).toEqual([])

    const typed = { email: ANNA, requestId, code: await codeFor(ANNA) }
    const { body } = await enterWithCode(anna, token, typed)

    expect(body).toMatchObject({
      quizId: quiz.id,
      session: { quizId: quiz.id, user: { email: ANNA, hasPassword: false, isEmailVerified: true } },
    })
    expect(await participantsOf(quiz)).toMatchObject([
      {
        email: ANNA,
        source: 'shared',
        user_id: body.session.user.id,
        opened_at: test.clock.now(),
        mail_id: null,
      },
    ])
  })

  it('is done once: coming again, by a new code, is coming back', async () => {
    const { quiz, token } = await aShared()
    const first = await withCode(token, ANNA)
    await enterWithCode(first.browser, token, first.typed)
    expect(await enterWithCode(test.browser(), token, first.typed)).toFailWith('shareCodeWrong')

    const second = await withCode(token, ANNA)
    expect((await enterWithCode(second.browser, token, second.typed)).status).toBe(200)
    expect(await participantsOf(quiz)).toHaveLength(1)
  })

  it('asks for a name, which stays as it was first given', async () => {
    const { quiz, token } = await aShared()
    const first = await withCode(token, ANNA)
    await enterWithCode(first.browser, token, { ...first.typed, name: 'Anna Petit' })

    const second = await withCode(token, ANNA)
    await enterWithCode(second.browser, token, { ...second.typed, name: 'Somebody else' })

    expect(await participantsOf(quiz)).toMatchObject([{ name: 'Anna Petit' }])
  })

  it('keeps the full session of whoever is signed in with that address', async () => {
    const { token } = await aShared()
    const anna = await aVerifiedPerson({ email: ANNA })
    const { typed } = await withCode(token, ANNA, anna)

    const { body, cookies } = await enterWithCode(anna, token, typed)

    expect(body.session.quizId).toBeUndefined()
    expect(cookies).toEqual([])
  })

  it('is open to those who were invited by mail too, whatever the rule', async () => {
    const { creator, quiz, token } = await aShared()
    const email = 'paul@example.org'
    await creator.call(inviteParticipants, { params: { quizId: quiz.id }, body: { people: [{ email }] } })
    const { browser, typed } = await withCode(token, email)

    expect((await enterWithCode(browser, token, typed)).status).toBe(200)
    expect(await participantsOf(quiz)).toMatchObject([{ email, source: 'invited' }])
  })

  it('QUIZ013, QUIZ006: ends with the quiz; once they have handed in, it leads to their result', async () => {
    const { quiz, token } = await aShared()
    const first = await withCode(token, ANNA)
    await enterWithCode(first.browser, token, first.typed)
    const again = await withCode(token, ANNA)
    await submit(quiz)
    const { body } = await enterWithCode(again.browser, token, again.typed)
    expect(body.session).toMatchObject({ quizId: quiz.id, isForResult: true })

    const late = await aShared({ endsAt: test.clock.in({ hours: 2 }) })
    test.clock.advance({ hours: 1, minutes: 55 })
    const { browser, typed } = await withCode(late.token, 'late@school.org')
    test.clock.advance({ minutes: 5 })
    expect(await enterWithCode(browser, late.token, typed)).toFailWith('quizEnded')
    expect(await askForCode(browser, late.token, ANNA)).toFailWith('quizEnded')
    expect(await participantsOf(late.quiz)).toEqual([])

    const draft = await aShared()
    const early = await withCode(draft.token, 'early@school.org')
    await draft.creator.call(deactivateQuiz, { params: { quizId: draft.quiz.id } })
    expect(await enterWithCode(early.browser, draft.token, early.typed)).toFailWith('quizNotActive')
    expect(await askForCode(early.browser, draft.token, ANNA)).toFailWith('quizNotActive')
  })

  it('is over for those whom the rule no longer names, and for all once the link is closed', async () => {
    const { creator, quiz, token } = await aShared()
    const params = { quizId: quiz.id }
    const { browser, typed } = await withCode(token, ANNA)
    await creator.call(openShareLink, { params, body: { domains: ['other.org'] } })
    expect(await enterWithCode(browser, token, typed)).toFailWith('shareCodeWrong')

    await creator.call(closeShareLink, { params })
    expect(await enterWithCode(browser, token, typed)).toFailWith('shareCodeWrong')
    expect(await askForCode(browser, token, ANNA)).toFailWith('shareLinkClosed')
    expect(await participantsOf(quiz)).toEqual([])
  })

  it('is open again to whoever was withdrawn, as long as the rule names them', async () => {
    const { creator, quiz, token } = await aShared()
    const first = await withCode(token, ANNA)
    await enterWithCode(first.browser, token, first.typed)
    const [participant] = await participantsOf(quiz)
    const params = { quizId: quiz.id, participantId: participant.id }
    expect((await creator.call(withdrawParticipant, { params })).status).toBe(204)

    const second = await withCode(token, ANNA)
    expect((await enterWithCode(second.browser, token, second.typed)).status).toBe(200)

    const [again] = await participantsOf(quiz)
    expect(again).toMatchObject({ email: ANNA, source: 'shared' })
    expect(again.id).not.toBe(participant.id)
  })

  it('a link that closes at the same moment is closed, or was still open', async () => {
    for (let round = 0; round < 5; round++) {
      const { creator, quiz, token } = await aShared()
      const browsers = Array.from({ length: 4 }, (_, index) =>
        test.browser({ address: `203.0.113.${10 * round + index}` }),
      )
      const [closed, ...asked] = await Promise.all([
        creator.call(closeShareLink, { params: { quizId: quiz.id } }),
        ...browsers.map((browser) => askForCode(browser, token, ANNA)),
      ])

      expect(closed.status).toBe(204)
      for (const answer of asked) {
        if (answer.status !== 200) expect(answer).toFailWith('shareLinkClosed')
      }
      expect((await test.database.pool.query('select id from share_codes')).rows).toEqual([])
    }
  })
})

describe('an organization that is inactive', () => {
  it('takes nobody new by an open link; who takes part already comes in', async () => {
    const organization = await anOrganization()
    const known = { creator: organization.owner, workspace: organization.id }
    const { quiz, token } = await aShared({}, undefined, known)
    const first = await withCode(token, ANNA)
    await enterWithCode(first.browser, token, first.typed)
    await deactivate(organization)

    const again = await withCode(token, ANNA)
    expect((await enterWithCode(again.browser, token, again.typed)).status).toBe(200)
    const other = await withCode(token, 'ben@school.org')
    expect(await enterWithCode(other.browser, token, other.typed)).toFailWith('shareLinkClosed')
    expect(await participantsOf(quiz)).toMatchObject([{ email: ANNA }])
  })
})

describe('SUBS006: the plan counts those who join', () => {
  it('of several who come for the last place at the same moment, exactly one gets it', async () => {
    const { quiz, token } = await aShared()
    await fill(quiz.id, 29)
    const comers = []
    for (const name of ['a', 'b', 'c', 'd']) comers.push(await withCode(token, `${name}@school.org`))

    const answers = await Promise.all(
      comers.map(({ browser, typed }) => enterWithCode(browser, token, typed)),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toFailWith('quizFull')
    }
    expect(await participantsOf(quiz)).toHaveLength(30)
    const { rows } = await test.database.pool.query("select email from users where email like '%@school.org'")
    expect(rows).toHaveLength(1)
  })

  it('and the last place is not taken twice by an invitation and somebody who joins', async () => {
    const { creator, quiz, token } = await aShared()
    await fill(quiz.id, 29)
    const { browser, typed } = await withCode(token, ANNA)
    const people = [{ email: 'paul@example.org' }]

    const [joined, invited] = await Promise.all([
      enterWithCode(browser, token, typed),
      creator.call(inviteParticipants, { params: { quizId: quiz.id }, body: { people } }),
    ])

    expect([joined.status, invited.status].filter((status) => status === 200)).toHaveLength(1)
    if (joined.status === 200) expect(invited).toFailWith('participantLimitReached')
    else expect(joined).toFailWith('quizFull')
    expect(await participantsOf(quiz)).toHaveLength(30)
  })

  it('whoever is a participant already comes in all the same', async () => {
    const { quiz, token } = await aShared()
    const first = await withCode(token, ANNA)
    await enterWithCode(first.browser, token, first.typed)
    await fill(quiz.id, 29)

    const again = await withCode(token, ANNA)
    expect((await enterWithCode(again.browser, token, again.typed)).status).toBe(200)
    const other = await withCode(token, 'ben@school.org')
    expect(await enterWithCode(other.browser, token, other.typed)).toFailWith('quizFull')
  })

  it('and a creator who may no longer create there locks nobody out', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const { token } = await aShared({}, undefined, { creator: member, workspace: organization.id })
    await test.database.pool.query("update members set status = 'inactive' where user_id = $1", [
      member.user.id,
    ])
    const { browser, typed } = await withCode(token, ANNA)

    expect((await enterWithCode(browser, token, typed)).status).toBe(200)
  })
})

async function fill(quizId: string, count: number): Promise<void> {
  await test.database.pool.query(
    `insert into participants (quiz_id, email, invited_at)
     select $1, 'one' || number || '@example.org', $2 from generate_series(1, $3::int) as number`,
    [quizId, test.clock.now(), count],
  )
}
