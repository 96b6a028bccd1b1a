import {
  checkCertificate,
  giveBackCertificate,
  nameOwnCertificate,
  withdrawCertificate,
} from '@probant/contract/certificates/certificate'
import { DEFAULT_CERTIFICATE } from '@probant/contract/certificates/option'
import { getLobby } from '@probant/contract/participants/entering'
import { ONE_ATTEMPT } from '@probant/contract/quizzes/attempts'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { certificatesOf, listedCertificates, ownCertificateOf, WITH_CERTIFICATE } from '#test/certificates.ts'
import { answerOf, gradingOf, regradingOf, release } from '#test/grading.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { bankIdOf, questionIdOf, reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anExam, aTaker } = reviewingOf(test)
const { aPasser, check, mailsAbout, writeAboutCertificates } = certificatesOf(test)
const { tellAndWrite } = gradingOf(test)
const { anOrganization, aMember } = organizationsOf(test)
const { later } = quizzesOf(test)

describe('a certificate', () => {
  it('is there as soon as whoever waits for no grade has handed in and passed', async () => {
    const { own, creator, quiz, taker } = await aPasser()

    expect(await own()).toMatchObject({
      state: 'valid',
      title: quiz.title,
      issuer: 'Claire',
      issuedAt: test.clock.now().toISOString(),
      expiresAt: null,
      number: expect.stringMatching(/^[3-9A-Z]{4}-[3-9A-Z]{4}-[3-9A-Z]{4}$/),
    })
    expect(await listedCertificates(creator, quiz.id)).toEqual([
      { number: (await own())?.number, state: 'valid', withdrawnBy: null },
    ])
    expect(await mailsAbout(taker.email)).toEqual([])
  })

  it('is promised on the start page', async () => {
    const promised = async ({ browser }: { browser: Browser }, quizId: string) =>
      (await browser.call(getLobby, { params: { quizId } })).body.givesCertificate
    const [made, other] = [await aPasser(), await aPasser({ options: { certificate: null } })]
    expect(await promised(made.taker, made.quiz.id)).toBe(true)
    expect(await promised(other.taker, other.quiz.id)).toBe(false)
  })

  it('is for nobody who has missed the pass mark, or where the quiz has none to give', async () => {
    expect(await (await aPasser({ options: { passPercent: 61 } })).own()).toBeNull()
    expect(await (await aPasser({ options: { certificate: null } })).own()).toBeNull()
  })

  it('goes by the score itself, not by what it is rounded to', async () => {
    const rounded = { scale: { kind: 'out_of', highest: 10, rounding: 'whole' }, passPercent: 60.1 } as const
    expect(await (await aPasser({ options: rounded })).own()).toBeNull()
    expect(await (await aPasser({ options: { ...rounded, passPercent: 60 } })).own()).toMatchObject({
      state: 'valid',
    })
  })

  it('waits for the release, where results do', async () => {
    const { own, creator, quiz } = await aPasser({ options: { scoreShown: 'on_release' } })
    expect(await own()).toBeNull()
    await release(creator, quiz)
    expect(await own()).toMatchObject({ state: 'valid' })
  })

  it('waits until a grade can’t be undone any more', async () => {
    const { own, creator, quiz, taker } = await aPasser({ options: { passPercent: 100 }, answered: 4 })
    await answerOf(quiz, taker.submissionId, bankIdOf({ quiz }, 'open')).grade(creator, 4)
    await tellAndWrite()
    expect(await own()).toBeNull()

    await later({ minutes: 15 }, creator)
    await tellAndWrite()
    expect(await listedCertificates(creator, quiz.id)).toMatchObject([{ state: 'valid' }])
  })

  it('can only be promised where passing means something', async () => {
    const options = { certificate: DEFAULT_CERTIFICATE, passPercent: null }
    await expect(anExam({ options })).rejects.toThrow('Set a pass mark first')
  })

  it('is given in the name of the organization, where there is one', async () => {
    const { owner, id } = await anOrganization({ name: 'Lycée Curie' })
    const made = await anExam({ workspace: id, options: WITH_CERTIFICATE }, owner)
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting).slice(0, 3))
    expect(await ownCertificateOf(taker.browser, made.quiz.id)).toMatchObject({ issuer: 'Lycée Curie' })
  })

  it('has the name that its holder writes, once, where nobody has said how they are called', async () => {
    const { own, quiz, taker } = await aPasser()
    expect(await own()).toMatchObject({ canWriteName: true })

    const call = { params: { quizId: quiz.id }, body: { name: 'Ada Lovelace' } }
    const { body } = await taker.browser.call(nameOwnCertificate, call)
    expect(body.certificate).toMatchObject({ holder: 'Ada Lovelace', canWriteName: false })
    expect(await taker.browser.call(nameOwnCertificate, call)).toFailWith('certificateNamed')
  })
})

describe('whoever asks for a number', () => {
  it('learns whose it is, what for, by whom and since when, and nothing more', async () => {
    const { own, quiz, taker } = await aPasser()
    const { number, ...certificate } = (await own()) as { number: string }

    const { body } = await test.browser().call(checkCertificate, { params: { number } })

    expect(Object.keys(body).sort()).toEqual(
      ['expiresAt', 'holder', 'issuedAt', 'issuer', 'number', 'state', 'title'].sort(),
    )
    expect(body).toMatchObject({ number, state: 'valid', title: quiz.title })
    expect(JSON.stringify(body)).not.toContain(taker.email)
    expect(certificate).toBeTruthy()
  })

  it('may type it as they like', async () => {
    const { own } = await aPasser()
    const number = (await own())?.number ?? ''
    for (const typed of [number.toLowerCase(), number.replaceAll('-', ''), number.replaceAll('-', ' – ')])
      expect((await check(typed)).body).toMatchObject({ number, state: 'valid' })
  })

  it('is told that nobody knows it, and waits a little after thirty of these', async () => {
    for (let tried = 0; tried < 30; tried++)
      expect(await check('3333-3333-3333')).toFailWith('certificateNotFound')
    expect(await check('3333-3333-3333')).toFailWith('tooManyAttempts')
  })

  it('is told that it has ended, once it has', async () => {
    const { own } = await aPasser({ certificate: { validMonths: 1 } })
    const number = (await own())?.number ?? ''
    expect((await check(number)).body.state).toBe('valid')
    test.clock.advance({ days: 32 })
    expect((await check(number)).body.state).toBe('expired')
  })
})

describe('a regrade', () => {
  it('that takes the pass away withdraws it, with a mail; undone, the same number is valid again', async () => {
    const made = await aPasser()
    const { own, creator, quiz, taker } = made
    const number = (await own())?.number ?? ''
    const regrading = regradingOf(creator, quiz)

    // 3 of 7 points instead of 6 of 10.
    const { body } = await regrading.apply({ kind: 'drop', questionId: bankIdOf(made, 'fill_in') })
    expect((await check(number)).body.state).toBe('withdrawn')
    expect(await own()).toMatchObject({ state: 'withdrawn', withdrawnBy: 'result' })
    await writeAboutCertificates()
    const [withdrawn] = await mailsAbout(taker.email)
    expect(withdrawn).toMatchObject({ subject: `Certificate withdrawn: “${quiz.title}”` })
    expect(withdrawn?.text).toContain('no longer reaches the pass mark')
    expect(withdrawn?.text).toContain(number)

    await tellAndWrite()
    await regrading.undo(body.regrade.id)
    expect((await check(number)).body.state).toBe('valid')
    await writeAboutCertificates()
    expect((await mailsAbout(taker.email)).map(({ subject }) => subject)).toEqual([
      `Certificate withdrawn: “${quiz.title}”`,
      `Certificate valid again: “${quiz.title}”`,
    ])
  })

  it('that is undone before anybody was told of it is told to nobody', async () => {
    const made = await aPasser()
    await tellAndWrite()
    const regrading = regradingOf(made.creator, made.quiz)
    const { body } = await regrading.apply({ kind: 'drop', questionId: bankIdOf(made, 'fill_in') })
    await regrading.undo(body.regrade.id)
    await writeAboutCertificates()
    expect(await mailsAbout(made.taker.email)).toEqual([])
    expect(await made.own()).toMatchObject({ state: 'valid' })
  })

  it('gives one to whoever passes only by it', async () => {
    const made = await aPasser({ options: { passPercent: 80 } })
    await tellAndWrite()
    await regradingOf(made.creator, made.quiz).apply({ kind: 'drop', questionId: bankIdOf(made, 'open') })
    expect(await made.own()).toMatchObject({ state: 'valid' })
  })
})

describe('of several attempts', () => {
  it.each([
    ['best', 'valid'],
    ['first', 'valid'],
    ['last', 'withdrawn'],
  ] as const)('it follows the one that counts: the %s, after a worse one', async (counting, state) => {
    const attempts = { ...ONE_ATTEMPT, most: 3, counting }
    const made = await aPasser({ options: { attempts } })
    const number = (await made.own())?.number ?? ''

    await again(made, 2, 1)
    expect((await check(number)).body.state).toBe(state)
    await again(made, 3, 3)
    expect((await check(number)).body.state).toBe('valid')
  })

  it('one that waits for a grade takes nothing from the best: that can only be better', async () => {
    const made = await aPasser({ options: { attempts: { ...ONE_ATTEMPT, most: 3 } } })
    const number = (await made.own())?.number ?? ''
    await again(made, 2, 4)
    expect((await check(number)).body.state).toBe('valid')
    await writeAboutCertificates()
    expect(await mailsAbout(made.taker.email)).toEqual([])
  })

  it.each(['last', 'average'] as const)(
    'where the %s counts and waits for a grade, it stays until that is known',
    async (counting) => {
      const made = await aPasser({ options: { attempts: { ...ONE_ATTEMPT, most: 3, counting } } })
      const number = (await made.own())?.number ?? ''
      const { submissionId } = await again(made, 2, 4, 1)
      expect((await check(number)).body.state).toBe('valid')
      await writeAboutCertificates()
      expect(await mailsAbout(made.taker.email)).toEqual([])

      // With all points for the open question it would be passed; with none it is not.
      const open = answerOf(made.quiz, submissionId, bankIdOf(made, 'open'))
      await open.grade(made.creator, 0)
      expect((await check(number)).body.state).toBe('withdrawn')
      await writeAboutCertificates()
      expect((await mailsAbout(made.taker.email))[0]?.text).toContain('no longer reaches the pass mark')
    },
  )

  it('one that was withdrawn is not given back by an attempt that waits for a grade', async () => {
    const made = await aPasser({ options: { attempts: { ...ONE_ATTEMPT, most: 3, counting: 'last' } } })
    const number = (await made.own())?.number ?? ''
    await again(made, 2, 1)
    expect((await check(number)).body.state).toBe('withdrawn')
    await again(made, 3, 4)
    expect((await check(number)).body.state).toBe('withdrawn')
  })

  it('the best is enough as soon as it is known, whatever else waits for a grade', async () => {
    const options = { passPercent: 60, attempts: { ...ONE_ATTEMPT, most: 3 } }
    const made = await aPasser({ options, answered: 4 })
    expect(await made.own()).toBeNull()
    await again(made, 2, 3)
    expect(await made.own()).toMatchObject({ state: 'valid' })
  })

  it('the average waits until no grade of any of them can be undone', async () => {
    const options = { passPercent: 80, attempts: { ...ONE_ATTEMPT, most: 2, counting: 'average' } } as const
    const made = await aPasser({ options, answered: 4 })
    const { submissionId } = await again(made, 2, 4)
    const questionId = bankIdOf(made, 'open')
    await answerOf(made.quiz, submissionId, questionId).grade(made.creator, 4)
    await later({ minutes: 16 }, made.creator)
    await tellAndWrite()
    const first = answerOf(made.quiz, made.taker.submissionId, questionId)
    await first.grade(made.creator, 4)
    expect(await listedCertificates(made.creator, made.quiz.id)).toEqual([null])

    await later({ minutes: 16 }, made.creator)
    await tellAndWrite()
    expect(await listedCertificates(made.creator, made.quiz.id)).toMatchObject([{ state: 'valid' }])
  })

  /** The next attempt, with so many right answers, but for the first ones of them: the fourth waits for a grade. */
  async function again(
    { taker, quiz }: Awaited<ReturnType<typeof aPasser>>,
    attempt: number,
    right: number,
    leftOut = 0,
  ) {
    const page = pageOf(taker.browser, quiz.id, undefined, attempt)
    const { body: sitting } = await page.start()
    const answers = rightAnswers(sitting).slice(leftOut, right)
    await page.handIn(...answers.map((one) => page.entry(questionIdOf(sitting, one.type), one)))
    return sitting
  }
})

describe('the creator of the quiz', () => {
  it('withdraws one with a reason, which its holder is told, and gives it back', async () => {
    const { own, creator, taker, address } = await aPasser()
    const number = (await own())?.number ?? ''
    const withdrawn = await creator.call(withdrawCertificate, {
      params: address,
      body: { reason: 'Somebody else sat there.' },
    })
    expect(withdrawn.body.certificate).toMatchObject({ state: 'withdrawn', withdrawnBy: 'creator' })
    expect((await check(number)).body).not.toHaveProperty('reason')
    expect(await creator.call(withdrawCertificate, { params: address, body: {} })).toFailWith(
      'certificateWithdrawn',
    )
    await writeAboutCertificates()
    expect((await mailsAbout(taker.email))[0]?.text).toContain('Somebody else sat there.')

    const { body } = await creator.call(giveBackCertificate, { params: address })
    expect(body.certificate).toMatchObject({ number, state: 'valid', withdrawnBy: null, reason: '' })
    expect(await creator.call(giveBackCertificate, { params: address })).toFailWith('certificateNotWithdrawn')
  })

  it('keeps withdrawn what they have withdrawn, whatever becomes of the result', async () => {
    const made = await aPasser()
    const { own, creator, quiz, address } = made
    await creator.call(withdrawCertificate, { params: address, body: {} })
    const regrading = regradingOf(creator, quiz)
    const { body } = await regrading.apply({ kind: 'drop', questionId: bankIdOf(made, 'fill_in') })
    expect(await creator.call(giveBackCertificate, { params: address })).toFailWith('certificateNotPassed')
    await regrading.undo(body.regrade.id)
    expect(await own()).toMatchObject({ state: 'withdrawn', withdrawnBy: 'creator' })
  })

  it('alone may, of all who work there; and nobody who has handed it in', async () => {
    const { owner, id } = await anOrganization()
    const moderator = await aMember({ owner, id }, 'moderator')
    const made = await anExam({ workspace: id, options: WITH_CERTIFICATE }, owner)
    const taker = await aTaker(made)
    await taker.handIn(...rightAnswers(taker.sitting).slice(0, 3))
    const params = { quizId: made.quiz.id, submissionId: taker.submissionId }
    const call = { params, body: { reason: '' } }
    expect(await moderator.call(withdrawCertificate, call)).toFailWith('statisticsCreatorOnly')
    expect(await moderator.call(giveBackCertificate, call)).toFailWith('statisticsCreatorOnly')
    expect(await (await test.signedUp()).call(withdrawCertificate, call)).toFailWith('quizNotFound')
    expect(await taker.browser.call(withdrawCertificate, call)).toFailWith('quizSessionOnly')
  })
})

it('is not known any more once its holder has deleted the account', async () => {
  const taker = await test.signedUp()
  const made = await anExam({ options: WITH_CERTIFICATE })
  const { handIn, sitting } = await aTaker(made, taker.user.email)
  await handIn(...rightAnswers(sitting).slice(0, 3))
  const { users } = test.services
  await test.database.db.transaction((tx) => users.markVerified(tx, taker.user.id))
  const [listed] = await listedCertificates(made.creator, made.quiz.id)
  expect((await check(listed?.number ?? '')).body.state).toBe('valid')

  const body = { email: taker.user.email, currentPassword: PASSWORD }
  expect((await taker.call(deleteAccount, { body })).status).toBe(204)

  expect(await check(listed?.number ?? '')).toFailWith('certificateNotFound')
  // Neither by a regrade.
  await regradingOf(made.creator, made.quiz).apply({ kind: 'drop', questionId: bankIdOf(made, 'open') })
  expect(await listedCertificates(made.creator, made.quiz.id)).toEqual([null])
})

describe('a reminder', () => {
  it('comes once, so many days before the end', async () => {
    const { taker } = await aPasser({ certificate: { validMonths: 12, reminderDays: 30 } })
    test.clock.advance({ days: 334 })
    await writeAboutCertificates()
    expect(await mailsAbout(taker.email)).toEqual([])

    test.clock.advance({ days: 2 })
    await writeAboutCertificates()
    await writeAboutCertificates()
    const mails = await mailsAbout(taker.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Your certificate ends on')
  })

  it('is none of a certificate that was withdrawn', async () => {
    const { creator, taker, address } = await aPasser({ certificate: { validMonths: 12, reminderDays: 30 } })
    await creator.call(withdrawCertificate, { params: address, body: {} })
    await writeAboutCertificates()
    test.clock.advance({ days: 340 })
    await writeAboutCertificates()
    expect(await mailsAbout(taker.email)).toHaveLength(1)
  })
})
