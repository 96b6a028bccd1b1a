import type { NearMiss } from '@probant/contract/grading/regrading'
import { ACCEPTED_MAX } from '@probant/contract/limits'
import { comparable, nearlyAccepted } from '#server/modules/questions/index.ts'
import type { PaperQuestion } from '#server/modules/quizzes/index.ts'

interface FilledIn {
  questionId: string
  text: string
  count: number
}

/** Those that accepting them would make right, each with all who wrote the same in other letters; the most frequent first. */
export function nearMissesIn(asked: readonly PaperQuestion[], texts: readonly FilledIn[]): NearMiss[] {
  const places = new Map(asked.map((question, place) => [question.questionId, { question, place }]))
  const found = new Map<string, NearMiss>()
  for (const { questionId, text, count } of texts) {
    const known = places.get(questionId)
    if (known?.question.content.type !== 'fill_in' || known.question.scoring !== 'normal') continue
    const { content, titleHtml } = known.question
    const accepted = content.accepted.length < ACCEPTED_MAX ? nearlyAccepted(content, text) : undefined
    if (!accepted) continue
    const key = `${questionId} ${comparable(text, content)}`
    const before = found.get(key)
    if (before) before.count += count
    else found.set(key, { questionId, number: known.place + 1, titleHtml, text, accepted, count })
  }
  return [...found.values()].sort((one, other) => other.count - one.count || one.number - other.number)
}
