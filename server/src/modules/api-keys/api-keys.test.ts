import { listAuditEntries } from '@probant/contract/admin/audit'
import { setUserStatus } from '@probant/contract/admin/users'
import { API_KEYS_MAX, createApiKey, listApiKeys, revokeApiKey } from '@probant/contract/api-keys/keys'
import { undoEmailChange, verifyEmail } from '@probant/contract/auth'
import { removeMember, setMemberStatus } from '@probant/contract/members'
import { deleteOrganization, leaveOrganization } from '@probant/contract/organizations'
import { createQuestion, getQuestion, listQuestions } from '@probant/contract/questions/bank'
import { changeEmail, deleteAccount } from '@probant/contract/users'
import { getWorkspace, PERSONAL } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import { programsOf } from '#test/api-keys.ts'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { aQuestion, inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { aProgram } = programsOf(test)
const FORM = { name: 'Timetable', scopes: ['read' as const], currentPassword: PASSWORD }

describe('making a key', () => {
  it('tells it once, and stores a hash', async () => {
    const person = await aVerifiedPerson()
    const { status, body } = await person.call(createApiKey, { body: FORM })
    expect(status).toBe(201)
    expect(body.token).toMatch(/^pk_[\w-]{43}$/)
    expect(body.key).toMatchObject({ name: 'Timetable', scopes: ['read'], lastUsedAt: null })
    expect(body.key.hint).toBe(body.token.slice(-4))

    const { body: keys } = await person.call(listApiKeys)
    expect(keys).toEqual([body.key])
    const { rows } = await test.database.pool.query('select * from api_keys')
    expect(JSON.stringify(rows)).not.toContain(body.token.slice(3))
    const [mail] = await test.mailbox.to(person.user.email)
    expect(mail?.subject).toBe('A new API key was created')
    expect(JSON.stringify(mail)).not.toContain(body.token.slice(3))
  })

  it('ends it after 90 days, unless something else is said', async () => {
    const person = await aVerifiedPerson()
    const endOf = async (days?: 30 | null) =>
      (await person.call(createApiKey, { body: { ...FORM, days } })).body.key.endsAt
    const now = test.clock.now().getTime()
    expect(Date.parse((await endOf()) ?? '')).toBe(now + 90 * DAY_MS)
    expect(Date.parse((await endOf(30)) ?? '')).toBe(now + 30 * DAY_MS)
    expect(await endOf(null)).toBeNull()
  })

  it('asks for the password, and for a confirmed address', async () => {
    const person = await aVerifiedPerson()
    const { call } = person
    expect(await call(createApiKey, { body: { ...FORM, currentPassword: '' } })).toFailWith(
      'currentPasswordRequired',
    )
    expect(await call(createApiKey, { body: { ...FORM, currentPassword: 'wrong' } })).toFailWith(
      'currentPasswordIncorrect',
    )
    const unproved = await test.signedUp()
    expect(await unproved.call(createApiKey, { body: FORM })).toFailWith('emailNotVerified')
  })

  it('asks whoever has no password to log in afresh', async () => {
    const person = await aVerifiedPerson()
    await test.database.pool.query('update users set password_hash = null where id = $1', [person.user.id])
    test.clock.advance({ minutes: 11 })
    const body = { ...FORM, currentPassword: '' }
    expect(await person.call(createApiKey, { body })).toFailWith('freshSignInRequired')
  })

  it('needs a name and a scope', async () => {
    const person = await aVerifiedPerson()
    const answer = await person.call(createApiKey, { body: { ...FORM, name: '', scopes: [] } })
    expect(answer).toFailWith('validationError')
    expect(Object.keys(answer.body.error.fields ?? {}).sort()).toEqual(['name', 'scopes'])
  })

  it('stops at so many of one person in one workspace, also at once', async () => {
    const person = await aVerifiedPerson()
    const answers = await Promise.all(
      Array.from({ length: API_KEYS_MAX + 1 }, () => person.call(createApiKey, { body: FORM })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(API_KEYS_MAX)
    expect(answers.find(({ status }) => status !== 201)).toFailWith('apiKeyLimitReached')
    const { id, owner } = await anOrganization()
    expect((await owner.call(createApiKey, { body: FORM }, inWorkspace(id))).status).toBe(201)
  })
})

describe('a key', () => {
  it('acts as its owner, in its workspace alone', async () => {
    const { owner, id } = await anOrganization()
    const mine = await owner.call(createQuestion, { body: aQuestion() })
    const theirs = await owner.call(createQuestion, { body: aQuestion() }, inWorkspace(id))
    const program = await aProgram(owner, { workspace: id })

    expect((await program.call(getWorkspace)).body.ref).toBe(id)
    expect((await program.call(listQuestions, { querystring: {} })).body.items).toHaveLength(1)
    const questionOf = ({ body }: typeof mine) => ({ params: { questionId: body.id } })
    expect((await program.call(getQuestion, questionOf(theirs))).status).toBe(200)
    expect(await program.call(getQuestion, questionOf(mine))).toFailWith('questionNotFound')
    for (const elsewhere of [PERSONAL, (await anOrganization()).id])
      expect(await program.call(getWorkspace, {}, inWorkspace(elsewhere))).toFailWith('apiKeyElsewhere')
    expect((await program.call(getWorkspace, {}, inWorkspace(id))).status).toBe(200)
  })

  it('is noted as used, to the minute', async () => {
    const person = await aVerifiedPerson()
    const program = await aProgram(person)
    const lastUsed = async () => (await person.call(listApiKeys)).body[0]?.lastUsedAt
    const first = test.clock.now().toISOString()
    await program.call(getWorkspace)
    test.clock.advance({ seconds: 59 })
    await program.call(getWorkspace)
    expect(await lastUsed()).toBe(first)
    test.clock.advance({ seconds: 1 })
    await program.call(getWorkspace)
    expect(await lastUsed()).toBe(test.clock.now().toISOString())
  })

  it('is good for 120 calls a minute, and says how many are left', async () => {
    const program = await aProgram(await aVerifiedPerson())
    const { headers } = await program.call(getWorkspace)
    expect(headers).toMatchObject({
      'ratelimit-limit': '120',
      'ratelimit-remaining': '119',
      'ratelimit-reset': '60',
      'ratelimit-policy': '120;w=60',
    })
    test.clock.advance({ seconds: 20 })
    const answers = await Promise.all(Array.from({ length: 120 }, () => program.call(getWorkspace)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(1)
    expect(refused[0]).toFailWith('tooManyCalls')
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '40', 'ratelimit-remaining': '0' })
    test.clock.advance({ seconds: 40 })
    expect((await program.call(getWorkspace)).status).toBe(200)
  })

  it('never counts as an administrator, nor opens what belongs to a session', async () => {
    const admin = await aVerifiedPerson()
    expect(admin.user.isAdmin).toBe(true)
    const program = await aProgram(admin)
    expect(await program.call(listAuditEntries, { querystring: {} })).toFailWith('notForPrograms')
    expect(await program.call(listApiKeys)).toFailWith('notForPrograms')
    expect(await program.call(createApiKey, { body: FORM })).toFailWith('notForPrograms')
  })
})

describe('what opens nothing', () => {
  const WAYS: [string, 'invalidToken' | 'apiKeyEnded' | 'accountDisabled', Spoil][] = [
    [
      'one that was never made',
      'invalidToken',
      async ({ program }) => spoil(program, `pk_${'x'.repeat(43)}`),
    ],
    [
      'one that was cut short',
      'invalidToken',
      async ({ program }) => spoil(program, program.accessToken.slice(0, -1)),
    ],
    ['its hash', 'invalidToken', async ({ program }) => spoil(program, `pk_${await hashOf(program.keyId)}`)],
    [
      'one that was revoked',
      'invalidToken',
      async ({ person, program }) => {
        const { status } = await person.call(revokeApiKey, { params: { apiKeyId: program.keyId } })
        expect(status).toBe(204)
      },
    ],
    ['one that has ended', 'apiKeyEnded', async () => test.clock.advance({ days: 90 })],
    [
      'one of a disabled account',
      'invalidToken',
      async ({ admin, person }) => {
        const params = { userId: person.user.id }
        await admin.call(setUserStatus, { params, body: { status: 'disabled' } })
        await admin.call(setUserStatus, { params, body: { status: 'active' } })
      },
    ],
    [
      'one of an account disabled behind its back',
      'accountDisabled',
      async ({ person }) => {
        await test.database.pool.query(`update users set status = 'disabled' where id = $1`, [person.user.id])
      },
    ],
    [
      'one of an account that its owner has taken back, whoever made it',
      'invalidToken',
      async ({ person }) => {
        const { email } = person.user
        await person.call(changeEmail, { body: { email: 'thief@example.org', currentPassword: PASSWORD } })
        await person.call(verifyEmail, { body: { token: await test.mailbox.tokenFor('thief@example.org') } })
        await test.browser().call(undoEmailChange, { body: { token: await test.mailbox.tokenFor(email) } })
      },
    ],
    [
      'one of a deleted account',
      'invalidToken',
      async ({ person }) => {
        const body = { email: person.user.email, currentPassword: PASSWORD }
        expect((await person.call(deleteAccount, { body })).status).toBe(204)
      },
    ],
  ]

  it.each(WAYS)('%s: %s', async (_, refusal, ruin) => {
    const admin = await aVerifiedPerson()
    const person = await aVerifiedPerson()
    const program = await aProgram(person)
    expect((await program.call(getWorkspace)).status).toBe(200)
    await ruin({ admin, person, program })
    expect(await program.call(getWorkspace)).toFailWith(refusal)
  })

  it('a key whose member has left, was removed, or whose organization is gone', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const params = { organizationId: id }
    const leaving = await aMember(organization)
    const removed = await aMember(organization)
    const staying = await aMember(organization)
    const programs = await Promise.all(
      [leaving, removed, staying].map((one) => aProgram(one, { workspace: id })),
    )
    await leaving.call(leaveOrganization, { params })
    await owner.call(removeMember, { params: { ...params, memberId: removed.memberId } })
    const answers = () => Promise.all(programs.map((program) => program.call(getWorkspace)))
    const [left, out, still] = await answers()
    expect(left).toFailWith('invalidToken')
    expect(out).toFailWith('invalidToken')
    expect(still?.status).toBe(200)
    await owner.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } })
    expect((await answers())[2]).toFailWith('invalidToken')
  })

  it('a key of a member who is inactive, for as long as they are', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const program = await aProgram(member, { workspace: organization.id })
    const set = (status: 'active' | 'inactive') =>
      organization.owner.call(setMemberStatus, {
        params: { organizationId: organization.id, memberId: member.memberId },
        body: { status },
      })
    await set('inactive')
    expect(await program.call(getWorkspace)).toFailWith('organizationNotFound')
    await set('active')
    expect((await program.call(getWorkspace)).status).toBe(200)
  })
})

describe('the keys of an organization', () => {
  it('are seen and revoked by its owner, by others their own', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const moderator = await aMember(organization, 'moderator')
    const member = await aMember(organization)
    const { keyId } = await aProgram(member, { workspace: id })
    test.clock.advance({ seconds: 1 })
    await aProgram(moderator, { workspace: id })

    const listOf = async (one: Browser) => (await one.call(listApiKeys, {}, inWorkspace(id))).body
    expect(await listOf(member)).toMatchObject([{ id: keyId, owner: { isYou: true } }])
    expect(await listOf(moderator)).toMatchObject([{ owner: { isYou: true } }])
    expect(await listOf(owner)).toMatchObject([
      { owner: { name: member.user.username, isYou: false } },
      { owner: { name: moderator.user.username, isYou: false } },
    ])
    const revoke = { params: { apiKeyId: keyId } }
    expect(await moderator.call(revokeApiKey, revoke)).toFailWith('apiKeyNotFound')
    expect((await owner.call(revokeApiKey, revoke)).status).toBe(204)
    expect(await owner.call(revokeApiKey, revoke)).toFailWith('apiKeyNotFound')
  })

  it('stand in the audit log, by name', async () => {
    const admin = await aVerifiedPerson()
    const organization = await anOrganization()
    const member = await aMember(organization)
    const { keyId } = await aProgram(member, { workspace: organization.id, scopes: ['results'] })
    test.clock.advance({ seconds: 1 })
    await organization.owner.call(revokeApiKey, { params: { apiKeyId: keyId } })
    await aProgram(member)

    const { body } = await admin.call(listAuditEntries, { querystring: {} })
    const details = { apiKey: 'Timetable', scopes: ['results'], organization: 'Lycée Curie' }
    expect(body.items.filter(({ action }) => action.startsWith('key.'))).toMatchObject([
      { action: 'key.revoked', actor: organization.owner.user.email, target: member.user.email, details },
      { action: 'key.created', actor: member.user.email, target: member.user.email, details },
    ])
  })
})

type Person = Awaited<ReturnType<typeof aVerifiedPerson>>
type Program = Awaited<ReturnType<typeof aProgram>>
type Spoil = (world: { admin: Person; person: Person; program: Program }) => unknown

const DAY_MS = 24 * 60 * 60 * 1000

function spoil(program: Program, token: string): void {
  program.accessToken = token
}

async function hashOf(keyId: string): Promise<string> {
  const { rows } = await test.database.pool.query('select token_hash from api_keys where id = $1', [keyId])
  return rows[0].token_hash
}
