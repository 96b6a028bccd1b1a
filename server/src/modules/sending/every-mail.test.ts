import { giveBackCertificate, withdrawCertificate } from '@probant/contract/certificates/certificate'
import { inviteMembers } from '@probant/contract/invitations'
import { requestLimit } from '@probant/contract/organizations'
import { chooseTime } from '@probant/contract/participants/choosing'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { handOverQuiz } from '@probant/contract/quizzes/handing-over'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { keyedHash } from '#server/platform/security/keyed-hash.ts'
import { afterInviting } from '#test/after-inviting.ts'
import type { Browser } from '#test/browser.ts'
import { certificatesOf } from '#test/certificates.ts'
import { enteringOf } from '#test/entering.ts'
import { answerOf, gradingOf, release } from '#test/grading.ts'
import { invite, remind, theParticipant, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { SECRET, testApp } from '#test/test-app.ts'
import { type Counted, type CreatorsMailKind, MAIL_KINDS } from './mail-kinds.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember, theMembers } = organizationsOf(test)
const { anActiveQuiz, later } = quizzesOf(test)
const { aShared, askForCode, askForLink, enter } = enteringOf(test)
const { aGradable, tellAndWrite } = gradingOf(test)
const { aPasser, writeAboutCertificates } = certificatesOf(test)

const ADA = 'ada@example.org'

/** All is done so far that only a proved account can do; `last` is what makes the mail. */
interface Story {
  creator: Browser & { user: { id: string } }
  last: () => Promise<unknown>
}

/** How each mail in a creator's words comes about. A kind that is missing here fails below. */
const STORIES: Record<CreatorsMailKind, () => Promise<Story>> = {
  async organizationInvitation() {
    const { owner, id } = await anOrganization()
    const call = { params: { organizationId: id }, body: { emails: [ADA] } }
    return { creator: owner, last: () => owner.call(inviteMembers, call) }
  },
  async invitation() {
    const { creator, quiz } = await aQuiz()
    await invite(creator, quiz, [ADA])
    return { creator, last: () => writeMails(test) }
  },
  async reminder() {
    const { creator, quiz } = await aQuizWithAda()
    await remind(creator, quiz)
    return { creator, last: () => writeMails(test) }
  },
  async laterEnd() {
    const { creator, quiz } = await aQuizWithAda()
    await afterInviting(creator, quiz).endLater(test.clock.in({ days: 9 }))
    return { creator, last: () => writeMails(test) }
  },
  async extraTime() {
    const { creator, quiz } = await aQuizWithAda()
    const { id } = await theParticipant(creator, quiz, ADA)
    await afterInviting(creator, quiz).grant([id], 10)
    return { creator, last: () => writeMails(test) }
  },
  async ownWindow() {
    const { creator, quiz } = await aQuizWithAda()
    const { id } = await theParticipant(creator, quiz, ADA)
    const window = { opensAt: test.clock.in({ days: 1 }), closesAt: test.clock.in({ days: 5 }) }
    await afterInviting(creator, quiz).setWindow([id], window)
    return { creator, last: () => writeMails(test) }
  },
  async chosenTime() {
    const { creator, quiz } = await aQuizWithAda()
    const { id } = await theParticipant(creator, quiz, ADA)
    const ada = test.browser()
    const range = { opensAt: test.clock.in({ days: 1 }), closesAt: test.clock.in({ days: 3 }) }
    await afterInviting(creator, quiz).offer([id], range)
    await enter(ada, await test.mailbox.tokenFor(ADA))
    await ada.call(chooseTime, { params: { quizId: quiz.id }, body: { startsAt: range.opensAt } })
    return { creator, last: () => writeMails(test) }
  },
  async wording() {
    const { creator, quiz } = await aQuizWithAda()
    await afterInviting(creator, quiz).correctInstructions('Read twice.')
    return { creator, last: () => writeMails(test) }
  },
  async withdrawal() {
    const { creator, quiz } = await aQuizWithAda()
    const { id } = await theParticipant(creator, quiz, ADA)
    return { creator, last: () => afterInviting(creator, quiz).withdraw([id], true) }
  },
  async firstLink() {
    const { creator, quiz } = await aQuiz()
    const body = { people: [{ email: ADA, name: 'Ada' }], byHand: true }
    await creator.call(inviteParticipants, { params: { quizId: quiz.id }, body })
    return { creator, last: () => askForLink(test.browser(), quiz.id, ADA) }
  },
  async linkAgain() {
    const { creator, quiz } = await aQuizWithAda()
    return { creator, last: () => askForLink(test.browser(), quiz.id, ADA) }
  },
  async shareCode() {
    const creator = await aVerifiedPerson()
    const { token } = await aShared({}, ['example.org'], { creator })
    return { creator, last: () => askForCode(test.browser(), token, ADA) }
  },
  async handedToYou() {
    const organization = await anOrganization()
    const { owner, id } = organization
    const { memberId } = await aMember(organization)
    const quiz = await anActiveQuiz(owner, {}, id)
    return { creator: owner, last: () => handOver(owner, quiz, memberId) }
  },
  async handedAway() {
    const organization = await anOrganization()
    const { owner, id } = organization
    const quiz = await anActiveQuiz(await aMember(organization), {}, id)
    const own = (await theMembers(organization)).find(({ userId }) => userId === owner.user.id)
    return { creator: owner, last: () => handOver(owner, quiz, own?.id ?? '') }
  },
  async limitRequest() {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const call = {
      params: { organizationId: organization.id },
      body: { limit: 'quizzes', of: 'plan' },
    } as const
    return { creator: member, last: () => member.call(requestLimit, call) }
  },
  async lastCall() {
    const { creator } = await aQuizWithAda({ endsAt: test.clock.in({ hours: 4 }) })
    await later({ hours: 3, minutes: 10 }, creator)
    await test.services.invitations.reminders.callLast()
    return { creator, last: () => writeMails(test) }
  },
  async certificateWithdrawn() {
    const { creator, address } = await aCertificate()
    await creator.call(withdrawCertificate, { params: address, body: {} })
    return { creator, last: writeAboutCertificates }
  },
  async certificateGivenBack() {
    const { creator, address } = await aCertificate()
    await creator.call(withdrawCertificate, { params: address, body: {} })
    await writeAboutCertificates()
    await creator.call(giveBackCertificate, { params: address })
    return { creator, last: writeAboutCertificates }
  },
  async certificateEnding() {
    const { creator } = await aCertificate()
    await later({ days: 3 }, creator)
    return { creator, last: writeAboutCertificates }
  },
  async result() {
    const creator = await aVerifiedPerson()
    const { quiz, first, questionId } = await aGradable(
      { options: { scoreShown: 'on_release' } },
      { creator },
    )
    await answerOf(quiz, first.submissionId, questionId).grade(creator, 1)
    await release(creator, quiz)
    return { creator, last: () => tellAndWrite() }
  },
}

const CREATORS = Object.entries(MAIL_KINDS).flatMap(([kind, { words, ...rest }]) =>
  words === 'creator' && 'counted' in rest ? [{ kind: kind as CreatorsMailKind, counted: rest.counted }] : [],
)

describe('every mail in a creator’s words', () => {
  it.each(CREATORS)(
    '$kind: goes out for a proved account, counted as the table says',
    async ({ kind, counted }) => {
      await theAdministrator()
      const { creator, last } = await STORIES[kind]()
      const before = await sentToday(creator)

      const written = await kindsWrittenBy(last)

      expect(written).toEqual([kind])
      expect((await sentToday(creator)) - before).toBe(COUNTED_LAST[counted](kind))
    },
  )

  it.each(CREATORS)('$kind: stays where it is as long as the address is not proved', async ({ kind }) => {
    await theAdministrator()
    const { creator, last } = await STORIES[kind]()
    await test.database.pool.query('update users set email_verified_at = null where id = $1', [
      creator.user.id,
    ])

    expect(await kindsWrittenBy(last)).toEqual([])
  })

  it.each(CREATORS)('$kind: stays where it is with a web address in a newcomer’s name', async ({ kind }) => {
    await theAdministrator()
    const { creator, last } = await STORIES[kind]()
    await test.database.pool.query(`update users set username = 'www.evil.example' where id = $1`, [
      creator.user.id,
    ])

    expect(await kindsWrittenBy(last)).toEqual([])
  })
})

it('mails in our own words are these: a new one is looked at here, and carries nothing that a creator chose', () => {
  const ours = Object.entries(MAIL_KINDS).flatMap(([kind, { words }]) => (words === 'ours' ? kind : []))
  expect(ours).toEqual([
    'verify',
    'reset',
    'firstPassword',
    'passwordLink',
    'confirmChange',
    'changeAsked',
    'emailChanged',
    'emailChangedForGood',
    'emailRestored',
    'changeUndone',
    'passwordChanged',
    'secondFactorAdded',
    'secondFactorRemoved',
    'recoveryCodeUsed',
    'recoveryCodesRenewed',
    'apiKeyCreated',
    'accountDeleted',
    'accountRemoved',
    'webhookPaused',
    'paymentFailed',
    'paymentArrived',
  ])
})

/** What the last step adds to the day: what was asked for before was counted then. */
const COUNTED_LAST: Record<Counted, (kind: CreatorsMailKind) => number> = {
  asked: (kind) => (['organizationInvitation', 'withdrawal', 'limitRequest'].includes(kind) ? 1 : 0),
  written: () => 1,
  door: () => 0,
  never: () => 0,
}

/** The kinds of the mails that this has written, each as often as it was. */
async function kindsWrittenBy(step: () => Promise<unknown>): Promise<string[]> {
  const postFor = vi.spyOn(test.services.sending, 'postFor')
  onTestFinished(() => postFor.mockRestore())
  const before = new Set((await test.mailbox.all()).map(({ id }) => id))
  await step()

  const kinds: string[] = []
  for (const [index, { value }] of postFor.mock.settledResults.entries()) {
    const kind = postFor.mock.calls[index]?.[1].kind ?? ''
    kinds.push(...Array.from({ length: value.length }, () => kind))
  }
  // What stands in the outbox came by this way, all of it.
  expect((await test.mailbox.all()).filter(({ id }) => !before.has(id))).toHaveLength(kinds.length)
  return kinds
}

async function aQuiz(form: Parameters<typeof anActiveQuiz>[1] = {}) {
  const creator = await aVerifiedPerson()
  return { creator, quiz: await anActiveQuiz(creator, form) }
}

function handOver(owner: Browser, { id: quizId }: Quiz, memberId: string) {
  return owner.call(handOverQuiz, { params: { quizId }, body: { memberId } })
}

/** Somebody has passed; the certificate ends in a month, and they hear of that nearly as long before. */
async function aCertificate() {
  const creator = await aVerifiedPerson()
  const certificate = { validMonths: 1, reminderDays: 29 }
  const { address } = await aPasser({ certificate }, creator)
  return { creator, address }
}

/** She was invited, and has the mail. */
async function aQuizWithAda(form: Parameters<typeof anActiveQuiz>[1] = {}) {
  const made: { creator: Story['creator']; quiz: Quiz } = await aQuiz(form)
  await invite(made.creator, made.quiz, [ADA])
  await writeMails(test)
  return made
}

/** The first account is proved by itself, and is nobody's who is spoken of here. */
function theAdministrator() {
  return test.signedUp()
}

async function sentToday({ user }: Story['creator']): Promise<number> {
  const { rows } = await test.database.pool.query(
    'select mails from mail_counts where person = $1 and day = $2',
    [keyedHash('mails', user.id, SECRET), test.clock.now().toISOString().slice(0, 10)],
  )
  return rows[0]?.mails ?? 0
}
