import { AUDIT_ACTIONS, type AuditAction, listAuditEntries } from '@probant/contract/admin/audit'
import { listMails } from '@probant/contract/admin/mails'
import { createEnterprisePlan, type EnterprisePlanForm, listAllPlans } from '@probant/contract/admin/plans'
import { setUserStatus } from '@probant/contract/admin/users'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { createOrganization } from '@probant/contract/organizations'
import type { SiteContentForm } from '@probant/contract/site-content'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#server/modules/plans/catalogue.ts'
import { PASSWORD } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })

const actions = Object.entries(ENDPOINTS).filter(
  ([, { access, method }]) => access === 'admin' && method !== 'GET',
)

describe('what administrators do', () => {
  it('is known here, endpoint by endpoint', () => {
    expect(Object.keys(CALLS).sort()).toEqual(actions.map(([name]) => name).sort())
    expect(new Set(Object.values(CALLS).flatMap((calls) => calls.map(({ action }) => action)))).toEqual(
      new Set(AUDIT_ACTIONS.filter((action) => !BY_OWNERS.includes(action))),
    )
  })

  it.each(actions)('%s: leaves exactly one entry each time', async (name, endpoint) => {
    const world = await aWorld()
    for (const { action, target, params = {}, body } of CALLS[name] ?? []) {
      const before = await entries(world.admin)
      const path = endpoint.url.replace(/:(\w+)/g, (_, key: string) => params[key]?.(world) ?? '')

      const answer = await world.admin.send(endpoint.method, path, body?.(world))

      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      const after = await entries(world.admin)
      expect(after).toHaveLength(before.length + 1)
      expect(after[0]).toMatchObject({ actor: world.admin.user.email, action, target: target(world) })
    }
  })

  it.each(actions)('%s: is not done where it can’t be told', async (name, endpoint) => {
    const world = await aWorld()
    const [call] = CALLS[name] ?? []
    const path = endpoint.url.replace(/:(\w+)/g, (_, key: string) => call?.params?.[key]?.(world) ?? '')
    const before = await snapshot()
    await test.refuse('insert', 'audit_entries')

    expect((await world.admin.send(endpoint.method, path, call?.body?.(world))).status).toBe(500)
    expect(await snapshot()).toEqual(before)
  })

  it('leaves no entry where it is refused', async () => {
    const { admin } = await aWorld()
    const before = await entries(admin)

    await admin.call(setUserStatus, { params: { userId: admin.user.id }, body: { status: 'disabled' } })

    expect(await entries(admin)).toEqual(before)
  })

  it('tells what was before and after', async () => {
    const world = await aWorld()
    const form = planForm()
    form.limits.quizzes = 77
    await world.admin.send('PUT', `/api/admin/plans/${world.freePlanId}`, form)
    test.clock.advance({ seconds: 1 })
    await world.admin.send('PUT', `/api/admin/users/${world.person.user.id}/plan`, {
      planId: world.proPlanId,
    })

    const [assigned, updated] = await entries(world.admin)

    expect(updated?.details).toEqual({ 'limits.quizzes': { before: 5, after: 77 } })
    expect(assigned?.details).toEqual({ plan: { before: 'Free', after: 'Pro' } })
  })

  it('tells in which languages the landing page changed', async () => {
    const { admin } = await aWorld()
    const content = siteContent()
    content.fr.heroTitle = 'Bonjour'

    await admin.send('PUT', '/api/admin/site-content', content)

    expect((await entries(admin))[0]?.details).toEqual({ languages: ['fr'] })
  })
})

describe('the audit log', () => {
  it('comes newest first, page by page', async () => {
    const { admin, person } = await aWorld()
    for (const status of ['disabled', 'active', 'disabled'] as const) {
      test.clock.advance({ seconds: 1 })
      await admin.call(setUserStatus, { params: { userId: person.user.id }, body: { status } })
    }

    const { body } = await admin.call(listAuditEntries, { querystring: { page: 1, pageSize: 2 } })

    expect(body).toMatchObject({ total: 4, page: 1, pageSize: 2 })
    expect(body.items.map(({ action }) => action)).toEqual(['user.disabled', 'user.enabled'])
  })

  it('is searched by who did it and to what, and by the action', async () => {
    const { admin, person } = await aWorld()
    await admin.call(setUserStatus, { params: { userId: person.user.id }, body: { status: 'disabled' } })
    const total = async (querystring: { search?: string; action?: AuditAction }) =>
      (await admin.call(listAuditEntries, { querystring })).body.total

    expect(await total({ search: person.user.email.toUpperCase() })).toBe(1)
    expect(await total({ search: admin.user.email })).toBe(2)
    expect(await total({ search: '%' })).toBe(0)
    expect(await total({ action: 'user.disabled' })).toBe(1)
    expect(await total({ action: 'user.enabled' })).toBe(0)
  })

  it('outlives the account of whoever did it', async () => {
    const { admin, person } = await aWorld()
    await admin.call(setUserStatus, { params: { userId: person.user.id }, body: { status: 'disabled' } })
    await test.database.pool.query(
      `update users set is_admin = true, status = 'active', email_verified_at = now()`,
    )
    await test.database.pool.query('update organizations set owner_id = $1', [person.user.id])
    await test.database.pool.query('delete from users where id = $1', [admin.user.id])
    await person.logIn({ email: person.user.email, password: PASSWORD })

    expect((await entries(person))[0]).toMatchObject({ actor: admin.user.email, action: 'user.disabled' })
  })
})

/** What people do in organizations; `quizzes/handing-over`, `branding`, `api-keys`, `webhooks` and `lti` have their tests. */
const BY_OWNERS: AuditAction[] = [
  'quiz.handed_over',
  'branding.changed',
  'key.created',
  'key.revoked',
  'platform.added',
  'platform.changed',
  'platform.removed',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secret_renewed',
  'webhook.paused',
  'webhook.resumed',
]

type World = Awaited<ReturnType<typeof aWorld>>

interface Call {
  action: AuditAction
  target: (world: World) => string
  params?: Record<string, (world: World) => string>
  body?: (world: World) => object
}

/** One successful call, or several, of each endpoint; an endpoint that is missing here fails the first test. */
const CALLS: Record<string, Call[]> = {
  resendMail: [
    {
      action: 'mail.resent',
      target: ({ person }) => person.user.email,
      params: { mailId: ({ mailId }) => mailId },
    },
  ],
  dismissMail: [
    {
      action: 'mail.dismissed',
      target: ({ person }) => person.user.email,
      params: { mailId: ({ mailId }) => mailId },
    },
  ],
  setUserStatus: (['disabled', 'active'] as const).map((status) => ({
    action: status === 'disabled' ? 'user.disabled' : 'user.enabled',
    target: ({ person }) => person.user.email,
    params: { userId: ({ person }) => person.user.id },
    body: () => ({ status }),
  })),
  setUserAdministration: [true, false].map((isAdmin) => ({
    action: isAdmin ? 'user.admin_appointed' : 'user.admin_removed',
    target: ({ person }) => person.user.email,
    params: { userId: ({ person }) => person.user.id },
    body: () => ({ isAdmin }),
  })),
  sendPasswordLink: [
    {
      action: 'user.password_link_sent',
      target: ({ person }) => person.user.email,
      params: { userId: ({ person }) => person.user.id },
    },
  ],
  deleteUser: [
    {
      action: 'user.deleted',
      target: () => '—',
      params: { userId: ({ person }) => person.user.id },
      body: ({ person }) => ({ email: person.user.email }),
    },
  ],
  assignUserPlan: [
    {
      action: 'user.plan_assigned',
      target: ({ person }) => person.user.email,
      params: { userId: ({ person }) => person.user.id },
      body: ({ proPlanId }) => ({ planId: proPlanId }),
    },
  ],
  setOrganizationDeactivated: [true, false].map((isDeactivated) => ({
    action: isDeactivated ? 'organization.deactivated' : 'organization.activated',
    target: () => 'School',
    params: { organizationId: ({ schoolId }) => schoolId },
    body: () => ({ isDeactivated }),
  })),
  assignOrganizationPlan: [
    {
      action: 'organization.plan_assigned',
      target: () => 'School',
      params: { organizationId: ({ schoolId }) => schoolId },
      body: ({ organizationPlanId }) => ({ planId: organizationPlanId }),
    },
  ],
  updatePlan: [
    {
      action: 'plan.updated',
      target: () => 'Free',
      params: { planId: ({ freePlanId }) => freePlanId },
      body: () => ({ ...planForm(), limits: { ...planForm().limits, quizzes: 77 } }),
    },
  ],
  createEnterprisePlan: [
    {
      action: 'plan.created',
      target: () => 'Free',
      body: ({ clubId }) => ({ ...planForm(), organizationId: clubId, priceCents: 9900 }),
    },
  ],
  deleteEnterprisePlan: [
    {
      action: 'plan.deleted',
      target: () => 'Free',
      params: { planId: ({ enterprisePlanId }) => enterprisePlanId },
    },
  ],
  sendTestMail: [{ action: 'mail.tested', target: ({ admin }) => admin.user.email }],
  tryGenerator: [{ action: 'generator.tried', target: () => 'builtin' }],
  tryGeneratorSettings: [
    { action: 'generator.tried', target: () => 'builtin', body: () => ({ preset: 'builtin' }) },
  ],
  updateGeneratorSettings: [
    {
      action: 'generator.changed',
      target: () => 'ollama/some',
      body: () => ({ preset: 'ollama', address: 'http://127.0.0.1:11434/v1', model: 'some' }),
    },
  ],
  updateSiteContent: [
    {
      action: 'content.updated',
      target: () => '/',
      body: () => ({ ...siteContent(), en: { ...siteContent().en, heroTitle: 'Hello' } }),
    },
  ],
}

/** Something of everything that administrators act on. */
async function aWorld() {
  const admin = await test.signedUp()
  const person = await test.signedUp()
  await test.database.pool.query(`update users set email_verified_at = now() where id = '${person.user.id}'`)
  await test.database.pool.query(`update mails set status = 'failed'`)
  const { body: mails } = await admin.call(listMails, { querystring: { search: person.user.email } })
  const organization = async (name: string) =>
    (await admin.call(createOrganization, { body: { name, description: '' } })).body.id
  const schoolId = await organization('School')
  const clubId = await organization('Chess club')
  const { body: enterprise } = await admin.call(createEnterprisePlan, {
    body: { ...planForm(), organizationId: schoolId, priceCents: 9900 },
  })
  const [free, pro, forOrganizations] = (await admin.call(listAllPlans)).body
  test.clock.advance({ seconds: 1 })
  return {
    admin,
    person,
    schoolId,
    clubId,
    mailId: mails.items[0]?.id ?? '',
    freePlanId: free?.id ?? '',
    proPlanId: pro?.id ?? '',
    organizationPlanId: forOrganizations?.id ?? '',
    enterprisePlanId: enterprise.id,
  }
}

async function entries(browser: World['admin']) {
  // Calls at the same instant would have no order.
  test.clock.advance({ seconds: 1 })
  return (await browser.call(listAuditEntries, { querystring: { pageSize: 100 } })).body.items
}

/** Everything that an action could have changed. */
async function snapshot() {
  const tables = ['users', 'mails', 'organizations', 'subscriptions', 'plans', 'site_content']
  const rows = tables.map((table) => test.database.pool.query(`select * from ${table} order by 1`))
  return (await Promise.all(rows)).map((result) => result.rows)
}

function planForm() {
  const { texts, limits } = structuredClone(CATALOGUE[0] as unknown as EnterprisePlanForm)
  return { texts, limits }
}

function siteContent(): SiteContentForm {
  const local = () => ({
    heroTitle: '',
    heroText: '',
    videoId: '',
    testimonials: [],
    announcement: { isShown: false, text: '', link: '' },
  })
  return { en: local(), fr: local() }
}
