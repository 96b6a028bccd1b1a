import { chooseTime } from '@probant/contract/participants/choosing'
import { getLobby, readInvitationLink } from '@probant/contract/participants/entering'
import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { afterInviting } from '#test/after-inviting.ts'
import { theParticipant, writeMails } from '#test/inviting.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { renew, type TestPage, takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { somebody } = takingOf(test)
const { sweep } = reviewingOf(test)

// From tomorrow at nine, for three days; the quiz takes 30 minutes and is open for two days.
const at = (hours: number, minutes = 0) => test.clock.in({ hours, minutes })

describe('whoever may choose when they begin', () => {
  it('does not begin before they have; then at that time, with all of their time though a little late', async () => {
    const { page } = await somebodyWhoChooses()
    test.clock.advance({ hours: 25 })
    await renew(page.browser)
    expect((await lobbyOf(page)).body).toMatchObject({ phase: 'upcoming', choice: { chosenAt: null } })
    expect(await page.start()).toFailWith('timeNotChosen')

    expect((await choose(page, at(2))).body).toMatchObject({
      phase: 'upcoming',
      startsAt: at(2),
      endsAt: at(2, 45),
      isOwnWindow: true,
    })
    expect(await page.start()).toFailWith('ownWindowNotYet')
    test.clock.advance({ hours: 2, minutes: 15 })
    await renew(page.browser)
    expect((await page.start()).body.deadlineAt).toBe(at(0, 30))
  })

  it('learns at the door of their link what they may choose from, and then what they have chosen', async () => {
    const { page, email, range } = await somebodyWhoChooses()
    const body = { token: await test.mailbox.tokenFor(email) }
    const door = async () => (await test.browser().call(readInvitationLink, { body })).body
    expect(await door()).toMatchObject({
      startsAt: range.opensAt,
      endsAt: range.closesAt,
      choice: { from: range.opensAt, until: range.closesAt, chosenAt: null },
    })

    await choose(page, at(48))
    expect(await door()).toMatchObject({
      startsAt: at(48),
      endsAt: at(48, 45),
      choice: { chosenAt: test.clock.now().toISOString() },
    })
  })

  it('chooses a quarter of an hour that is offered, and none that is past', async () => {
    const { page } = await somebodyWhoChooses()
    for (const wrong of [at(23, 45), at(24, 5), at(96, 15)]) {
      const refused = await choose(page, wrong)
      expect(refused).toFailWith('validationError')
      expect(refused.body).toMatchObject({
        error: { fields: { startsAt: 'Choose one of the times offered.' } },
      })
    }
    expect((await choose(page, at(96))).status).toBe(200)
    test.clock.advance({ hours: 30 })
    await renew(page.browser)
    expect(await choose(page, at(-1))).toFailWith('validationError')
  })

  it('chooses another one until that time comes, and none afterwards', async () => {
    const { page, creator, quiz, email } = await somebodyWhoChooses()
    await choose(page, at(24))
    expect((await choose(page, at(48))).status).toBe(200)
    expect((await theParticipant(creator, quiz, email)).window).toEqual({
      opensAt: at(48),
      closesAt: at(48, 45),
    })

    test.clock.advance({ hours: 48 })
    await renew(page.browser)
    expect(await choose(page, at(5))).toFailWith('noTimeToChoose')
    test.clock.advance({ minutes: 45 })
    await renew(page.browser)
    expect(await page.start()).toFailWith('ownWindowOver')
  })

  it('is waited for after the end of the quiz, and has extra time on top', async () => {
    const { page, creator, quiz, email } = await somebodyWhoChooses()
    const { id } = await theParticipant(creator, quiz, email)
    await choose(page, at(96))
    await afterInviting(creator, quiz).grant([id], 10)
    test.clock.advance({ hours: 96 })
    await sweep()
    await renew(page.browser)
    expect((await page.start()).body.deadlineAt).toBe(at(0, 40))
  })

  it('has a mail that confirms it, with the time; several choices in a row are confirmed once', async () => {
    const { page, email, quiz } = await somebodyWhoChooses()
    const before = (await test.mailbox.to(email)).length
    await choose(page, at(24))
    await choose(page, '2026-11-18T13:30:00.000Z')
    await writeMails(test)

    const [confirmed, ...more] = (await test.mailbox.to(email)).slice(before)
    expect(more).toEqual([])
    expect(confirmed?.subject).toBe(`Your time is set: “${quiz.title}”`)
    expect(confirmed?.text).toContain('Wednesday 18\u00a0November 2026, 14:30 to 15:15 (Paris time)')
  })

  it('is seen by the creator, with what they have chosen; a new offer asks them anew', async () => {
    const { page, creator, quiz, email, range } = await somebodyWhoChooses()
    const { id, choice } = await theParticipant(creator, quiz, email)
    expect(choice).toEqual({ from: range.opensAt, until: range.closesAt, chosenAt: null })
    await choose(page, at(24))
    const chosenAt = test.clock.now().toISOString()
    expect(await theParticipant(creator, quiz, email)).toMatchObject({
      window: { opensAt: at(24) },
      choice: { chosenAt },
    })
    await afterInviting(creator, quiz).offer([id], range)
    expect((await theParticipant(creator, quiz, email)).choice?.chosenAt).toBeNull()
    const subjects = (await test.mailbox.to(email)).map(({ subject }) => subject)
    expect(subjects).toContain(`Choose your time for “${quiz.title}”`)
  })
})

it('there is nothing to choose where a time was set, or the quiz has ended', async () => {
  const { page } = await somebody()
  expect(await choose(page, at(1))).toFailWith('noTimeToChoose')
  const other = await somebodyWhoChooses()
  await other.creator.call(endQuiz, { params: { quizId: other.quiz.id } })
  expect(await choose(other.page, at(24))).toFailWith('quizEnded')
})

it('a quiz without a time limit is nothing to choose a time for', async () => {
  const { creator, quiz, email } = await somebody({ durationMinutes: 0 })
  const { id } = await theParticipant(creator, quiz, email)
  const refused = await afterInviting(creator, quiz).offer([id], { opensAt: at(24), closesAt: at(48) })
  expect(refused).toFailWith('validationError')
})

async function somebodyWhoChooses() {
  const person = await somebody()
  const { id } = await theParticipant(person.creator, person.quiz, person.email)
  const range = { opensAt: at(24), closesAt: at(96) }
  await afterInviting(person.creator, person.quiz).offer([id], range)
  await writeMails(test)
  return { ...person, range }
}

function choose({ browser, quizId }: TestPage, startsAt: string) {
  return browser.call(chooseTime, { params: { quizId }, body: { startsAt } })
}

function lobbyOf({ browser, quizId }: TestPage) {
  return browser.call(getLobby, { params: { quizId } })
}
