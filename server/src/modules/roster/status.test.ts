import { PARTICIPANT_STATUSES } from '@probant/contract/participants/participant'
import { QUIZ_STATUSES } from '@probant/contract/quizzes/quiz'
import { ENDINGS } from '@probant/contract/submissions/taking'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { participants } from '#server/database/schema/participants.ts'
import { quizzes } from '#server/database/schema/quizzes.ts'
import { submissions } from '#server/database/schema/submissions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'
import { rosterRepository } from './listing/repository.ts'
import { BY_ATTENTION, countsAt, type Progress, participantStatus } from './status.ts'

const test = testApp()
const { anActiveQuiz } = quizzesOf(test)

const NOTHING: Progress = {
  openedAt: null,
  startedAt: null,
  finishedAt: null,
  ending: null,
  opensAt: null,
  closesAt: null,
}
const AT = new Date('2026-06-01T10:00:00Z')
const [BEFORE, AFTER] = [new Date('2026-06-01T09:00:00Z'), new Date('2026-06-01T11:00:00Z')]

describe('how far a participant is', () => {
  it.each([
    ['was only invited', {}, 'active', 'invited'],
    ['came in', { openedAt: AT }, 'active', 'opened'],
    ['began', { openedAt: AT, startedAt: AT }, 'active', 'started'],
    ['began without ever opening the mail', { startedAt: AT }, 'active', 'started'],
    ['handed in', { startedAt: AT, finishedAt: AT, ending: 'handed_in' }, 'active', 'finished'],
    ['ran out of time', { startedAt: AT, finishedAt: AT, ending: 'overdue' }, 'active', 'finished'],
    ['was ended', { startedAt: AT, finishedAt: AT, ending: 'terminated' }, 'active', 'terminated'],
    ['never came while it was open', {}, 'completed', 'absent'],
    ['came in and never began', { openedAt: AT }, 'completed', 'absent'],
    ['had begun when it ended', { startedAt: AT }, 'completed', 'started'],
    ['handed in before it ended', { startedAt: AT, finishedAt: AT }, 'completed', 'finished'],
    ['was invited to what is a draft again', {}, 'draft', 'invited'],
  ] as const)('who %s', (_, progress, quizStatus, status) => {
    expect(participantStatus({ ...NOTHING, ...progress }, { status: quizStatus, endsAt: AFTER }, AT)).toBe(
      status,
    )
  })

  it.each([
    ['while the quiz is open', {}, AFTER, 'invited'],
    ['from the end of the quiz on, though it waits for others', {}, AT, 'absent'],
    ['in a window of their own after it', { opensAt: AT, closesAt: AFTER }, BEFORE, 'invited'],
    ['from the end of a window of their own on', { opensAt: BEFORE, closesAt: AT }, AFTER, 'absent'],
  ] as const)('who did not begin %s', (_, own, endsAt, status) => {
    expect(participantStatus({ ...NOTHING, ...own }, { status: 'active', endsAt }, AT)).toBe(status)
  })

  it('is the same to the database, whatever has happened', async () => {
    const quiz = await anActiveQuiz(await test.signedUp())
    await fc.assert(
      fc.asyncProperty(
        fc.array(someProgress, { maxLength: 40 }),
        quizStatuses,
        someEnd,
        async (all, quizStatus, quizEndsAt) => {
          await fill(quiz.id, all)
          await test.database.db
            .update(quizzes)
            .set({ endsAt: quizEndsAt, status: quizStatus })
            .where(eq(quizzes.id, quiz.id))
          const statusOf = (progress: Progress) =>
            participantStatus(progress, { status: quizStatus, endsAt: quizEndsAt }, AT)
          const roster = rosterRepository(test.database.db)
          const everybody = {
            quizId: quiz.id,
            quizStatus,
            quizEndsAt,
            at: AT,
            search: '',
            page: 1,
            pageSize: 100,
          } as const

          const expected = all.map(statusOf).sort()
          const { counts, total } = await roster.count(everybody)
          const sorted = await roster.page({ ...everybody, sort: 'status' })
          const ranks = sorted.map((row) => BY_ATTENTION.indexOf(statusOf(row)))

          expect(total).toBe(all.length)
          const glance = await roster.glance(quiz.id, AT)
          expect(glance && countsAt(glance.counts, quizStatus)).toEqual(counts)
          expect(PARTICIPANT_STATUSES.flatMap((status) => Array(counts[status]).fill(status)).sort()).toEqual(
            expected,
          )
          expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
          for (const status of PARTICIPANT_STATUSES) {
            const found = await roster.page({ ...everybody, sort: 'invited', status })
            expect(found.map(statusOf)).toEqual(Array(counts[status]).fill(status))
          }
        },
      ),
      { numRuns: 15 },
    )
  })
})

const quizStatuses = fc.constantFrom(...QUIZ_STATUSES)
const someEnd = fc.constantFrom(BEFORE, AT, AFTER)
const someInstant = fc.option(fc.constant(AT))
const someProgress: fc.Arbitrary<Progress> = fc
  .record({
    hasBegun: fc.boolean(),
    own: fc.constantFrom({}, { opensAt: BEFORE, closesAt: AT }, { opensAt: AT, closesAt: AFTER }),
    openedAt: someInstant,
    finishedAt: someInstant,
    ending: fc.option(fc.constantFrom(...ENDINGS)),
  })
  .map(({ hasBegun, own, openedAt, finishedAt, ending }) => ({
    ...NOTHING,
    ...own,
    openedAt,
    ...(hasBegun && { startedAt: AT, finishedAt, ending }),
  }))

async function fill(quizId: string, all: Progress[]): Promise<void> {
  const { db } = test.database
  await db.delete(participants)
  for (const [index, { openedAt, opensAt, closesAt, startedAt, finishedAt, ending }] of all.entries()) {
    const row = { quizId, email: `pupil${index}@example.org`, invitedAt: AT, openedAt, opensAt, closesAt }
    const [participant] = await db.insert(participants).values(row).returning({ id: participants.id })
    if (participant && startedAt)
      await db.insert(submissions).values({
        quizId,
        participantId: participant.id,
        startedAt,
        deadlineAt: startedAt,
        finishedAt,
        ending,
      })
  }
}
