import { requestOf } from './connection.ts'
import type { openExam } from './exam.ts'
import { load } from './http-load.ts'

const CONNECTIONS = 4

interface Saves {
  saves: number
  /** Above whatever was sent before. */
  number: () => number
}

/** So many saves, by each who takes the exam in turn; how long one took, in ms. */
export async function timePerSave(
  port: number,
  { quizId, questionIds, nameOf, takers }: Awaited<ReturnType<typeof openExam>>,
  { saves, number }: Saves,
): Promise<number> {
  let asked = 0
  const { latencies, failures, seconds } = await load({
    port,
    connections: CONNECTIONS,
    next: () => {
      if (asked === saves) return undefined
      const taker = takers[asked % takers.length]
      const questionId = nameOf(questionIds[Math.floor(asked / takers.length) % questionIds.length] ?? '')
      asked += 1
      const answer = { type: 'multiple_choice', place: asked % 4 }
      const entries = [{ questionId, number: number(), answer, isFlagged: false, spentMs: 1000 }]
      return {
        request: requestOf({
          method: 'POST',
          path: `/api/participation/quizzes/${quizId}/answers`,
          accessToken: taker?.accessToken ?? '',
          body: { browserId: taker?.browserId, entries },
        }),
        onAnswer: () => {},
      }
    },
  })
  if (failures.length > 0) throw new Error(failures[0])
  return (seconds * 1000) / latencies.length
}
