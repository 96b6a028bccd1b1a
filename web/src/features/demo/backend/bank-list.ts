import { plainLetters } from '@probant/contract/accents'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { listQuestions, listSubjects } from '@probant/contract/questions/bank'
import type { QuestionSort } from '@probant/contract/questions/filter'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import type { KeptQuestion } from '../workspace.ts'
import type { Call } from './handling.ts'

type Query = Call<typeof listQuestions>['querystring']

/** A page of the bank: what the filters leave, in the asked order. */
export function pageIn(questions: readonly Question[], query: Query): ResponseOf<typeof listQuestions> {
  const { sort = 'newest' } = query
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? PAGE_SIZE)]
  const found = questions.filter((question) => isListed(question, query))
  // Those of one moment stand in the order in which they were made, as they do in an account.
  const listed = (sort === 'newest' ? found.reverse() : found).sort(ORDERS[sort])
  const from = (page - 1) * pageSize
  return { items: listed.slice(from, from + pageSize), total: listed.length, page, pageSize }
}

const PAGE_SIZE = 20

export function subjectsIn(
  questions: readonly KeptQuestion[],
  { search = '', language }: Call<typeof listSubjects>['querystring'],
): ResponseOf<typeof listSubjects> {
  const counts = new Map<string, number>()
  for (const { subject, ...question } of questions) {
    if (language && question.language !== language) continue
    if (holds(subject, search)) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  }
  return [...counts].map(([subject, count]) => ({ subject, count })).sort((a, b) => b.count - a.count)
}

function isListed(question: Question, query: Query): boolean {
  const { search = '', subject, type, language, difficulty, origin, use } = query
  return (
    (holds(question.title, search) || holds(question.subject, search)) &&
    (!subject || plain(question.subject) === plain(subject)) &&
    (!type || question.type === type) &&
    (!language || question.language === language) &&
    (!difficulty || question.difficulty === difficulty) &&
    (!origin || question.origin === origin) &&
    (!use || question.quizCount > 0 === (use === 'used'))
  )
}

const ORDERS: Record<QuestionSort, (one: Question, other: Question) => number> = {
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
  title: (one, other) => one.title.localeCompare(other.title),
  subject: (one, other) => one.subject.localeCompare(other.subject),
  difficulty: (one, other) => DIFFICULTIES.indexOf(one.difficulty) - DIFFICULTIES.indexOf(other.difficulty),
}

function holds(text: string, words: string): boolean {
  return plain(text).includes(plain(words))
}

/** Without accents or capitals, as people search. */
function plain(text: string): string {
  return plainLetters(text).trim()
}
