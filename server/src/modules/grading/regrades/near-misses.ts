import type { NearMiss } from '@probant/contract/grading/regrading'
import type { Locale } from '@probant/contract/locales'
import { kindOf } from '@probant/kinds'
import type { PaperQuestion } from '#server/modules/quizzes/index.ts'

interface FilledIn {
  questionId: string
  text: string
  count: number
}

/** Those that accepting them would make right, each with all who wrote the same in other letters; the most frequent first. */
export function nearMissesIn(
  asked: readonly PaperQuestion[],
  texts: readonly FilledIn[],
  locale: Locale,
): NearMiss[] {
  const places = new Map(asked.map((question, index) => [question.questionId, { question, place: index }]))
  const found = new Map<string, NearMiss>()
  for (const { questionId, text, count } of texts) {
    const known = places.get(questionId)
    if (known?.question.scoring !== 'normal') continue
    const { content, titleHtml } = known.question
    const { accepting } = kindOf(content)
    const accepted = accepting?.nearly(content, text, locale)
    if (!accepting?.with(content, text) || !accepted) continue
    const key = `${questionId} ${accepting.comparable(content, text)}`
    const before = found.get(key)
    if (before) before.count += count
    else found.set(key, { questionId, number: known.place + 1, titleHtml, text, accepted, count })
  }
  return [...found.values()].sort((one, other) => other.count - one.count || one.number - other.number)
}
