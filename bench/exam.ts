import { uploadPicture } from '@probant/contract/pictures'
import { oneOfEachKind, TARGET } from '@probant/contract/questions/testing/kinds/one-of-each'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import type { KeptContent } from '@probant/kinds'
import { namesIn } from '../server/src/modules/submissions/paper-names.ts'
import type { Actor } from '../server/src/platform/http/actor.ts'
import { plainPicture } from '../server/test/plain-picture.ts'
import { aQuestion, written } from '../server/test/questions.ts'
import type { openBench } from './app.ts'

type Bench = Awaited<ReturnType<typeof openBench>>

export interface Taker {
  browserId: string
  submissionId: string
  accessToken: string
}

export const QUESTIONS = 20

interface Size {
  questions?: number
  /** They are of each kind in turn, instead of one kind. */
  isMixed?: boolean
  /** Whether they are at work already; otherwise they have still to start, and there are no submissions. */
  hasBegun?: boolean
}

/** A quiz that many are at work on, each with a token of their own. */
export async function openExam({ database, services, signedUp }: Bench, count: number, size: Size = {}) {
  const { questions: questionCount = QUESTIONS, isMixed = false, hasBegun = true } = size
  const creator = await signedUp()
  const forms = isMixed ? Object.values(oneOfEachKind(await aPicture(creator))) : [aQuestion()]
  const questions = []
  const contents: KeptContent[] = []
  for (let index = 0; index < questionCount; index++) {
    const title = `What is the number ${index} called?`
    const { id, content } = await written(creator, { ...forms[index % forms.length], title })
    questions.push({ questionId: id, points: 1 })
    contents.push(content)
  }
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const { body: quiz } = await creator.send('POST', '/api/quizzes', {
    title: 'An exam',
    language: 'en',
    startsAt: null,
    endsAt: inAWeek,
    timeZone: 'UTC',
    durationMinutes: 600,
    sections: [{ questions }],
    options: DEFAULT_OPTIONS,
  })
  const { id: quizId, revision } = quiz as unknown as { id: string; revision: number }
  const published = await creator.send('POST', `/api/quizzes/${quizId}/publish`, { revision })
  if (published.status !== 200) throw new Error(JSON.stringify(published.body))

  await database.pool.query(
    `insert into users (email, username, locale, email_verified_at, status, is_admin, created_at)
     select 'taker' || n || '@' || $2::uuid || '.example.org', 'Taker ' || n, 'en', now(), 'active', false, now()
     from generate_series(1, $1::int) n`,
    [count, quizId],
  )
  const { rows } = await database.pool.query(
    `insert into participants (quiz_id, email, user_id, invited_at, opened_at)
     select $1::uuid, email, id, now(), now() from users where email like '%@' || $1::uuid || '.example.org'
     returning user_id as "userId", email`,
    [quizId],
  )
  const takers: Taker[] = []
  for (const { userId, email } of rows) takers.push(await aTaker(userId, email))
  const nameOf = namesIn(quizId)
  const questionIds = questions.map(({ questionId }) => questionId)
  return { creator, quizId, questionIds, contents, nameOf, takers }

  async function aTaker(userId: string, email: string): Promise<Taker> {
    const { accessToken } = await database.db.transaction((tx) =>
      services.sessions.open(tx, userId, CALLER, { quizId }),
    )
    const browserId = crypto.randomUUID()
    if (!hasBegun) return { browserId, submissionId: '', accessToken }
    const actor: Actor = {
      userId,
      email,
      sessionId: '',
      signedInAt: new Date(),
      locale: 'en',
      isEmailVerified: true,
      isAdmin: false,
      quizId,
    }
    await services.submissions.start(actor, quizId, { browserId, attempt: 1 })
    const found = await database.pool.query(
      'select submissions.id from submissions join participants on participants.id = participant_id where user_id = $1',
      [userId],
    )
    return { browserId, submissionId: found.rows[0].id, accessToken }
  }
}

async function aPicture(creator: Awaited<ReturnType<Bench['signedUp']>>): Promise<string> {
  const headers = { 'content-type': 'image/png' }
  const { body } = await creator.send('POST', uploadPicture.url, plainPicture(TARGET.width, TARGET.height), {
    headers,
  })
  return body.id
}

const CALLER = { address: '127.0.0.1', userAgent: 'bench', locale: 'en' } as const
