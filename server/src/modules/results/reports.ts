import { setImmediate as breathe } from 'node:timers/promises'
import type { Locale } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import type { ItemReport, Report } from '@probant/contract/results/report'
import { type Scaling, scalingOf } from '@probant/contract/scale/scale'
import { passes } from '@probant/contract/scale/scaled-score'
import type { Db, Tx } from '#server/database/client.ts'
import { ONE_MOMENT } from '#server/database/transactions.ts'
import type { AskedQuestion, Authorized, QuizPapers } from '#server/modules/quizzes/index.ts'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { ResultAccess } from './access.ts'
import { resultRepository } from './repository.ts'
import { createGathering, type Gathered } from './statistics/gathering.ts'
import { analyse } from './statistics/items.ts'
import { orNull } from './statistics/moments.ts'
import { overallOf } from './statistics/overall.ts'
import { quintilesOf } from './statistics/quintiles.ts'
import { sheetsOf } from './statistics/repository.ts'
import { sharesBy } from './statistics/shares.ts'

interface Dependencies {
  db: Db
  access: ResultAccess
  papers: QuizPapers
}

/** What came of a quiz, for its creator. Reckoned anew each time: whatever is graded or regraded meanwhile is in it. */
export function createReports({ db, access, papers }: Dependencies) {
  const reckoning = createFairQueue(AT_ONCE)

  return {
    /** `locale` is that of whoever reads it: numbers are spelled so. */
    get: (actor: Actor, quizId: string, locale: Locale): Promise<Report> =>
      inTurn(actor, async () => {
        const read = await db.transaction(async (tx) => {
          const { quiz } = await access.authorizeToReadAnswers(tx, actor, quizId)
          const { attempts } = quiz.options
          const counting = attempts.most > 1 ? attempts.counting : null
          return { ...(await readQuiz(tx, quiz)), ...scalingOf(quiz), counting }
        }, ONE_MOMENT)
        const { counting } = read
        return { ...(await reportOf(read, locale)), passing: passingOf(read), counting }
      }),

    read: readQuiz,
    /** Whatever else is reckoned of whole quizzes takes its turn with the reports. */
    inTurn,
  }

  function inTurn<T>({ userId: person }: Actor, work: () => Promise<T>): Promise<T> {
    return reckoning.run({ person }, work)
  }

  /** Everything that is reckoned with, as it stood at one moment. */
  async function readQuiz(tx: Tx, quiz: Authorized['quiz']) {
    const questions = await papers.questionsOf(tx, quiz)
    const participantCount = await resultRepository(tx).countParticipants(quiz.id)
    const gathering = createGathering(questions)
    let [handedInCount, ungradedCount, ms] = [0, 0, 0]
    for await (const portion of sheetsOf(tx, quiz.id))
      for (const sheet of portion) {
        handedInCount += 1
        ms += sheet.ms
        const { percent, points, marks } = sheet
        if (sheet.isWaiting || marks?.points.includes(null)) ungradedCount += 1
        // What waits for a grade would pull every average down.
        if (percent !== null && points !== null && marks) gathering.add({ percent, points, marks })
      }
    return { questions, participantCount, handedInCount, ungradedCount, ms, gathered: gathering.finish() }
  }
}

export type Reports = ReturnType<typeof createReports>
export type ReadQuiz = Awaited<ReturnType<Reports['read']>>

/** Two fill a core for some seconds where tens of thousands took part. */
const AT_ONCE = 2
async function reportOf(read: ReadQuiz, locale: Locale): Promise<Omit<Report, 'passing' | 'counting'>> {
  const { questions, participantCount, handedInCount, ungradedCount, ms, gathered } = read
  const counted = gathered.columns.flatMap((column, index) => {
    const question = questions[index]
    return question ? { question, column } : []
  })
  const subjects = sharesBy(counted, ({ question }) => question.subject)
  const difficulties = sharesBy(counted, ({ question }) => question.difficulty)
  // Others want to be answered meanwhile: before each part that goes through all submissions.
  await breathe()
  const overall = overallOf(gathered)
  await breathe()
  return {
    participantCount,
    handedInCount,
    gradedCount: gathered.percents.length,
    ungradedCount,
    completionPercent: orNull((100 * handedInCount) / participantCount),
    averageMs: orNull(ms / handedInCount),
    ...overall,
    subjects: subjects.map(({ key, ...share }) => ({ subject: key, ...share })),
    difficulties: difficulties
      .map(({ key, ...share }) => ({ difficulty: key, ...share }))
      .sort((one, other) => DIFFICULTIES.indexOf(one.difficulty) - DIFFICULTIES.indexOf(other.difficulty)),
    questions: await itemsOf(counted, gathered, locale),
  }
}

/** Reckoned from the scores as they are, so that a regrade or a dropped question changes it by itself. */
function passingOf({ gathered: { percents }, ...scaling }: ReadQuiz & Scaling): Report['passing'] {
  const { passPercent } = scaling
  if (passPercent === null) return null
  return { passPercent, passedCount: percents.filter((percent) => passes(percent, scaling)).length }
}

async function itemsOf(
  counted: { question: AskedQuestion; column: Gathered['columns'][number] }[],
  { totals, percents }: Gathered,
  locale: Locale,
): Promise<ItemReport[]> {
  const around = { totals, quintiles: quintilesOf(percents), locale }
  const items: ItemReport[] = []
  for (const [index, { question, column }] of counted.entries()) {
    await breathe()
    const { questionId, title, titleHtml, language, type, subject, difficulty, points, scoring } = question
    const asked = { questionId, title, titleHtml, language, type, subject, difficulty, points, scoring }
    items.push({ ...asked, number: index + 1, ...analyse(question, column, around) })
  }
  return items
}
