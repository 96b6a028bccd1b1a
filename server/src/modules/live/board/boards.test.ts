import type { BoardChange } from '@probant/contract/live/board'
import { expect, it } from 'vitest'
import type { Db } from '#server/database/client.ts'
import { createLog } from '#server/platform/log.ts'
import { expectEventually } from '#test/eventually.ts'
import { invite } from '#test/inviting.ts'
import { reviewingOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'
import { createBoards } from './boards.ts'

const test = testApp()
const { anExam, aTaker } = reviewingOf(test)

it('what a look finds that fails afterwards is not lost: who no longer takes part is gone after the next one', async () => {
  const exam = await anExam()
  const { email } = await aTaker(exam)
  await invite(exam.creator, exam.quiz, ['idle@example.org'])
  const { db } = test.database
  let failures = 0
  /** The first look at which somebody is gone fails at its very end. */
  const transaction = async (look: (tx: unknown) => Promise<BoardChange | undefined>) => {
    const change = await db.transaction(look as never)
    if ((change as BoardChange | undefined)?.gone.length && failures++ === 0)
      throw new Error('The line is cut')
    return change
  }
  const boards = createBoards({
    db: { transaction } as unknown as Db,
    now: test.clock.now,
    log: createLog('silent'),
    papers: test.services.quizzes.papers,
    lookMs: 5,
  })
  const shown = new Map<string, string>()
  const leave = boards.join(exam.quiz.id, { tell: (change) => apply(shown, change), end: () => {} })

  await expectEventually(() => [...shown.values()].includes('idle@example.org'))
  await test.database.pool.query(`delete from participants where email = 'idle@example.org'`)
  await expectEventually(() => failures > 0 && shown.size === 1)
  expect([...shown.values()]).toEqual([email])
  leave()
})

/** As the page does it. */
function apply(shown: Map<string, string>, { isWhole, rows, gone }: BoardChange): void {
  if (isWhole) shown.clear()
  for (const { participantId, email } of rows) shown.set(participantId, email)
  for (const id of gone) shown.delete(id)
}
