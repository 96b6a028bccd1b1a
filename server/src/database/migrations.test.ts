import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GONE, installationBefore } from '#test/older-installation.ts'

/** What installations hold that were made by older releases, and what becomes of it when they are updated. */

type Installation = Awaited<ReturnType<typeof installationBefore>>
const AT = new Date('2026-11-01T08:00:00Z')

describe('0006: where pictures stand', () => {
  it('notes those that are named already, wherever that is, and puts names on one line', async () => {
    const installation = await installationBefore('0006_picture_uses')
    const { userId, workspaceId } = await aCreator(installation)
    const picture = () => aPicture(installation, workspaceId)
    const [titled, answered, explained, replaced, frozen, instructed] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(),
      await picture(),
      await picture(),
    ]
    const elsewhere = await picture()
    const questionId = await aQuestion(installation, workspaceId, {
      title: `Which country? ${named(titled.toUpperCase())} and again ${named(titled)}`,
      content: { answers: [{ text: named(answered) }, { text: 'picture:of-nothing' }] },
      explanation: `${named(explained)} ${named(randomUUID())}`,
    })
    await installation.insert('question_revisions', {
      question_id: questionId,
      revision: 1,
      at: AT,
      question: { title: named(replaced) },
    })
    const plainId = await aQuestion(installation, workspaceId, { title: `The id alone: ${elsewhere}` })
    const quizId = await aQuiz(installation, { userId, workspaceId }, { instructions: named(instructed) })
    const place = { quiz_id: quizId, section: 0, points: 1 }
    const copy = { title: `${named(frozen)} ${named(titled)}` }
    await installation.insert('quiz_questions', {
      ...place,
      question_id: questionId,
      position: 0,
      frozen: copy,
    })
    await installation.insert('quiz_questions', { ...place, question_id: plainId, position: 1 })
    const broken = await anOrganization(installation, userId, '\tLycée\r\n Curie\u0007')
    await anOrganization(installation, userId, 'Lycée Vinci')

    const use = (picture_id: string, question_id: string | null, quiz_id: string | null) => [
      `${picture_id} ${question_id} ${quiz_id}`,
      { picture_id, ...(question_id && { question_id }), ...(quiz_id && { quiz_id }) },
    ]
    expect(await installation.apply()).toEqual({
      organizations: { [broken]: { name: 'Lycée  Curie' } },
      picture_uses: Object.fromEntries([
        use(titled, questionId, null),
        use(answered, questionId, null),
        use(explained, questionId, null),
        use(replaced, questionId, null),
        use(frozen, questionId, quizId),
        use(titled, questionId, quizId),
        use(instructed, null, quizId),
      ]),
    })
    await installation.applyRest()
  })
})

describe('0009: who is named in mails and in the audit log', () => {
  it('finds who wrote to participants and whom an entry is about, and forgets the subjects of mails', async () => {
    const installation = await installationBefore('0009_time_zones_and_what_mails_are_kept')
    const { userId, workspaceId } = await aCreator(installation)
    const other = await aCreator(installation, 'grace@example.org')
    const quizId = await aQuiz(installation, { userId, workspaceId })
    const [invited, resent, unrelated] = [
      await aMail(installation),
      await aMail(installation),
      await aMail(installation, { user_id: other.userId }),
    ]
    const participant = { quiz_id: quizId, invited_at: AT }
    await installation.insert('participants', { ...participant, email: 'a@example.org', mail_id: invited })
    await installation.insert('participants', { ...participant, email: 'b@example.org', mail_id: resent })
    await installation.insert('participants', { ...participant, email: 'c@example.org' })
    const entry = (action: string, target: string, details: object) =>
      installation.insert('audit_entries', { at: AT, actor: 'root@example.org', action, target, details })
    const ofUser = await entry('user.disabled', 'grace@example.org', { subject: 'stays' })
    const ofMail = await entry('mail.resent', 'ada@example.org', { subject: 'Ada invites you', mailId: '1' })
    const ofStranger = await entry('mail.resent', 'gone@example.org', { subject: 'Ada invites you' })
    await entry('user.disabled', 'gone@example.org', {})
    await entry('plan.changed', 'Pro', { name: { from: 'Pro', to: 'More' } })

    expect(await installation.apply()).toEqual({
      mails: {
        [invited]: { author_id: userId, forget_afterwards: false },
        [resent]: { author_id: userId, forget_afterwards: false },
        [unrelated]: { forget_afterwards: false },
      },
      audit_entries: {
        [ofUser]: { target_user_id: other.userId },
        [ofMail]: { target_user_id: userId, details: { mailId: '1' } },
        [ofStranger]: { details: {} },
      },
    })
    await installation.applyRest()
  })
})

describe('0010: branches of refresh tokens', () => {
  it('takes each token for used when it was made, and keeps the secret until the server has it elsewhere', async () => {
    const installation = await installationBefore('0010_refresh_token_branches_and_known_browsers')
    const { userId } = await aCreator(installation)
    await installation.insert('installation', { id: 1, signing_secret: 'a secret' })
    const sessionId = await installation.insert('sessions', {
      user_id: userId,
      user_agent: 'a browser',
      address: '192.0.2.1',
      created_at: AT,
      last_seen_at: AT,
      expires_at: new Date('2026-12-01T08:00:00Z'),
    })
    const token = (generation: number, changes: object) =>
      installation.insert('refresh_tokens', {
        session_id: sessionId,
        token_hash: `hash ${generation}`,
        generation,
        ...changes,
      })
    const later = new Date('2026-11-02T09:30:00.123Z')
    const left = await token(1, { created_at: AT, superseded_at: later })
    const current = await token(2, { created_at: later })

    expect(await installation.apply()).toEqual({
      refresh_tokens: {
        [left]: { used_at: '2026-11-01T08:00:00+00:00', generation: GONE },
        [current]: { used_at: '2026-11-02T09:30:00.123+00:00', generation: GONE },
      },
    })
    await installation.applyRest()
  })
})

describe('0011: counts of mails that outlive accounts', () => {
  it('begins to count anew, and touches nobody’s account', async () => {
    const installation = await installationBefore('0011_mail_counts_outlive_accounts')
    const { userId } = await aCreator(installation)
    for (const day of ['2026-11-01', '2026-11-02'])
      await installation.insert('mail_counts', { user_id: userId, day, mails: 30 })

    expect(await installation.apply()).toEqual({
      mail_counts: { [`${userId} 2026-11-01`]: GONE, [`${userId} 2026-11-02`]: GONE },
    })
    await installation.applyRest()
  })
})

describe('0015: shares of the points', () => {
  it('are reckoned by one division, and none is told of no points', async () => {
    const installation = await installationBefore('0015_sheets_by_quiz')
    const quiz_id = await aQuiz(installation, await aCreator(installation))
    const submission = async (email: string, marked: object) => {
      const participant_id = await installation.insert('participants', { quiz_id, email, invited_at: AT })
      const at = { started_at: AT, deadline_at: AT, finished_at: AT }
      return installation.insert('submissions', { quiz_id, participant_id, ...at, ...marked })
    }
    const uneven = await submission('a@example.org', {
      points: 7,
      total_points: 100,
      score_percent: (7 / 100) * 100,
    })
    const empty = await submission('b@example.org', { points: 0, total_points: 0, score_percent: 0 })
    await submission('c@example.org', { points: 3, total_points: 4, score_percent: null })

    expect(await installation.apply()).toEqual({
      submissions: { [uneven]: { score_percent: 7 }, [empty]: { score_percent: null } },
    })
    await installation.applyRest()
  })
})

describe('0016: what open questions are worth', () => {
  it('stays what drafts have shown, now that the quiz says it', async () => {
    const installation = await installationBefore('0016_quarter_points')
    const creator = await aCreator(installation)
    const quiz_id = await aQuiz(installation, creator)
    const place = async (position: number, content: object, frozen: object | null) => {
      const question_id = await aQuestion(installation, creator.workspaceId, { content })
      const placed = { quiz_id, question_id, section: 0, position, points: 1, frozen }
      await installation.insert('quiz_questions', placed)
      return `${quiz_id} ${question_id}`
    }
    const draft = await place(0, { type: 'open', maxScore: 5 }, null)
    await place(1, { type: 'open', maxScore: 5 }, { content: { type: 'open', maxScore: 1 } })
    await place(2, { type: 'true_false', isTrue: true }, null)

    expect(await installation.apply()).toEqual({ quiz_questions: { [draft]: { points: 5 } } })
    await installation.applyRest()
  })
})

async function aCreator({ insert }: Installation, email = 'ada@example.org') {
  const userId = await insert('users', { email, username: 'Ada', created_at: AT })
  const workspaceId = await insert('workspaces', { user_id: userId, created_at: AT })
  return { userId, workspaceId }
}

async function anOrganization({ insert }: Installation, ownerId: string, name: string): Promise<string> {
  const id = await insert('workspaces', { created_at: AT })
  return insert('organizations', { id, name, description: '', owner_id: ownerId, created_at: AT })
}

function aPicture({ insert }: Installation, workspaceId: string): Promise<string> {
  const file = { type: 'image/png', width: 1, height: 1, bytes: Buffer.from('a pixel') }
  return insert('pictures', { ...file, workspace_id: workspaceId, created_at: AT })
}

function named(pictureId: string): string {
  return `![A map](picture:${pictureId})`
}

function aQuestion({ insert }: Installation, workspaceId: string, said: object): Promise<string> {
  return insert('questions', {
    workspace_id: workspaceId,
    type: 'multiple_choice',
    subject: 'Countries',
    language: 'en',
    difficulty: 'easy',
    title: 'Which country?',
    title_html: '<p>Which country?</p>',
    content: { answers: [] },
    explanation: '',
    explanation_html: '',
    origin: 'written',
    fingerprint: randomUUID(),
    revision: 1,
    created_at: AT,
    updated_at: AT,
    ...said,
  })
}

function aQuiz({ insert }: Installation, { userId, workspaceId }: Creator, changes = {}): Promise<string> {
  return insert('quizzes', {
    workspace_id: workspaceId,
    creator_id: userId,
    title: 'Countries',
    language: 'en',
    status: 'draft',
    time_zone: 'Europe/Paris',
    duration_minutes: 30,
    instructions: '',
    instructions_html: '',
    sections: [{ title: '' }],
    options: {},
    question_count: 2,
    revision: 1,
    created_at: AT,
    updated_at: AT,
    counted_for_id: workspaceId,
    counted_in_period: AT,
    ...changes,
  })
}

type Creator = Awaited<ReturnType<typeof aCreator>>

function aMail({ insert }: Installation, changes = {}): Promise<string> {
  return insert('mails', {
    recipient: 'someone@example.org',
    locale: 'en',
    subject: 'Ada invites you',
    text: 'Come.',
    html: '<p>Come.</p>',
    status: 'sent',
    created_at: AT,
    next_attempt_at: AT,
    sent_at: AT,
    ...changes,
  })
}
