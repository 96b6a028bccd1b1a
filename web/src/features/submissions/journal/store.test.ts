import 'fake-indexeddb/auto'
import type { JournalEntry } from '@probant/contract/submissions/taking'
import { expect, it } from 'vitest'
import { type KeptSitting, openStore } from './store.ts'

const entry = (questionId: string, number: number): JournalEntry => ({
  questionId,
  number,
  answer: null,
  isFlagged: false,
  spentMs: 0,
})
const aSitting = (quizId: string, submissionId: string, keptAt = Date.now()) =>
  ({ quizId, userId: 'ann', keptAt, sitting: { submissionId } }) as unknown as KeptSitting

it('keeps of each question the last entry, and every incident, apart for each submission', async () => {
  const store = await openStore()
  await store.keepEntry('one', entry('a', 1))
  await store.keepEntry('one', entry('a', 3))
  await store.keepEntry('two', entry('a', 2))
  await store.keepIncident('one', { number: 2, kind: 'tab_switch', elapsedMs: 0, questionId: null })
  const again = await openStore()
  expect(await again.readJournal('one')).toEqual({
    entries: [entry('a', 3)],
    incidents: [{ number: 2, kind: 'tab_switch', elapsedMs: 0, questionId: null }],
  })
  await again.forgetIncidents('one', [2])
  expect((await again.readJournal('one')).incidents).toEqual([])
})

it('forgets a quiz that is over, and what nobody came back to for a month', async () => {
  const store = await openStore()
  const done = aSitting('quiz 1', 'over')
  await store.keepSitting(done)
  await store.keepEntry('over', entry('a', 1))
  await store.keepSitting(aSitting('quiz 2', 'old', Date.now() - 31 * 86_400_000))
  await store.keepEntry('old', entry('a', 1))
  await store.keepSitting(aSitting('quiz 3', 'running'))
  await store.keepEntry('running', entry('a', 1))
  await store.forget(done)

  const again = await openStore()
  expect(await again.readSitting('quiz 1', 'ann')).toBeUndefined()
  expect(await again.readSitting('quiz 2', 'ann')).toBeUndefined()
  expect(await again.readSitting('quiz 3', 'ben')).toBeUndefined()
  expect(await again.readSitting('quiz 3', 'ann')).toBeDefined()
  expect((await again.readJournal('over')).entries).toEqual([])
  expect((await again.readJournal('old')).entries).toEqual([])
  expect((await again.readJournal('running')).entries).toHaveLength(1)
})
