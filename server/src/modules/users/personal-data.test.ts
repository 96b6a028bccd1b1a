import { type AccountExport, exportAccount } from '@probant/contract/account-export'
import { setUserStatus } from '@probant/contract/admin/users'
import { createApiKey } from '@probant/contract/api-keys/keys'
import { inviteMembers } from '@probant/contract/invitations'
import { createOrganization } from '@probant/contract/organizations'
import { inviteParticipants, setAccommodation } from '@probant/contract/participants/inviting'
import { openShareLink } from '@probant/contract/participants/share-link'
import { updateQuestion } from '@probant/contract/questions/bank'
import { endQuiz } from '@probant/contract/quizzes/life'
import { changeEmail, deleteAccount } from '@probant/contract/users'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { PERSONAL_DATA } from '#server/database/personal-data/index.ts'
import * as schema from '#server/database/schema/index.ts'
import { PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { aGroup } from '#test/groups.ts'
import { writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { aQuestion, written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { askForCode, askForLink, aShared, enter, invite, submit } = enteringOf(test)
const PERSON = { email: 'zebulon@quagga.example', username: 'Zebulon Quagga' }

describe('the list of what is kept of people', () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable))

  it('knows every table, and no other', () => {
    expect(Object.keys(PERSONAL_DATA).sort()).toEqual(tables.map(getTableName).sort())
  })

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'says of every column of %s what it is',
    (name, table) => {
      const { plain = [], exported, notExported, kept } = PERSONAL_DATA[name] ?? { plain: [] }
      const listed = [exported, notExported, kept].flatMap((columns) => Object.keys(columns ?? {}))
      const known = getTableConfig(table).columns.map((column) => column.name)

      expect([...listed, ...plain].sort()).toEqual(known.sort())
    },
  )

  it('says why, where rows outlive the account', () => {
    const kept = Object.values(PERSONAL_DATA).filter(({ whenGone }) => whenGone === 'kept')
    for (const { because } of kept) expect(because).toBeTruthy()
  })
})

describe('whoever was everywhere', () => {
  it('finds all of it in the export', async () => {
    const { person } = await someoneEverywhere()

    const { body } = await person.call(exportAccount)

    const paths = Object.values(PERSONAL_DATA).flatMap(({ exported }) => Object.values(exported ?? {}))
    expect(paths.filter((path) => valuesAt(body, path).length === 0)).toEqual([])
  })

  it('stands nowhere in the database after they have left, but where the list says why', async () => {
    const { person } = await someoneEverywhere()
    expect(await columnsNaming(PERSON)).not.toEqual([])

    const body = { email: PERSON.email, currentPassword: PASSWORD }
    expect((await person.call(deleteAccount, { body })).status).toBe(204)

    expect(await columnsNaming(PERSON)).toEqual(['audit_entries.actor'])
  })
})

/** Somebody who made one of everything, and is known to others in every way there is. */
async function someoneEverywhere() {
  const organization = await anOrganization()
  const person = await aVerifiedPerson(PERSON)
  const { pool } = test.database

  await asCreator()
  await amongOthers()
  await asAdministrator()
  return { person }

  /** What they make, by themselves and in an organization. */
  async function asCreator() {
    const question = await written(person)
    await person.call(updateQuestion, {
      params: { questionId: question.id },
      body: { revision: question.revision, question: aQuestion({ title: 'What is the capital of Spain?' }) },
    })
    await aGroup(person, { members: [{ email: 'pupil@example.org', name: 'Pupil' }] })
    const quiz = await anActiveQuiz(person, { instructions: 'Take your time.' })
    const params = { quizId: quiz.id }
    await person.call(inviteParticipants, {
      params,
      body: { people: [{ email: 'pupil@example.org', name: 'Pupil' }] },
    })
    await person.call(openShareLink, {
      params,
      body: { domains: ['school.org'], emails: ['guest@example.org'] },
    })
    await writeMails(test)
    await submit(quiz, { score: 80 })
    await pool.query(`update participants set reminded_at = now()`)
    await person.call(endQuiz, { params })
    await person.call(changeEmail, { body: { email: 'next@quagga.example', currentPassword: PASSWORD } })
    await pool.query(
      `insert into identities (user_id, provider, subject, email, created_at) values ($1, 'google', '1', $2, now())`,
      [person.user.id, PERSON.email],
    )
    await pool.query(
      `insert into pictures (workspace_id, uploader_id, type, width, height, bytes, created_at)
       select id, $1, 'image/png', 1, 1, 'x', now() from workspaces where user_id = $1`,
      [person.user.id],
    )
    await pool.query(
      `insert into generations (workspace_id, user_id, request, generator, status, asked, delivered, rejected, started_at, alive_at, watched_at, ended_at)
       select id, $1, '{"subject":"Maps"}', 'builtin', 'completed', 1, 1, '{}', now(), now(), now(), now() from workspaces where user_id = $1`,
      [person.user.id],
    )
    await pool.query(
      `insert into authenticators (user_id, sealed_secret, created_at, confirmed_at) values ($1, 'sealed', now(), now())`,
      [person.user.id],
    )
    await pool.query(`update questions set source = 'gift', source_sentence = 'As it is said.'`)
    await pool.query(`update users set time_zone = 'Europe/Paris', interest = 'Maps'`)
  }

  /** What others keep of them. */
  async function amongOthers() {
    const { owner, id } = organization
    await owner.call(inviteMembers, { params: { organizationId: id }, body: { emails: [PERSON.email] } })
    const creator = await aVerifiedPerson()
    await aGroup(creator, { members: [{ email: PERSON.email, name: PERSON.username }] })
    const begun = await anActiveQuiz(creator, { startsAt: null })
    const token = await invite(creator, begun, { email: PERSON.email, name: PERSON.username })
    await enter(person, token)
    const [participant] = await participantsOf(begun.id)
    await creator.call(setAccommodation, {
      params: { quizId: begun.id, participantId: participant.id },
      body: { extraTime: { unit: 'minutes', value: 10 }, exemptions: [] },
    })
    await pool.query(
      `update participants set opens_at = now(), closes_at = now() + interval '1 hour', choose_from = now(),
       choose_until = now() + interval '1 day', chosen_at = now() where quiz_id = $1`,
      [begun.id],
    )
    await submit(begun, { score: 70 })
    await pool.query(
      `insert into answers (submission_id, question_id, number, answer, is_flagged, spent_ms, saved_at)
       select submissions.id, question_id, 1, '{"type":"multiple_choice","place":1}', true, 1000, now()
       from submissions join quiz_questions using (quiz_id) where quiz_id = $1`,
      [begun.id],
    )
    await pool.query(
      `insert into incidents (submission_id, number, kind, noted_at, gap_ms) select id, 2, 'tab_switch', now(), 31000 from submissions where quiz_id = $1`,
      [begun.id],
    )
    await pool.query(
      `insert into certificates (quiz_id, participant_id, number, holder, can_write_name, title, issuer, issued_at, expires_at, withdrawn_at, withdrawn_by, reason)
       values ($1, $2, 'C4F79HJKMNPQ', $3, false, 'Maps', $3, now(), now(), now(), 'creator', 'By mistake.')`,
      [begun.id, participant.id, PERSON.username],
    )
    await pool.query(`update answers set points = 1, feedback = 'Well said.'`)
    await pool.query(
      `insert into messages (quiz_id, text, sent_at) select quiz_id, 'Ten more minutes.', started_at from submissions where quiz_id = $1`,
      [begun.id],
    )
    await pool.query(
      `update quizzes set released_at = now(), options = options || '{"scoreShown":"at_once"}'`,
    )
    const sent = await anActiveQuiz(creator)
    await invite(creator, sent, { email: PERSON.email, name: PERSON.username })
    await askForLink(test.browser(), sent.id, PERSON.email)
    const shared = await aShared({}, ['quagga.example'], { creator })
    await askForCode(test.browser(), shared.token, PERSON.email)
    const listed = { domains: ['school.org'], emails: [PERSON.email, 'guest@example.org'] }
    await creator.call(openShareLink, { params: { quizId: sent.id }, body: listed })
    // A wrong password leaves an address behind among the attempts.
    await test.browser().logIn({ email: PERSON.email, password: 'Wrong-horse-1' })
    // Mails to others were sent, and have lost their links.
    await pool.query(
      `update mails set status = 'sent', link = null, sent_at = now() where recipient <> 'pupil@example.org'`,
    )
  }

  /** What they did to others, and others to them. */
  async function asAdministrator() {
    const { owner } = organization
    await owner.call(setUserStatus, { params: { userId: person.user.id }, body: { status: 'disabled' } })
    await owner.call(setUserStatus, { params: { userId: person.user.id }, body: { status: 'active' } })
    await person.logIn({ email: PERSON.email, password: PASSWORD })
    await pool.query(
      `insert into audit_entries (at, actor_id, actor, action, target, details) values (now(), $1, $2, 'plan.updated', 'Free', '{"limits.quizzes":{}}')`,
      [person.user.id, PERSON.email],
    )
    await pool.query(
      `update subscriptions set customer_id = 'cus_1', provider_subscription_id = 'sub_1', trial_ends_at = now(), past_due_since = now(),
       period_starts_at = now(), period_ends_at = now(), cancels_at = now(), price_cents = 1200, currency = 'EUR'
       where workspace_id in (select id from workspaces where user_id = $1)`,
      [person.user.id],
    )
    await person.call(createApiKey, {
      body: { name: 'Timetable', scopes: ['read'], currentPassword: PASSWORD },
    })
    await pool.query('update api_keys set last_used_at = now()')
    const { body: own } = await person.call(createOrganization, { body: { name: 'Quagga Ltd' } })
    await person.call(inviteMembers, {
      params: { organizationId: own.id },
      body: { emails: ['new@example.org'] },
    })
    await pool.query('update organizations set owner_id = $1 where id = $2', [owner.user.id, own.id])
    await pool.query(`delete from members where organization_id = $1 and role = 'owner'`, [own.id])
    await pool.query(
      `insert into members (organization_id, user_id, role, status, question_limit, group_limit, group_size_limit, joined_at)
       values ($1, $2, 'member', 'active', -1, -1, -1, now())`,
      [own.id, person.user.id],
    )
    await pool.query(
      `insert into usage_counters (workspace_id, kind, period_starts_at, user_id, used) values ($1, 'quizzes', now(), $2, 1)`,
      [own.id, person.user.id],
    )
  }

  async function participantsOf(quizId: string) {
    return (await pool.query('select id from participants where quiz_id = $1', [quizId])).rows
  }
}

/** Every column of every table in which the address or the name stands, in whatever form. */
async function columnsNaming({ email, username }: typeof PERSON): Promise<string[]> {
  const { rows } = await test.database.pool.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const found: string[] = []
  for (const { table_name: table, column_name: column } of rows) {
    const naming = `select 1 from "${table}" where "${column}"::text ilike any($1) limit 1`
    const patterns = [`%${email}%`, `%${username}%`]
    if ((await test.database.pool.query(naming, [patterns])).rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

/** What stands at a path of the export, in any item of the lists on the way, and is something. */
function valuesAt(exported: AccountExport, path: string): unknown[] {
  const found = path
    .split('.')
    .reduce<unknown[]>(
      (values, key) => values.flatMap((value) => itemsOf((value as never)?.[key])),
      [exported],
    )
  return found.filter((value) => value !== null && value !== undefined)
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
