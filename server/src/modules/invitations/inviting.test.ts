import { getGroup } from '@probant/contract/groups'
import { checkParticipants, inviteParticipants } from '@probant/contract/participants/inviting'
import { deactivateQuiz, endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aGroup, people } from '#test/groups.ts'
import {
  addresses,
  invite,
  remind,
  theParticipant,
  theParticipants,
  withdraw,
  writeMails,
} from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, deactivate } = organizationsOf(test)
const { aDraft, anActiveQuiz, aParticipant, aSubmission, later } = quizzesOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'
/** What the free plan allows. */
const LIMIT = 30

describe('inviting', () => {
  it('takes addresses, groups, or both; each person once', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const group = await aGroup(claire, {
      members: [{ email: 'bob@example.org', name: 'Bob' }, { email: 'cleo@example.org' }],
    })
    const body = {
      people: [{ email: ' Ada@Example.org ', name: 'Ada' }, { email: 'bob@example.org' }],
      groupIds: [group.id, group.id],
    }

    const answer = await claire.call(inviteParticipants, { params: { quizId: quiz.id }, body })

    expect(answer.body).toEqual({
      invited: ['ada@example.org', 'bob@example.org', 'cleo@example.org'],
      alreadyInvited: [],
      duplicates: ['bob@example.org'],
      invalid: [],
      byHand: 0,
    })
    expect(await theParticipants(claire, quiz)).toMatchObject(Array(3).fill({ mailing: 'waiting' }))
    await writeMails(test)
    expect(await theParticipants(claire, quiz)).toMatchObject([
      { email: 'ada@example.org', name: 'Ada', status: 'invited', source: 'invited', mailing: 'kept' },
      { email: 'bob@example.org', name: 'Bob' },
      { email: 'cleo@example.org', name: '' },
    ])
    const { body: known } = await claire.call(getGroup, { params: { groupId: group.id } })
    expect(known.quizzes).toEqual([{ id: quiz.id, title: quiz.title }])
  })

  it('tells beforehand who is invited already, and how many the groups would add; and invites nobody', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org', 'bob@example.org'])
    const named = { params: { quizId: quiz.id }, body: { people: [{ name: 'Zoé' }] } }
    await claire.call(inviteParticipants, named)
    const members = ['bob', 'cleo', 'dan'].map((name) => ({ email: `${name}@example.org` }))
    const group = await aGroup(claire, { members })
    const list = {
      people: [
        { email: ' Ada@Example.org' },
        { name: 'zoé' },
        { email: 'dan@example.org' },
        { email: 'a@b' },
      ],
      groupIds: [group.id],
    }

    const checked = await claire.call(checkParticipants, { params: { quizId: quiz.id }, body: list })

    expect(checked.body).toEqual({ alreadyInvited: ['ada@example.org', 'zoé'], inGroups: 1 })
    expect(await theParticipants(claire, quiz)).toHaveLength(3)
  })

  it('SUBS006: whoever is invited already takes no room', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(LIMIT - 1))

    expect((await invite(claire, quiz, [...addresses(LIMIT - 1), 'last@example.org'])).status).toBe(200)
    expect(await theParticipants(claire, quiz)).toHaveLength(LIMIT)
  })

  it('of a hundred good, bad, doubled and known addresses ends in one exact report', async () => {
    const { owner, id } = await anOrganization()
    const quiz = await anActiveQuiz(owner, {}, id)
    const known = addresses(10, 'known')
    await invite(owner, quiz, known)
    const good = addresses(70, 'good')
    const bad = ['nobody', 'a@b', '@example.org', 'two@example.org, three@example.org', 'x'.repeat(300)]
    const doubled = [
      'good3@example.org',
      ' GOOD5@example.org',
      'good3@example.org',
      'Known1@Example.org',
      'nobody',
    ]
    const typed = [
      ...good.slice(0, 40),
      ...bad,
      ...known,
      ...good.slice(40),
      ...doubled,
      ...known.slice(0, 10),
    ]
    expect(typed).toHaveLength(100)

    const { status, body } = await invite(owner, quiz, typed)

    expect(status).toBe(200)
    expect(body).toEqual({
      invited: good,
      alreadyInvited: known,
      duplicates: ['good3@example.org', 'good5@example.org', ...known],
      invalid: [...bad.slice(0, 4), `${'x'.repeat(254)}…`],
      byHand: 0,
    })
    expect(await theParticipants(owner, quiz)).toHaveLength(80)
    await writeMails(test)
    const mailed = (await test.mailbox.all()).filter(({ link }) => link?.includes('/invitation#'))
    expect(mailed.map(({ recipient }) => recipient).sort()).toEqual([...good, ...known].sort())
    expect(new Set(mailed.map(({ link }) => link)).size).toBe(80)
  })

  it('PART001: takes a hundred typed addresses at most, and more by groups', async () => {
    const { owner, id } = await anOrganization()
    const quiz = await anActiveQuiz(owner, {}, id)
    const group = await aGroup(owner, { members: people(250) }, id)

    const tooMany = await invite(owner, quiz, addresses(101))
    expect(tooMany).toFailWith('tooManyParticipants')
    expect(tooMany.body.error.params).toEqual({ max: 100 })
    expect(await theParticipants(owner, quiz)).toEqual([])

    const { body } = await invite(owner, quiz, addresses(100), [group.id])
    expect(body.invited).toHaveLength(350)
  })

  it('SUBS006: is all or nothing where the plan ends', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const group = await aGroup(claire, { members: people(5) })
    await invite(claire, quiz, addresses(LIMIT - 4))

    const refused = await invite(claire, quiz, [], [group.id])
    expect(refused).toFailWith('participantLimitReached')
    expect(refused.body.error.params).toEqual({ limit: LIMIT, reason: 'participantLimitReached' })
    expect(await theParticipants(claire, quiz)).toHaveLength(LIMIT - 4)
    await writeMails(test)
    expect((await test.mailbox.all()).filter(({ recipient }) => recipient.startsWith('pupil'))).toEqual([])
    const { body: unused } = await claire.call(getGroup, { params: { groupId: group.id } })
    expect(unused.quizzes).toEqual([])

    const last = addresses(LIMIT).slice(-4)
    expect((await invite(claire, quiz, last)).body.invited).toEqual(last)
    // Who is in already takes no room.
    expect((await invite(claire, quiz, last)).body).toMatchObject({ invited: [], alreadyInvited: last })
    expect(await invite(claire, quiz, ['one-more@example.org'])).toFailWith('participantLimitReached')
  })

  it('PART003: is for a quiz that is open or opens, not for a draft or one that is over', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    expect(await invite(claire, draft, addresses(1))).toFailWith('inviteToInactiveQuiz')

    const scheduled = await anActiveQuiz(claire, { startsAt: test.clock.in({ days: 1 }) })
    expect((await invite(claire, scheduled, addresses(1))).status).toBe(200)

    const ended = await anActiveQuiz(claire)
    await claire.call(endQuiz, { params: { quizId: ended.id } })
    expect(await invite(claire, ended, addresses(1))).toFailWith('inviteToInactiveQuiz')

    await later({ days: 2 }, claire)
    expect(await invite(claire, scheduled, ['late@example.org'])).toFailWith('inviteToInactiveQuiz')
  })

  it('PART004: knows the groups of its own workspace only', async () => {
    const { owner, id } = await anOrganization()
    const quiz = await anActiveQuiz(owner, {}, id)
    const [ours, own] = [await aGroup(owner, {}, id), await aGroup(owner)]
    const stranger = await test.signedUp()
    const foreign = await aGroup(stranger, { members: [{ email: 'secret@example.org' }] })

    for (const groupId of [own.id, foreign.id, NOWHERE]) {
      const refused = await invite(owner, quiz, addresses(1), [ours.id, groupId])
      expect(refused).toFailWith('groupNotFound')
    }
    expect(await theParticipants(owner, quiz)).toEqual([])
    expect((await invite(owner, quiz, addresses(1), [ours.id])).status).toBe(200)
  })

  it('carries a personal message, escaped, to those who are invited with it', async () => {
    const claire = await test.signedUp({ username: 'Claire' })
    const quiz = await anActiveQuiz(claire)
    const body = { people: [{ email: 'ada@example.org' }], message: ' Bring <b>headphones</b>. ' }

    await claire.call(inviteParticipants, { params: { quizId: quiz.id }, body })
    await writeMails(test)

    const [mail] = await test.mailbox.to('ada@example.org')
    expect(mail?.text).toContain('Bring <b>headphones</b>.')
    expect(mail?.html).toContain('Bring &#60;b&#62;headphones&#60;/b&#62;.')
  })

  it('by hand writes to nobody, and everybody can be handed a link', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const body = { people: [{ email: 'ada@example.org' }], byHand: true }

    const answer = await claire.call(inviteParticipants, { params: { quizId: quiz.id }, body })
    await writeMails(test)

    expect(answer.body).toMatchObject({ invited: ['ada@example.org'], byHand: 1 })
    expect(await theParticipants(claire, quiz)).toMatchObject([{ mailing: 'none', can: { hand: true } }])
    expect(await test.mailbox.to('ada@example.org')).toEqual([])

    // Neither by the clock; once the creator writes to them, they are written to like others.
    await later({ hours: 47 }, claire)
    await test.services.invitations.reminders.callLast()
    await writeMails(test)
    expect(await test.mailbox.to('ada@example.org')).toEqual([])
    await remind(claire, quiz)
    await writeMails(test)
    expect(await test.mailbox.to('ada@example.org')).toHaveLength(1)
  })

  it('needs somebody to invite, and reports where nobody can be', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)

    expect(await invite(claire, quiz, [])).toFailWith('validationError')
    expect((await invite(claire, quiz, ['nobody'])).body).toEqual({
      invited: [],
      alreadyInvited: [],
      duplicates: [],
      invalid: ['nobody'],
      byHand: 0,
    })
    expect(await theParticipants(claire, quiz)).toEqual([])
  })

  it('takes the creator’s own address like any other', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)

    expect((await invite(claire, quiz, [claire.user.email])).body.invited).toEqual([claire.user.email])
    expect((await claire.call(getQuiz, { params: { quizId: quiz.id } })).body.participantCount).toBe(1)
  })

  it('cuts a name that is too long, and invites everybody', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const names = ['Ada', `${'b'.repeat(48)} and more`, `${'c'.repeat(48)}🙂 and more`]
    const people = names.map((name, index) => ({ email: `guest${index}@example.org`, name }))

    const { status } = await claire.call(inviteParticipants, {
      params: { quizId: quiz.id },
      body: { people },
    })

    expect(status).toBe(200)
    expect((await theParticipants(claire, quiz)).map(({ name }) => name)).toEqual([
      'Ada',
      'b'.repeat(48),
      'c'.repeat(48),
    ])
  })

  it('writes the mails of hundreds a few at a time, each once, and stops when the server does', async () => {
    const { owner, id } = await anOrganization()
    const quiz = await anActiveQuiz(owner, {}, id)
    const group = await aGroup(owner, { members: people(450) }, id)
    await invite(owner, quiz, [], [group.id])
    const count = async () => {
      const mails = await test.mailbox.all()
      return new Set(mails.filter(({ link }) => link?.includes('/invitation#')).map((mail) => mail.link)).size
    }

    await test.services.invitations.dueMails.write(AbortSignal.abort())
    expect(await count()).toBe(0)
    const stopping = new AbortController()
    const written = test.services.invitations.dueMails.write(stopping.signal)
    stopping.abort()
    await written
    expect(await count()).toBe(100)

    await writeMails(test)
    expect(await count()).toBe(450)
    expect((await test.mailbox.all()).filter(({ link }) => link?.includes('/invitation#'))).toHaveLength(450)
  })

  it.each(['participants', 'group_invitations'])('is undone when %s can’t be written', async (table) => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const group = await aGroup(claire)
    const undo = await test.refuse('insert', table)

    expect(await invite(claire, quiz, addresses(2), [group.id])).toFailWith('internalError')
    await undo()

    expect(await theParticipants(claire, quiz)).toEqual([])
    await writeMails(test)
    expect(await test.mailbox.to('guest0@example.org')).toEqual([])
  })

  it('costs as many queries for a hundred as for one', async () => {
    const { owner, id } = await anOrganization()
    const quiz = await anActiveQuiz(owner, {}, id)
    const groups = [
      await aGroup(owner, { members: people(1) }, id),
      await aGroup(owner, { members: people(300) }, id),
    ].map((group) => group.id)

    const forOne = await statements(() => invite(owner, quiz, addresses(1, 'a'), groups.slice(0, 1)))
    const forMany = await statements(() => invite(owner, quiz, addresses(100, 'b'), groups.slice(1)))

    expect(forOne).toBeGreaterThan(5)
    expect(forMany).toBe(forOne)
  })

  it('has to wait after a hundred times', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await test.database.pool.query(
      `insert into attempts (key, failures, last_failure_at, expires_at) values ($1, 99, $2, $3)`,
      [`participants:${claire.user.id}`, test.clock.now(), test.clock.in({ hours: 1 })],
    )

    expect((await invite(claire, quiz, ['one@example.org'])).status).toBe(200)
    expect(await invite(claire, quiz, ['one@example.org'])).toFailWith('tooManyAttempts')
  })
})

it('whoever stands there without a name gets the one that a later list has for them', async () => {
  const claire = await test.signedUp()
  const quiz = await anActiveQuiz(claire)
  await invite(claire, quiz, ['ada@example.org'])
  for (const name of ['Ada Lovelace', 'Somebody else']) {
    const body = { people: [{ email: 'ADA@example.org', name }] }
    await claire.call(inviteParticipants, { params: { quizId: quiz.id }, body })
  }

  expect(await theParticipants(claire, quiz)).toMatchObject([{ name: 'Ada Lovelace' }])
})

describe('withdrawing', () => {
  it('takes somebody off the list, with the mail that waits for them', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, ['ada@example.org', 'bob@example.org'])
    await writeMails(test)
    const { id } = await theParticipant(claire, quiz, 'ada@example.org')

    expect((await withdraw(claire, quiz, id)).status).toBe(204)

    expect(await theParticipants(claire, quiz)).toMatchObject([{ email: 'bob@example.org' }])
    expect(await test.mailbox.to('ada@example.org')).toEqual([])
    expect(await test.mailbox.to('bob@example.org')).toHaveLength(1)
    expect(await withdraw(claire, quiz, id)).toFailWith('participantNotFound')
    expect((await invite(claire, quiz, ['ada@example.org'])).body.invited).toEqual(['ada@example.org'])
  })

  it('QUIZ004: comes too late once they have begun', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await aSubmission(quiz)
    const [begun] = await theParticipants(claire, quiz)

    expect(await withdraw(claire, quiz, begun?.id ?? '')).toFailWith('quizHasSubmissions')
    expect(await theParticipants(claire, quiz)).toHaveLength(1)
  })

  it('is possible in a draft that was published before', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await invite(claire, quiz, addresses(1))
    await claire.call(deactivateQuiz, { params: { quizId: quiz.id } })
    const [only] = await theParticipants(claire, quiz)

    expect((await withdraw(claire, quiz, only?.id ?? '')).status).toBe(204)
  })

  it('knows nobody of another quiz', async () => {
    const claire = await test.signedUp()
    const [quiz, other] = [await anActiveQuiz(claire), await anActiveQuiz(claire)]
    const { id } = await aParticipant(other)

    expect(await withdraw(claire, quiz, id)).toFailWith('participantNotFound')
    expect(await theParticipants(claire, other)).toHaveLength(1)
  })
})

it('ORGA002: an inactive organization invites nobody; its running quizzes go on', async () => {
  const organization = await anOrganization()
  const { owner, id } = organization
  const quiz = await anActiveQuiz(owner, {}, id)
  await invite(owner, quiz, addresses(1))
  const [guest] = await theParticipants(owner, quiz)
  await deactivate(organization)

  expect(await invite(owner, quiz, ['new@example.org'])).toFailWith('organizationInactive')
  expect((await withdraw(owner, quiz, guest?.id ?? '')).status).toBe(204)
})

it('who was shut out invites nobody', async () => {
  const organization = await anOrganization()
  const member = await aMember(organization)
  const quiz = await anActiveQuiz(member, {}, organization.id)
  await test.database.pool.query("update members set status = 'inactive' where id = $1", [member.memberId])

  expect(await invite(member, quiz, addresses(1))).toFailWith('quizNotFound')
})

/** How many statements reach the database meanwhile, also within transactions. */
async function statements(call: () => ReturnType<Browser['send']>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await call()).status).toBe(200)
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
