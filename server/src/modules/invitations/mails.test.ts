import { inviteParticipants } from '@probant/contract/participants/inviting'
import { deactivateQuiz, endQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { updateUser } from '@probant/contract/users'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { startSmtpServer } from '#test/fakes/smtp-server.ts'
import {
  invite,
  remind,
  resend,
  theParticipant,
  theParticipants,
  withdraw,
  writeMails,
} from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'
import { createLinkTokens } from './link-tokens.ts'

const smtp = await startSmtpServer()
const test = testApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Probant <hello@probant.test>' } })
const { aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz, publish, aSubmission, later } = quizzesOf(test)

beforeEach(() => {
  smtp.messages.length = 0
  smtp.refuse()
  smtp.hangUp(false)
})
afterAll(async () => {
  test.services.platform.mailDelivery.close()
  await smtp.close()
})

describe('an invitation', () => {
  it('arrives with title, window, duration, rules, and a link of its own', async () => {
    const claire = await test.signedUp({ username: 'Claire Dubois' })
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org', 'bob@example.org'])

    const ada = await received('ada@example.org')

    expect(ada.subject).toBe('Claire Dubois has invited you to “Capitals of Europe”')
    expect(ada.text).toContain('Claire Dubois has invited you to take this quiz.')
    expect(ada.text).toContain(
      'When: From Monday 16\u00a0November 2026, 10:00 to Wednesday 18\u00a0November 2026, 10:00 (Paris time)\n',
    )
    expect(ada.text).toContain('Time: 30 minutes once you start\n')
    expect(ada.text).toContain('Rules: You have one attempt. If you leave the page or the window, copy text,')
    const { id } = await theParticipant(claire, quiz, 'ada@example.org')
    const link = `http://probant.test/invitation#${tokens.issue('invitation', id)}`
    expect(ada.text).toContain(`Go to the quiz:\n${link}\n`)
    expect(ada.html).toContain(`href="${link}"`)
    expect(ada.html).toContain('Paris time')
    expect((await received('bob@example.org')).text).not.toContain(link)
    expect(await theParticipant(claire, quiz, 'ada@example.org')).toMatchObject({ mailing: 'sent' })
  })

  it('arrives in French for a French quiz', async () => {
    const claire = await test.signedUp({ username: 'Claire Dubois' })
    const quiz = await aFrenchQuiz(claire)
    await invite(claire, quiz, ['zoé@example.org', 'zoe@example.org'])

    const { subject, text, html } = await received('zoe@example.org')

    expect(subject).toBe('Claire Dubois vous invite à «\u00a0Capitales d’Europe\u00a0»')
    expect(text).toContain('Claire Dubois vous invite à passer ce quiz.')
    expect(text).toContain(
      'Dates\u00a0: Du lundi 16\u00a0novembre 2026 à 10:00 au mercredi 18\u00a0novembre 2026 à 10:00 (heure de Paris)',
    )
    expect(text).toMatch(/Durée\u00a0: 30\sminutes à partir du moment où vous commencez\n/)
    expect(text).toMatch(/Aller au quiz\u00a0:\nhttp:\/\/probant\.test\/invitation#iv_[\w-]+\n/)
    expect(html).toContain('<html lang="fr"')
  })

  it('speaks the language of the account that has the address, proved or not', async () => {
    const claire = await aVerifiedPerson()
    const [proved, unproved] = [await aVerifiedPerson(), await test.signedUp()]
    for (const person of [proved, unproved]) await person.call(updateUser, { body: { locale: 'fr' } })
    const quiz = await anActiveQuiz(claire)
    // Those of signing up are gone by then: several that are sent at once come in any order.
    await sendMails()
    await invite(claire, quiz, [proved.user.email, unproved.user.email])

    expect((await received(proved.user.email)).subject).toContain('vous invite')
    expect((await received(unproved.user.email)).subject).toContain('vous invite')
    const rows = (await test.mailbox.all()).filter(({ subject }) => subject.includes('vous invite'))
    const owner = (email: string) => rows.find(({ recipient }) => recipient === email)?.userId
    expect(owner(proved.user.email)).toBe(proved.user.id)
    // Whoever merely registered the address hears nothing of what is sent there.
    expect(owner(unproved.user.email)).toBeNull()
  })

  it('says what people typed as text, whatever that is', async () => {
    const claire = await test.signedUp({ username: '<b>Claire</b>' })
    const quiz = await anActiveQuiz(claire, { title: '<script>alert(1)</script>' })
    const params = { quizId: quiz.id }
    await claire.call(inviteParticipants, { params, body: { people: [{ email: 'ada@example.org' }] } })

    const { subject, html } = await received('ada@example.org')

    expect(subject).toBe('<b>Claire</b> has invited you to “<script>alert(1)</script>”')
    expect(html).not.toMatch(/<script|<b>/)
  })
})

describe('a reminder, and the last call', () => {
  it.each(['en', 'fr'] as const)('arrive in %s, with the same link', async (language) => {
    const claire = await test.signedUp()
    const quiz = language === 'fr' ? await aFrenchQuiz(claire) : await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    const invitation = await received('ada@example.org')

    await later({ days: 1 }, claire)
    await remind(claire, quiz)
    const reminder = await received('ada@example.org')
    await later({ hours: 23 }, claire)
    await test.services.invitations.reminders.callLast()
    const lastCall = await received('ada@example.org')

    const heading = ({ text = '' }) => text.split('\n')[0]
    expect([reminder, lastCall].map(heading)).toEqual(
      language === 'en'
        ? ['You haven’t started yet', 'One hour left']
        : ['Vous n’avez pas encore commencé', 'Il reste une heure'],
    )
    const links = [invitation, reminder, lastCall].map(({ text = '' }) => /http\S+/.exec(text)?.[0])
    expect(new Set(links).size).toBe(1)
    expect(links[0]).toContain('/invitation#iv_')
  })

  it('leave the invitation alone that was not sent yet, or not even written: one mail comes, and it is that', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    await writeMails(test)
    await invite(claire, quiz, ['bob@example.org'])

    expect((await remind(claire, quiz)).body).toEqual({ reminded: 0, leftAlone: 2 })
    await sendMails()

    const invitation = expect.stringContaining('has invited you to')
    expect(to('ada@example.org').map(({ subject }) => subject)).toEqual([invitation])
    expect(to('bob@example.org').map(({ subject }) => subject)).toEqual([invitation])
    expect((await remind(claire, quiz)).body).toEqual({ reminded: 2, leftAlone: 0 })
  })

  it('are no last call either for whoever was not invited yet: the invitation comes, once', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    await later({ hours: 47 }, claire)
    await test.services.invitations.reminders.callLast()
    await sendMails()
    await test.services.invitations.reminders.callLast()
    await sendMails()

    expect(to('ada@example.org').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('has invited you to'),
    ])
  })

  it('go to where the account is by now, not to the address that it has left', async () => {
    const claire = await test.signedUp()
    const anna = await aVerifiedPerson({ email: 'anna@old.example.org' })
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['anna@old.example.org'])
    await sendMails()
    const { id } = await theParticipant(claire, quiz, 'anna@old.example.org')
    const { pool } = test.database
    await pool.query('update participants set user_id = $2 where id = $1', [id, anna.user.id])
    await pool.query(`update users set email = 'anna@new.example.org' where id = $1`, [anna.user.id])

    smtp.messages.length = 0
    await remind(claire, quiz)
    await sendMails()
    await resend(claire, quiz, id)
    await later({ hours: 47 }, claire)
    await test.services.invitations.reminders.callLast()
    await sendMails()

    expect(to('anna@old.example.org')).toEqual([])
    const mails = to('anna@new.example.org')
    expect(mails.map(({ subject = '' }) => subject.split(' ')[0])).toEqual([
      'Reminder:',
      claire.user.username.split(' ')[0],
      'One',
    ])
    // The old link would not open it any more: signing in does.
    for (const mail of mails) expect(mail?.text).toContain(`http://probant.test/quiz/${quiz.id}\n`)
    expect(await theParticipant(claire, quiz, 'anna@old.example.org')).toMatchObject({ id })
  })
})

describe('sending again', () => {
  it('sends at once, whatever else waits', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org', 'bob@example.org'])
    const { id } = await theParticipant(claire, quiz, 'ada@example.org')

    const { status, body } = await resend(claire, quiz, id)

    expect(status).toBe(200)
    expect(body).toMatchObject({ id, mailing: 'sent', mailError: null })
    expect(smtp.messages.flatMap(({ recipients }) => recipients)).toEqual(['ada@example.org'])
    await sendMails()
    expect(to('ada@example.org')).toHaveLength(1)
  })

  it('PART002: says so where the mail server refuses it, and the list shows it', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    smtp.refuse(550)
    await sendMails()
    const failed = await theParticipant(claire, quiz, 'ada@example.org')
    expect(failed).toMatchObject({
      mailing: 'failed',
      mailError: '550 as the test wishes',
    })

    expect(await resend(claire, quiz, failed.id)).toFailWith('inviteSendFailed')
    expect(await theParticipant(claire, quiz, 'ada@example.org')).toMatchObject({ mailing: 'failed' })

    smtp.refuse()
    expect((await resend(claire, quiz, failed.id)).body).toMatchObject({ mailing: 'sent', mailError: null })
    expect(to('ada@example.org')).toHaveLength(1)
  })

  it('PART002: where it is put off it is tried again later; where nobody knows, it counts as not sent', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    const { id } = await theParticipant(claire, quiz, 'ada@example.org')

    smtp.refuse(451)
    expect(await resend(claire, quiz, id)).toFailWith('inviteSendFailed')
    expect(await theParticipant(claire, quiz, 'ada@example.org')).toMatchObject({ mailing: 'waiting' })

    smtp.refuse()
    smtp.hangUp()
    expect(await resend(claire, quiz, id)).toFailWith('inviteSendFailed')
    expect(await theParticipant(claire, quiz, 'ada@example.org')).toMatchObject({ mailing: 'failed' })
  })

  it('waits for whoever has the mail in hand already', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org'])
    const { id } = await theParticipant(claire, quiz, 'ada@example.org')

    const [answer] = await Promise.all([resend(claire, quiz, id), ...Array.from({ length: 5 }, sendMails)])

    expect(answer.body).toMatchObject({ mailing: 'sent' })
  })

  it('is for whoever has not handed in: also for those who have lost the device they began on', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await aSubmission(quiz)
    const [begun] = await theParticipants(claire, quiz)
    expect(begun?.can).toEqual({
      withdraw: false,
      remind: false,
      resend: true,
      accommodate: true,
      schedule: false,
      reopen: false,
      hand: true,
      sendOut: false,
      letInAgain: false,
    })
    expect((await resend(claire, quiz, begun?.id ?? '')).body).toMatchObject({ mailing: 'sent' })

    await test.database.pool.query('update submissions set finished_at = $1', [test.clock.now()])
    expect(await resend(claire, quiz, begun?.id ?? '')).toFailWith('alreadySubmitted')
    expect((await theParticipants(claire, quiz))[0]?.can.resend).toBe(false)
    expect(smtp.messages).toHaveLength(1)
  })

  it('is for participants of a quiz that runs, and not for one mailbox again and again', async () => {
    const claire = await test.signedUp()
    const [quiz, other] = [await anActiveQuiz(claire), await anActiveQuiz(claire)]
    await invite(claire, quiz, ['ada@example.org'])
    const { id } = await theParticipant(claire, quiz, 'ada@example.org')

    expect(await resend(claire, other, id)).toFailWith('participantNotFound')
    for (let time = 0; time < 4; time++) expect((await resend(claire, quiz, id)).status).toBe(200)
    expect(await resend(claire, quiz, id)).toFailWith('tooManyAttempts')
    // Nor for another quiz.
    await invite(claire, other, ['ada@example.org'])
    const { id: theirs } = await theParticipant(claire, other, 'ada@example.org')
    expect(await resend(claire, other, theirs)).toFailWith('tooManyAttempts')

    await later({ hours: 1 }, claire)
    await claire.call(endQuiz, { params: { quizId: quiz.id } })
    expect(await resend(claire, quiz, id)).toFailWith('inviteToInactiveQuiz')
  })
})

it('a mailbox is not flooded by inviting and withdrawing in turn', async () => {
  const claire = await test.signedUp()
  const quiz = await anActiveQuiz(claire)
  const inviteAgain = async () => {
    await invite(claire, quiz, ['ada@example.org'])
    await sendMails()
    return (await theParticipant(claire, quiz, 'ada@example.org')).id
  }
  for (let time = 0; time < 4; time++)
    expect((await withdraw(claire, quiz, await inviteAgain())).status).toBe(204)

  const id = await inviteAgain()
  expect(await withdraw(claire, quiz, id)).toFailWith('tooManyAttempts')
  expect(await resend(claire, quiz, id)).toFailWith('tooManyAttempts')
  await inviteAgain()
  expect(to('ada@example.org')).toHaveLength(5)
})

it('a quiz that is over or taken back before the mails are written writes none', async () => {
  const claire = await test.signedUp()
  const [ended, draft] = [await anActiveQuiz(claire), await anActiveQuiz(claire)]
  for (const quiz of [ended, draft]) await invite(claire, quiz, ['ada@example.org'])
  await claire.call(endQuiz, { params: { quizId: ended.id } })
  const { body: unpublished } = await claire.call(deactivateQuiz, { params: { quizId: draft.id } })
  await sendMails()
  expect((await publish(claire, unpublished)).status).toBe(200)
  await sendMails()

  expect(to('ada@example.org')).toEqual([])
  for (const quiz of [ended, draft])
    expect(await theParticipant(claire, quiz, 'ada@example.org')).toMatchObject({ mailing: 'none' })
})

it('who is withdrawn before the mail is sent never hears of it', async () => {
  const claire = await test.signedUp()
  const quiz = await anActiveQuiz(claire)
  await invite(claire, quiz, ['ada@example.org', 'bob@example.org'])
  await writeMails(test)
  await remind(claire, quiz)
  const { id } = await theParticipant(claire, quiz, 'ada@example.org')
  await withdraw(claire, quiz, id)
  await sendMails()

  expect(to('ada@example.org')).toEqual([])
  expect(to('bob@example.org')).toHaveLength(1)
})

const tokens = createLinkTokens({ secret: 'a secret for tests, long enough for anyone' })

function to(recipient: string) {
  return smtp.messages.filter(({ recipients }) => recipients.includes(recipient)).map(({ email }) => email)
}

/** All that is due is written and sent. */
async function sendMails(): Promise<void> {
  await writeMails(test)
  await test.services.platform.mailDelivery.sendDue()
}

/** The newest mail there, once everything that waits is sent. */
async function received(recipient: string) {
  await sendMails()
  const email = to(recipient).at(-1)
  if (!email) throw new Error(`${recipient} has no mail`)
  const lines = (text = '') => text.replaceAll('\r\n', '\n')
  return { ...email, text: lines(email.text), html: lines(email.html) }
}

async function aFrenchQuiz(browser: Browser): Promise<Quiz> {
  const { id: questionId } = await written(browser, { language: 'fr' })
  const sections = [{ questions: [{ questionId, points: 1 }] }]
  return anActiveQuiz(browser, { title: 'Capitales d’Europe', language: 'fr', sections })
}
