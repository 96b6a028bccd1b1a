import { kindOf } from '@probant/kinds'
import { openBench } from './app.ts'
import { openExam } from './exam.ts'

/**
 * The promise: saving an answer costs the same whatever the kind of the question. People save the right answer to a
 * question of each kind over and over, in turns, so that whatever else the machine does concerns all of them.
 */
const MOST_TIMES_DEARER = 1.3
/** More than one: a single one would soon be asked to slow down. */
const TAKERS = 70
const WARM_UP = 50
const ROUNDS = 300

const bench = await openBench()
try {
  const { contents, questionIds, nameOf, quizId, takers } = await openExam(bench, TAKERS, {
    questions: 10,
    isMixed: true,
  })
  const url = `http://127.0.0.1:${await bench.listen()}/api/participation/quizzes/${quizId}/answers`
  const spent = contents.map((): number[] => [])
  for (let round = 1; round <= WARM_UP + ROUNDS; round++)
    for (const [index, content] of contents.entries()) {
      const taker = takers[round % TAKERS]
      const questionId = nameOf(questionIds[index] ?? '')
      const answer = kindOf(content).key?.of(content) ?? { type: content.type, text: 'Because it is so.' }
      const entries = [{ questionId, number: round, answer, isFlagged: false, spentMs: 1000 }]
      const begun = performance.now()
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${taker?.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ browserId: taker?.browserId, entries }),
      })
      if (status !== 200) throw new Error(`${content.type} was refused: ${status}`)
      if (round > WARM_UP) spent[index]?.push(performance.now() - begun)
    }

  const rows = contents.map(({ type }, index) => ({ type, ms: median(spent[index] ?? []) }))
  const usual = median(rows.map(({ ms }) => ms))
  for (const { type, ms } of rows)
    console.log(`${type.padEnd(16)} ${ms.toFixed(2)} ms  ratio ${(ms / usual).toFixed(2)}`)
  const worst = Math.max(...rows.map(({ ms }) => ms / usual))
  console.log(`the dearest against the usual: ratio ${worst.toFixed(2)}, at most ${MOST_TIMES_DEARER}`)
  process.exitCode = worst <= MOST_TIMES_DEARER ? 0 : 1
} finally {
  await bench.close()
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
