import { setUserStatus } from '@probant/contract/admin/users'
import { getSession, resetPassword, verifyEmail } from '@probant/contract/auth'
import {
  enterByLink,
  getLobby,
  readInvitationLink,
  requestPassword,
} from '@probant/contract/participants/entering'
import { withdrawParticipant } from '@probant/contract/participants/inviting'
import { openShareLink } from '@probant/contract/participants/share-link'
import { deactivateQuiz, endQuiz } from '@probant/contract/quizzes/life'
import { changeEmail } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { renew, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anInvitation, enter, enterWithCode, invite, participantsOf, submit, withCode } = enteringOf(test)
const { anActiveQuiz, later } = quizzesOf(test)
const { aVerifiedPerson } = organizationsOf(test)
const { someoneAtWork } = takingOf(test)
const [A, B] = ['a@example.org', 'b@example.org']
const lobbyOf = (browser: Browser, { id: quizId }: { id: string }) =>
  browser.call(getLobby, { params: { quizId } })
const read = (token: string) => test.browser().call(readInvitationLink, { body: { token } })

describe('the link of an invitation, looked at', () => {
  it('says where it leads, and changes nothing, however often a mail scanner opens it', async () => {
    const { quiz, email, token } = await anInvitation({ startsAt: test.clock.in({ hours: 1 }) })

    for (let time = 0; time < 3; time++) {
      const { body, cookies } = await read(token)
      expect(body).toEqual({
        quizId: quiz.id,
        title: quiz.title,
        language: 'en',
        creatorName: 'Claire',
        brand: null,
        phase: 'upcoming',
        startsAt: quiz.startsAt,
        endsAt: quiz.endsAt,
        timeZone: 'Europe/Paris',
        durationMinutes: 30,
        isOwnWindow: false,
        choice: null,
        ownMinutes: 30,
        extraMinutes: 0,
        email,
        name: '',
        begun: null,
        receipt: null,
        opensResult: true,
      })
      expect(cookies).toEqual([])
    }

    expect(await participantsOf(quiz)).toMatchObject([{ user_id: null, opened_at: null }])
    const { rows } = await test.database.pool.query('select email from users where email = $1', [email])
    expect(rows).toEqual([])
  })

  it('says how it came to an end, and opens nothing: ended for a violation is not handed in', async () => {
    const { quiz, token } = await anInvitation()
    await submit(quiz)
    const sum = 'c0ffee00c0ffee00'
    await test.database.pool.query(
      "update submissions set ending = 'terminated', answer_count = 3, checksum = $1",
      [sum],
    )
    const { body, cookies } = await read(token)
    const finishedAt = test.clock.now().toISOString()
    expect(body.receipt).toEqual({ ending: 'terminated', finishedAt, answerCount: 3, checksum: sum })
    expect(cookies).toEqual([])
  })

  it('tells whoever has begun how much time is left', async () => {
    const { token, page, sitting } = await someoneAtWork()
    test.clock.advance({ minutes: 11 })
    const begun = { deadlineAt: sitting.deadlineAt, pausedAt: null, now: test.clock.now().toISOString() }
    expect((await read(token)).body).toMatchObject({ phase: 'open', begun, receipt: null })
    await renew(page.browser)
    await page.handIn()
    expect((await read(token)).body.begun).toBeNull()
  })

  it('tells when it is open, over, or handed in', async () => {
    const { quiz, token } = await anInvitation()
    expect((await read(token)).body).toMatchObject({ phase: 'open', receipt: null })
    await submit(quiz)
    expect((await read(token)).body).toMatchObject({ phase: 'open', receipt: { ending: 'handed_in' } })
    test.clock.advance({ days: 2 })
    expect((await read(token)).body.phase).toBe('over')
  })

  it('AUTH008: is refused when it was made by somebody else, without a look at the database', async () => {
    const { token } = await anInvitation()
    const { pool } = test.database
    const { query, connect } = pool
    Object.assign(pool, { query: refuse, connect: refuse })
    try {
      for (const forged of ['iv_', 'nonsense', `sl_${token.slice(3)}`, `${token.slice(0, -4)}AAAA`]) {
        expect(await read(forged)).toFailWith('invalidLink')
        expect(await test.browser().call(enterByLink, { body: { token: forged } })).toFailWith('invalidLink')
      }
    } finally {
      Object.assign(pool, { query, connect })
    }

    function refuse() {
      throw new Error('the database was asked')
    }
  })

  it('QUIZ009: tells that the invitation was withdrawn', async () => {
    const { creator, quiz, token } = await anInvitation()
    const [participant] = await participantsOf(quiz)
    await creator.call(withdrawParticipant, { params: { quizId: quiz.id, participantId: participant.id } })

    expect(await read(token)).toFailWith('invitationWithdrawn')
    expect(await enter(test.browser(), token)).toFailWith('invitationWithdrawn')
  })

  it('QUIZ006: tells nothing of a quiz that was taken back to draft', async () => {
    const { creator, quiz, token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)
    await creator.call(deactivateQuiz, { params: { quizId: quiz.id } })

    expect(await read(token)).toFailWith('quizNotActive')
    expect(await enter(test.browser(), token)).toFailWith('quizNotActive')
    expect(await paul.call(getLobby, { params: { quizId: quiz.id } })).toFailWith('quizNotActive')
  })
})

describe('pressing the button', () => {
  it('makes an account without a password where there is none, and a session for that quiz only', async () => {
    const { quiz, email, token } = await anInvitation({ name: 'Paul Martin', language: 'en' })
    const paul = test.browser({ language: 'fr' })

    const { body, cookies } = await enter(paul, token)

    expect(body).toMatchObject({
      quizId: quiz.id,
      session: {
        quizId: quiz.id,
        user: { email, username: 'Paul Martin', locale: 'fr', isEmailVerified: true, hasPassword: false },
      },
    })
    expect(cookies).toMatchObject([{ name: 'probant_session', httpOnly: true, sameSite: 'Lax' }])
    expect(await participantsOf(quiz)).toMatchObject([
      { user_id: body.session.user.id, opened_at: test.clock.now() },
    ])
    expect((await paul.call(getSession)).body).toMatchObject({ quizId: quiz.id, user: { email } })
  })

  it('works again and again, on another device too; the first time counts', async () => {
    const { quiz, token } = await anInvitation()
    const first = test.clock.now()
    const [laptop, phone] = [test.browser(), test.browser()]
    const { body } = await enter(laptop, token)
    test.clock.advance({ minutes: 5 })
    const second = await enter(phone, token)
    const again = await enter(laptop, token)

    for (const answer of [second, again]) expect(answer.body.session.user.id).toBe(body.session.user.id)
    // The browser is in already: it gets no further session.
    expect(again.cookies).toEqual([])
    expect(await participantsOf(quiz)).toMatchObject([{ opened_at: first }])
    for (const browser of [laptop, phone]) {
      expect((await browser.call(getLobby, { params: { quizId: quiz.id } })).status).toBe(200)
    }
  })

  it('at the same moment on two devices makes one account', async () => {
    const { creator, email, token } = await anInvitation()
    const other = await invite(creator, await anActiveQuiz(creator), { email })

    const answers = await Promise.all([token, other, token].map((one) => enter(test.browser(), one)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.session.user.id)).size).toBe(1)
  })

  it('QUIZ013: is over when the quiz is and nobody has begun, by the clock or by hand', async () => {
    const { token } = await anInvitation()
    test.clock.advance({ days: 2 })
    expect(await enter(test.browser(), token)).toFailWith('quizEnded')

    const { creator, quiz, token: other } = await anInvitation()
    await creator.call(endQuiz, { params: { quizId: quiz.id } })
    expect(await enter(test.browser(), other)).toFailWith('quizEnded')
  })

  it('leads to the quiz while one is at it, and to the result alone once it was handed in', async () => {
    const { quiz, token } = await anInvitation()
    await submit(quiz, { finished: false })
    expect((await enter(test.browser(), token)).body.session.isForResult).toBeUndefined()

    await test.database.pool.query('update submissions set finished_at = $1', [test.clock.now()])
    const { body } = await enter(test.browser(), token)
    expect(body.session).toMatchObject({ quizId: quiz.id, isForResult: true })
  })

  it('AUTH009: lets no disabled account in', async () => {
    const { creator, email, token } = await anInvitation()
    const { body } = await enter(test.browser(), token)
    const params = { userId: body.session.user.id }
    await creator.call(setUserStatus, { params, body: { status: 'disabled' } })

    expect(await enter(test.browser(), token)).toFailWith('accountDisabled')
    expect(email).toBe(body.session.user.email)
  })

  it('AUTH002: says so when the session could not be saved, and nothing else was', async () => {
    const { quiz, email, token } = await anInvitation()
    await test.refuse('insert', 'sessions')

    expect(await enter(test.browser(), token)).toFailWith('tokenGenerationFailed')
    expect(await participantsOf(quiz)).toMatchObject([{ user_id: null, opened_at: null }])
    const { rows } = await test.database.pool.query('select id from users where email = $1', [email])
    expect(rows).toEqual([])
  })
})

describe('an account that is there already', () => {
  it('and signed in in this browser keeps its full session', async () => {
    const { creator, quiz } = await anInvitation()
    const anna = await aVerifiedPerson()
    const token = await invite(creator, quiz, { email: anna.user.email })

    const { body, cookies } = await enter(anna, token)

    expect(body.session.quizId).toBeUndefined()
    expect(cookies).toEqual([])
    expect((await anna.call(getSession)).body.quizId).toBeUndefined()
    const lobby = (await anna.call(getLobby, { params: { quizId: quiz.id } })).body
    expect(lobby.email).toBe(anna.user.email)
  })

  it('elsewhere gets a session for the quiz, and keeps its password', async () => {
    const { creator, quiz } = await anInvitation()
    const anna = await aVerifiedPerson()
    const token = await invite(creator, quiz, { email: anna.user.email })
    const phone = test.browser()

    expect((await enter(phone, token)).body.session).toMatchObject({
      quizId: quiz.id,
      user: { id: anna.user.id, hasPassword: true },
    })
    expect((await anna.call(getSession)).body.user?.id).toBe(anna.user.id)
    expect((await test.browser().logIn({ email: anna.user.email, password: PASSWORD })).status).toBe(200)
  })

  it('in whose browser somebody else is signed in gives way to the one who was invited', async () => {
    const { creator, quiz, token, email } = await anInvitation()

    const { body } = await enter(creator, token)

    expect(body.session).toMatchObject({ quizId: quiz.id, user: { email } })
    expect((await creator.call(getSession)).body.user?.email).toBe(email)
  })

  it('but was never verified is its owner’s from now on: password and sessions of whoever registered it end', async () => {
    const { token, email } = await anInvitation()
    const squatter = await test.signedUp({ email })

    const { body } = await enter(test.browser(), token)

    expect(body.session.user).toMatchObject({
      id: squatter.user.id,
      isEmailVerified: true,
      hasPassword: false,
    })
    expect((await squatter.call(getSession)).body).toEqual({})
    expect(await test.browser().logIn({ email, password: PASSWORD })).toFailWith('wrongCredentials')
  })

  it('is verified, and keeps all, in the browser that registered it: the mailbox and the account are one’s own', async () => {
    const { token, email } = await anInvitation()
    const paul = await test.signedUp({ email })

    const { body } = await enter(paul, token)

    expect(body.session.quizId).toBeUndefined()
    expect(body.session.user).toMatchObject({ isEmailVerified: true, hasPassword: true })
    expect((await paul.call(getSession)).body.user?.isEmailVerified).toBe(true)
  })
})

describe('an address that has changed its owner', () => {
  it('QUIZ009: lets nobody else in as the one who took part with it, and says where to go', async () => {
    const { creator, quiz } = await anInvitation()
    const anna = await aVerifiedPerson({ email: 'shared@example.org' })
    const token = await invite(creator, quiz, { email: 'shared@example.org' })
    await enter(anna, token)
    await move(anna, 'anna@example.org')
    // For some days nobody else can have the address; those are over.
    await test.database.pool.query("delete from mailed_links where purpose = 'undo_email'")
    const newcomer = await aVerifiedPerson({ email: 'shared@example.org' })

    for (const browser of [newcomer, test.browser()]) {
      expect(await enter(browser, token)).toFailWith('invitationTied')
    }
    expect(await newcomer.call(getLobby, { params: { quizId: quiz.id } })).toFailWith('quizNotFound')
    expect((await enter(anna, token)).status).toBe(200)
    expect((await anna.call(getLobby, { params: { quizId: quiz.id } })).status).toBe(200)
  })
})

describe('one person, one attempt, by however many addresses they were invited', () => {
  it('whoever has come by one comes in as the same by the other', async () => {
    const { quiz, anna, tokens } = await invitedTwice()
    const [first] = await participantsOf(quiz)
    test.clock.advance({ minutes: 1 })

    expect((await enter(test.browser(), tokens.b)).body.session.user.id).toBe(anna.user.id)

    expect(await participantsOf(quiz)).toEqual([first, expect.objectContaining({ email: B, user_id: null })])
    for (const { body } of [await lobbyOf(anna, quiz), await lobbyOf(anna, quiz)]) {
      expect(body.email).toBe(A)
    }
  })

  it('and has handed in by either once they have by one', async () => {
    const { quiz, tokens } = await invitedTwice()
    await submit(quiz)

    expect((await enter(test.browser(), tokens.b)).body.session.isForResult).toBe(true)
  })

  it('also at the same moment, by a link and signed in', async () => {
    const { creator, quiz } = await anInvitation({ email: A })
    const b = await invite(creator, quiz, { email: B })
    const anna = await aVerifiedPerson({ email: B })
    const [answer, lobby] = await Promise.all([enter(test.browser(), b), lobbyOf(anna, quiz)])

    expect([answer.status, lobby.status]).toEqual([200, 200])
    expect((await participantsOf(quiz)).map(({ user_id }) => user_id)).toEqual([null, anna.user.id])
  })

  it('nor does joining by a share link take a second place', async () => {
    const { creator, quiz, anna } = await invitedTwice({ isInvitedTwice: false })
    const params = { quizId: quiz.id }
    const { body } = await creator.call(openShareLink, { params, body: { emails: [B] } })
    const token = body.url?.split('#')[1] ?? ''
    const { browser, typed } = await withCode(token, B)

    expect((await enterWithCode(browser, token, typed)).body.session.user.id).toBe(anna.user.id)
    expect(await participantsOf(quiz)).toMatchObject([{ email: A, user_id: anna.user.id }])
  })

  /** Came by one address, has moved to the other since. */
  async function invitedTwice({ isInvitedTwice = true } = {}) {
    const { creator, quiz, token: a } = await anInvitation({ email: A })
    const b = isInvitedTwice ? await invite(creator, quiz, { email: B }) : ''
    const anna = await aVerifiedPerson({ email: A })
    await enter(anna, a)
    await move(anna, B)
    return { creator, quiz, anna, tokens: { a, b } }
  }
})

describe('from one quiz to an account of one’s own', () => {
  it('leads a mailed link to choose a password', async () => {
    const { email, token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)

    expect(await paul.call(requestPassword)).toMatchObject({ status: 202, body: { email } })

    const reset = { token: await test.mailbox.tokenFor(email), password: PASSWORD, confirmPassword: PASSWORD }
    const { body } = await paul.call(resetPassword, { body: reset })
    expect(body.quizId).toBeUndefined()
    expect((await paul.call(getSession)).body).toMatchObject({ user: { email, hasPassword: true } })
    expect((await paul.call(getSession)).body.quizId).toBeUndefined()
    expect((await test.browser().logIn({ email, password: PASSWORD })).status).toBe(200)
  })

  it('comes in the language that they used last, as does what follows', async () => {
    const { email, token } = await anInvitation({ language: 'en' })
    const paul = test.browser({ language: 'fr' })
    await enter(paul, token)
    await paul.call(requestPassword)
    expect((await test.mailbox.to(email)).at(-1)?.subject).toBe('Choisissez un mot de passe')

    // Switched on the page of the quiz, which asks again who is here.
    const spoken = { headers: { 'accept-language': 'en' } }
    expect((await paul.call(getSession, undefined, spoken)).body.user?.locale).toBe('en')

    const reset = { token: await test.mailbox.tokenFor(email), password: PASSWORD, confirmPassword: PASSWORD }
    await paul.call(resetPassword, { body: reset })
    // From now on they have settings of their own.
    expect((await paul.call(getSession)).body.user?.locale).toBe('en')
  })

  it('asks for patience after a few', async () => {
    const { token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)
    for (let time = 0; time < 3; time++) expect((await paul.call(requestPassword)).status).toBe(202)

    expect(await paul.call(requestPassword)).toFailWith('tooManyAttempts')
    await later({ minutes: 1 }, paul)
    expect((await paul.call(requestPassword)).status).toBe(202)
  })
})

async function move(person: Browser, email: string): Promise<void> {
  await person.call(changeEmail, { body: { email, currentPassword: PASSWORD } })
  const answer = await person.call(verifyEmail, { body: { token: await test.mailbox.tokenFor(email) } })
  expect(answer.body.outcome).toBe('verified')
}
