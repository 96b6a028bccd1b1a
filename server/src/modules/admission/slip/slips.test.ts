import { listUsers } from '@probant/contract/admin/users'
import { getSession } from '@probant/contract/auth'
import {
  enterByLink,
  getLobby,
  readInvitationLink,
  requestPassword,
} from '@probant/contract/participants/entering'
import { inviteParticipants, listParticipants } from '@probant/contract/participants/inviting'
import { readJoinCode } from '@probant/contract/participants/join-code'
import { makeSlips } from '@probant/contract/participants/slips'
import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { aGroup } from '#test/groups.ts'
import { invite, remind, theParticipant, theParticipants, withdraw, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { anInvitation, enter } = enteringOf(test)

const NAMES = ['Noé Lemaire', 'Emma Martin', 'Élise Petit']

describe('a list of names', () => {
  it('invites everybody on it without an address, and writes to nobody', async () => {
    const { creator, quiz } = await aQuiz()

    const { body } = await inviteNames(creator, quiz, NAMES)
    await writeMails(test)

    expect(body).toMatchObject({ invited: NAMES, byHand: 3, invalid: [] })
    const listed = await theParticipants(creator, quiz)
    expect(listed.map(({ name, email, mailing }) => ({ name, email, mailing }))).toEqual(
      expect.arrayContaining(NAMES.map((name) => ({ name, email: '', mailing: 'none' }))),
    )
    expect(listed.every(({ can }) => can.hand && !can.remind && !can.resend)).toBe(true)
    expect((await test.mailbox.all()).filter(({ recipient }) => recipient.includes('invalid'))).toEqual([])
  })

  it('stands beside addresses: each gets what they can get', async () => {
    const { creator, quiz } = await aQuiz()
    const people = [{ email: 'ada@example.org', name: 'Ada' }, { name: 'Emma Martin' }]

    const { body } = await creator.call(inviteParticipants, { params: { quizId: quiz.id }, body: { people } })

    expect(body).toMatchObject({ invited: ['ada@example.org', 'Emma Martin'], byHand: 1 })
    expect(await remind(creator, quiz)).toMatchObject({ body: { reminded: 0, leftAlone: 1 } })
  })

  it('knows a name again, however it is written', async () => {
    const { creator, quiz } = await aQuiz()
    await inviteNames(creator, quiz, ['Emma Martin'])

    const { body } = await inviteNames(creator, quiz, ['EMMA  martin', 'Noé', 'noé'])

    expect(body).toMatchObject({ invited: ['Noé'], alreadyInvited: ['EMMA  martin'], duplicates: ['Noé'] })
  })

  it('may be a group, in which nobody needs an address', async () => {
    const { creator, quiz } = await aQuiz()
    const members = NAMES.map((name) => ({ email: '', name }))
    const group = await aGroup(creator, { members })
    expect(group.members).toEqual(members)

    const { body } = await invite(creator, quiz, [], [group.id])

    expect(body).toMatchObject({ invited: NAMES, byHand: 3 })
  })

  it('SUBS006: counts like everybody else', async () => {
    const { creator, quiz } = await aQuiz()
    const names = Array.from({ length: 31 }, (_, index) => `Pupil ${index}`)

    expect(await inviteNames(creator, quiz, names)).toFailWith('participantLimitReached')
    expect((await inviteNames(creator, quiz, names.slice(1))).status).toBe(200)
  })

  it('needs no proved address of whoever invites: nobody is written to', async () => {
    await test.signedUp()
    const mallory = await test.signedUp()
    const quiz = await anActiveQuiz(mallory)

    expect((await inviteNames(mallory, quiz, ['Emma'])).status).toBe(200)
    expect(await invite(mallory, quiz, ['victim@example.org'])).toFailWith('emailNotVerified')
  })

  it('stands by name where it was invited together', async () => {
    const { creator, quiz } = await aQuiz()
    await inviteNames(creator, quiz, NAMES)

    const { body } = await creator.call(listParticipants, { params: { quizId: quiz.id }, querystring: {} })

    expect(body.items.map(({ name }) => name)).toEqual(['Emma Martin', 'Élise Petit', 'Noé Lemaire'])
  })
})

describe('slips', () => {
  it('carry a link and a code, and the same ones when they are printed again', async () => {
    const { creator, quiz } = await aQuiz()
    await inviteNames(creator, quiz, NAMES)

    const { body } = await slips(creator, quiz)
    const [emma] = body.slips.filter(({ name }) => name === 'Emma Martin')
    expect(body.slips.map(({ name }) => name)).toEqual(['Emma Martin', 'Élise Petit', 'Noé Lemaire'])
    expect(body.joinUrl).toMatch(/\/join$/)
    expect(emma?.code).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{10}$/)
    expect(new Set(body.slips.map(({ code }) => code)).size).toBe(3)

    const again = await slips(creator, quiz, [emma?.participantId ?? ''])
    expect(again.body.slips).toEqual([emma])
  })

  it('let in whoever holds one, by the link or by the code, as often as needed', async () => {
    const { creator, quiz } = await aQuiz()
    await inviteNames(creator, quiz, ['Emma Martin'])
    const slip = await theSlip(creator, quiz)

    const typed = await readCode(` ${slip.code.slice(0, 5).toLowerCase()}-${slip.code.slice(5)} `)
    expect(typed.body).toMatchObject({ kind: 'personal' })
    expect(tokenIn(slip.url)).toBe(typed.body.kind === 'personal' && typed.body.token)

    const phone = test.browser()
    expect((await enter(phone, tokenIn(slip.url))).status).toBe(200)
    const lobby = await phone.call(getLobby, { params: { quizId: quiz.id } })
    expect(lobby.body).toMatchObject({ name: 'Emma Martin', email: '', isFinished: false })
    const other = test.browser()
    expect((await enter(other, tokenIn(slip.url))).status).toBe(200)
    expect(await theParticipants(creator, quiz)).toMatchObject([{ name: 'Emma Martin', status: 'opened' }])
  })

  it('take a quiz to its end, and the result bears the name', async () => {
    const { creator, quiz } = await aQuiz()
    await inviteNames(creator, quiz, ['Emma Martin'])
    const slip = await theSlip(creator, quiz)
    const phone = test.browser()
    await enter(phone, tokenIn(slip.url))

    const page = pageOf(phone, quiz.id)
    await page.start()
    await page.handIn()

    expect(await theParticipants(creator, quiz)).toMatchObject([{ name: 'Emma Martin', status: 'finished' }])
    const { body } = await enter(test.browser(), tokenIn(slip.url))
    expect(body.session).toMatchObject({ quizId: quiz.id, isForResult: true })
    expect((await slips(creator, quiz)).body).toMatchObject({ slips: [], withoutSlip: 1 })
  })

  it('end with the invitation, of which a code tells nobody; and with the quiz, of which it says when', async () => {
    const { creator, quiz } = await aQuiz()
    await inviteNames(creator, quiz, ['Emma Martin', 'Noé'])
    const [emma, noe] = (await slips(creator, quiz)).body.slips
    await withdraw(creator, quiz, noe?.participantId ?? '')
    expect(await readCode(noe?.code ?? '')).toFailWith('joinCodeWrong')
    expect(await readCode('BCDFGHJKMN')).toFailWith('joinCodeWrong')

    await creator.call(endQuiz, { params: { quizId: quiz.id } })

    const late = await readCode(emma?.code ?? '')
    const token = late.body.kind === 'personal' ? late.body.token : ''
    expect((await test.browser().call(readInvitationLink, { body: { token } })).body).toMatchObject({
      phase: 'over',
      endsAt: test.clock.now().toISOString(),
    })
    expect(await test.browser().call(enterByLink, { body: { token } })).toFailWith('quizEnded')
    expect(await test.browser().call(enterByLink, { body: { token: tokenIn(emma?.url) } })).toFailWith(
      'quizEnded',
    )
    expect(await slips(creator, quiz)).toFailWith('inviteToInactiveQuiz')
  })

  it('prove no address: whoever holds one opens nobody’s account', async () => {
    const admin = await test.signedUp()
    const victim = await aVerifiedPerson({ email: 'victim@example.org' })
    const { creator, quiz } = await aQuiz()
    await invite(creator, quiz, ['victim@example.org', 'nobody@example.org'])
    const [nobody, theirs] = (await slips(creator, quiz)).body.slips

    const creatorsOwn = test.browser()
    const entered = await enter(creatorsOwn, tokenIn(theirs?.url))
    expect(entered.body.session.user).toMatchObject({ email: '', isEmailVerified: false })
    const { body: own } = await victim.call(getSession)
    expect(entered.body.session.user.id).not.toBe(own.user?.id)
    await enter(test.browser(), tokenIn(nobody?.url))
    expect(await creatorsOwn.call(requestPassword, {})).toFailWith('forbidden')
    const { body } = await admin.call(listUsers, { querystring: {} })
    expect(body.items.map(({ email }) => email)).not.toContain('nobody@example.org')
    expect(body.items.some(({ email }) => email === '' || email.includes('invalid'))).toBe(false)
  })

  it('give their place to whoever proves the address', async () => {
    const { creator, quiz, email, token } = await anInvitation()
    const { url } = await theSlip(creator, quiz)
    const handed = test.browser()
    await enter(handed, tokenIn(url))

    const paul = test.browser()
    const { body } = await enter(paul, token)

    expect(body.session.user.email).toBe(email)
    expect((await paul.call(getLobby, { params: { quizId: quiz.id } })).status).toBe(200)
    expect(await handed.call(getLobby, { params: { quizId: quiz.id } })).toFailWith('notAParticipant')
    expect(await test.browser().call(enterByLink, { body: { token: tokenIn(url) } })).toFailWith(
      'invitationTied',
    )
    expect((await slips(creator, quiz)).body).toMatchObject({ slips: [], withoutSlip: 1 })
    expect(await theParticipant(creator, quiz, email)).toMatchObject({ can: { hand: false } })
  })

  it('are read without changing anything', async () => {
    const { creator, quiz } = await aQuiz()
    await inviteNames(creator, quiz, ['Emma Martin'])
    const { url } = await theSlip(creator, quiz)

    const { body } = await test.browser().call(readInvitationLink, { body: { token: tokenIn(url) } })

    expect(body).toMatchObject({ name: 'Emma Martin', email: '', phase: 'open', receipt: null })
    expect(await theParticipants(creator, quiz)).toMatchObject([{ status: 'invited' }])
  })
})

it('codes can’t be tried through: each try costs a check against robots', async () => {
  const { creator, quiz } = await aQuiz()
  await inviteNames(creator, quiz, ['Emma Martin'])
  const { code } = await theSlip(creator, quiz)
  const unchecked = await test.browser().call(readJoinCode, { body: { code, botToken: 'made up' } })
  expect(unchecked).toFailWith('botCheckFailed')
  const forAnother = await test.browser().botToken('join_code')
  expect(await test.browser().call(readJoinCode, { body: { code, botToken: forAnother } })).toFailWith(
    'botCheckFailed',
  )
  expect(await readCode('BCDFGHJKMN')).toFailWith('joinCodeWrong')
  expect((await readCode(code)).status).toBe(200)
})

it('whoever takes part is themselves, also where a guest has come by another address of theirs', async () => {
  const { creator, quiz, token } = await anInvitation({ email: 'old@example.org' })
  const paul = test.browser()
  const { body } = await enter(paul, token)
  await test.database.pool.query(`update users set email = 'new@example.org' where id = $1`, [
    body.session.user.id,
  ])
  await invite(creator, quiz, ['new@example.org'])
  const [slip] = (await slips(creator, quiz)).body.slips
  await enter(test.browser(), tokenIn(slip?.url))

  for (const guest of ['00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-8fff-ffffffffffff']) {
    await test.database.pool.query(
      `insert into users (id, email, username, locale, is_admin, created_at) values ($1, $2, 'Guest', 'en', false, now())`,
      [guest, `guest-${guest}@invalid`],
    )
    await test.database.pool.query(`update participants set user_id = $1 where email = 'new@example.org'`, [
      guest,
    ])
    const lobby = await paul.call(getLobby, { params: { quizId: quiz.id } })
    expect(lobby.body).toMatchObject({ email: 'old@example.org' })
  }
})

it('a guest whose invitation is withdrawn leaves no account behind', async () => {
  const { creator, quiz } = await aQuiz()
  await inviteNames(creator, quiz, ['Emma Martin'])
  const { url, participantId } = await theSlip(creator, quiz)
  const phone = test.browser()
  await enter(phone, tokenIn(url))
  await withdraw(creator, quiz, participantId)

  await test.services.users.forgetGuests()

  const { rows } = await test.database.pool.query(
    `select 1 from users where email like 'guest-${participantId}%'`,
  )
  expect(rows).toEqual([])
  expect(await phone.call(getLobby, { params: { quizId: quiz.id } })).toFailWith('invalidToken')
})

async function aQuiz() {
  const creator = await aVerifiedPerson({ username: 'Claire' })
  return { creator, quiz: await anActiveQuiz(creator) }
}

interface QuizId {
  id: string
}

function inviteNames(browser: Browser, { id: quizId }: QuizId, names: string[]) {
  const body = { people: names.map((name) => ({ name })) }
  return browser.call(inviteParticipants, { params: { quizId }, body })
}

function slips(browser: Browser, { id: quizId }: QuizId, participantIds?: string[]) {
  return browser.call(makeSlips, { params: { quizId }, body: { participantIds } })
}

async function theSlip(browser: Browser, quiz: QuizId) {
  const [slip] = (await slips(browser, quiz)).body.slips
  if (!slip) throw new Error('there is no slip')
  return slip
}

async function readCode(code: string) {
  const browser = test.browser()
  const botToken = await browser.botToken('quiz_entrance')
  return browser.call(readJoinCode, { body: { code, botToken } })
}

function tokenIn(url = ''): string {
  return url.split('#')[1] ?? ''
}
