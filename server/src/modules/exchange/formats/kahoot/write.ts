import type { Loss, Omission } from '@probant/contract/exchange/formats'
import { kindOf } from '@probant/kinds'
import type { Cell } from '#server/platform/spreadsheet/table.ts'
import { workbook } from '#server/platform/spreadsheet/workbook.ts'
import { partFor } from '../../kinds/index.ts'
import type { Bundle, OutgoingQuestion, WritableQuestion, Writer } from '../format.ts'
import { lossesAmongQuestions, lost } from '../lost.ts'

/** The spreadsheet that Kahoot takes: headings in row 8, from column B on. */
export const kahootWriter: Writer = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  dialect: 'plain',
  part: 'kahoot',
  omission,
  losses,
  quizLosses: (quiz) => lossesAmongQuestions(quiz).filter((loss) => loss !== 'title'),
  write: (bundle, questions) =>
    workbook([
      {
        name: 'Quiz',
        above: [[null, bundle.title], [], [], [], [], [], []],
        columns: HEADINGS.map((heading, index) => ({ heading, width: index === 1 ? 60 : 24 })),
        pages: pages(bundle, questions),
        timeZone: 'UTC',
      },
    ]),
}

const HEADINGS = [
  '',
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
]
const TITLE_MAX = 120
const ANSWER_MAX = 75
const ANSWERS_MAX = 4
const SECONDS = [5, 10, 20, 30, 60, 90, 120, 240]
const USUAL_SECONDS = 30

function omission({ draft, plain }: WritableQuestion): Omission | undefined {
  if (oneLine(plain(draft.title)).length > TITLE_MAX) return 'titleTooLong'
  const answers = kindOf(draft).markdownIn(draft.content).lines
  if (answers.length > ANSWERS_MAX) return 'tooManyAnswers'
  return answers.some((text) => oneLine(plain(text)).length > ANSWER_MAX) ? 'answerTooLong' : undefined
}

function losses({ draft, has }: WritableQuestion): Loss[] {
  return lost<Loss>({
    explanation: draft.explanation !== '',
    // It gives points of its own, by how quick one is.
    points: true,
    subject: true,
    difficulty: true,
    language: true,
    ...has,
  })
}

async function* pages(
  { language, quiz }: Bundle,
  questions: AsyncIterable<OutgoingQuestion>,
): AsyncGenerator<Cell[][]> {
  const seconds = secondsOf(quiz)
  let number = 0
  for await (const { draft, html } of questions) {
    number += 1
    const shown = (text: string) => oneLine(html.inline(text))
    const choices = partFor('kahoot', draft).choices(draft, shown, language)
    const texts = [0, 1, 2, 3].map((index) => choices[index]?.text ?? null)
    const right = choices.flatMap(({ isCorrect }, index) => (isCorrect ? [index + 1] : []))
    const key = right.length === 1 ? (right[0] ?? null) : right.join(',')
    yield [[number, oneLine(html.block(draft.title)), ...texts, seconds, key]]
  }
}

/** What the quiz gives for each of its questions, rounded up to what Kahoot knows. */
function secondsOf(quiz: Bundle['quiz']): number {
  const count = quiz?.sections.reduce((sum, { draw, questionCount }) => sum + (draw ?? questionCount), 0)
  if (!quiz || !count || quiz.durationMinutes === 0) return USUAL_SECONDS
  const each = (quiz.durationMinutes * 60) / count
  return SECONDS.find((seconds) => seconds >= each) ?? 240
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
