import { listAuditEntries } from '@probant/contract/admin/audit'
import { assignOrganizationPlan } from '@probant/contract/admin/organizations'
import {
  createEnterprisePlan,
  deleteEnterprisePlan,
  type EnterprisePlanForm,
  listAllPlans,
  type PlanForm,
  updatePlan,
} from '@probant/contract/admin/plans'
import { createGroup } from '@probant/contract/groups'
import { createOrganization } from '@probant/contract/organizations'
import { listPlans, type PlanKind } from '@probant/contract/plans'
import { getWorkspace } from '@probant/contract/workspaces'
import { beforeEach, describe, expect, it } from 'vitest'
import { CATALOGUE } from '#server/modules/plans/catalogue.ts'
import type { Browser } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const test = testApp()
let admin: Browser

beforeEach(async () => {
  admin = await test.signedUp()
})

describe('the administrator’s list of plans', () => {
  it('is the catalogue, then the enterprise plans by their organization’s name', async () => {
    await createdFor(await anOrganization('Zoo'))
    await createdFor(await anOrganization('Academy'))

    const { body } = await admin.call(listAllPlans)

    expect(body.map(({ kind, organization }) => organization?.name ?? kind)).toEqual([
      'free',
      'pro',
      'organization',
      'Academy',
      'Zoo',
    ])
  })

  it('tells how many workspaces have each, and what can be done with it', async () => {
    await test.signedUp()
    await createdFor(await anOrganization('Zoo'))

    const { body } = await admin.call(listAllPlans)

    expect(body.map(({ workspaceCount }) => workspaceCount)).toEqual([2, 0, 0, 1])
    expect(body[0]?.can).toEqual({ setPrice: false, delete: false })
    expect(body[3]?.can).toEqual({ setPrice: true, delete: true })
  })
})

describe('changing a plan', () => {
  it('changes limits and texts, for everyone to see in both languages', async () => {
    const planId = await planIdOf('pro')
    const form = aForm()
    form.texts.en.name = '  Plus '
    form.texts.fr.features = ['Tout']
    form.limits.quizzes = -1

    const { body } = await admin.call(updatePlan, { params: { planId }, body: form })

    expect(body).toMatchObject({ kind: 'pro', limits: { quizzes: -1 }, texts: { en: { name: 'Plus' } } })
    const { body: catalogue } = await test.browser().call(listPlans)
    expect(catalogue.find(({ id }) => id === planId)).toMatchObject({
      texts: { en: { name: 'Plus' }, fr: { features: ['Tout'] } },
      limits: { quizzes: -1 },
    })
  })

  it('leaves the catalogue’s prices to the configuration', async () => {
    const params = { planId: await planIdOf('pro') }

    expect(await admin.call(updatePlan, { params, body: { ...aForm(), priceCents: 1 } })).toFailWith(
      'priceOnlyForEnterprise',
    )
    expect((await admin.call(updatePlan, { params, body: aForm() })).body.priceCents).toBe(1200)
  })

  it('changes the price of an enterprise plan, or leaves it as it is', async () => {
    const params = { planId: (await createdFor(await anOrganization('Zoo'))).id }

    const changed = await admin.call(updatePlan, { params, body: { ...aForm(), priceCents: 12_300 } })
    expect(changed.body.priceCents).toBe(12_300)
    expect((await admin.call(updatePlan, { params, body: aForm() })).body.priceCents).toBe(12_300)
  })

  it('needs a plan', async () => {
    expect(await admin.call(updatePlan, { params: { planId: NOWHERE }, body: aForm() })).toFailWith(
      'planNotFound',
    )
  })

  it('tells each wrong field of the form', async () => {
    const form = { ...aForm(), priceCents: -1 }
    form.texts.fr.name = ' '
    form.texts.en.features = []
    form.texts.fr.features = ['Oui', '']
    form.limits.quizzes = -2
    form.limits.groups = 1.5

    const refused = await admin.call(updatePlan, { params: { planId: await planIdOf('free') }, body: form })

    expect(refused).toFailWith('validationError')
    expect(Object.keys(refused.body.error.fields ?? {}).sort()).toEqual([
      'limits.groups',
      'limits.quizzes',
      'priceCents',
      'texts.en.features',
      'texts.fr.features.1',
      'texts.fr.name',
    ])
  })
})

describe('an enterprise plan', () => {
  it('is in force at once where nothing can be paid', async () => {
    const organizationId = await anOrganization('Zoo')

    const { status, body } = await create({ organizationId, priceCents: 9900 })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      kind: 'enterprise',
      priceCents: 9900,
      organization: { id: organizationId, name: 'Zoo' },
      workspaceCount: 1,
    })
    expect((await admin.call(getWorkspace, {}, inside(organizationId))).body.plan?.id).toBe(body.id)
    expect((await test.browser().call(listPlans)).body).toHaveLength(3)
  })

  it('is in force at once where nothing is paid, and the audit log says so', async () => {
    await createdFor(await anOrganization('Zoo'))

    const { body } = await admin.call(listAuditEntries, { querystring: { action: 'plan.created' } })

    expect(body.items[0]?.details).toMatchObject({ organization: 'Zoo', assigned: true })
  })

  it('needs an organization', async () => {
    const form = { ...aForm(), organizationId: '', priceCents: 5000 }
    const refused = await admin.send('POST', createEnterprisePlan.url, form)

    expect(refused).toFailWith('validationError')
    expect(refused.body.error.fields).toEqual({ organizationId: 'This field is required.' })
  })

  it('is made for an organization that exists and has none', async () => {
    const organizationId = await anOrganization('Zoo')
    await createdFor(organizationId)

    expect(await create({ organizationId: NOWHERE })).toFailWith('organizationNotFound')
    expect(await create({ organizationId })).toFailWith('enterprisePlanExists')
  })

  it('of two made at once for the same organization, one is', async () => {
    const organizationId = await anOrganization('Zoo')

    const answers = await Promise.all([1, 2, 3].map(() => create({ organizationId })))

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('needs a price', async () => {
    const organizationId = await anOrganization('Zoo')
    const refused = await admin.send('POST', createEnterprisePlan.url, { ...aForm(), organizationId })

    expect(refused).toFailWith('validationError')
    expect(refused.body.error.fields).toHaveProperty('priceCents')
  })

  it('is deleted; its organization moves to the default plan, and to its limits', async () => {
    const organizationId = await anOrganization('Zoo')
    const { body: plan } = await create({ organizationId, limits: { ...aForm().limits, groups: 0 } })
    const group = () =>
      admin.call(
        createGroup,
        { body: { name: 'Keepers', members: [{ email: 'ada@example.org' }] } },
        inside(organizationId),
      )
    expect(await group()).toFailWith('groupLimitReached')

    expect((await admin.call(deleteEnterprisePlan, { params: { planId: plan.id } })).status).toBe(204)

    const { body: offered } = await admin.call(listAllPlans)
    const byDefault = offered.filter(({ isDefault }) => isDefault)
    expect(byDefault).toMatchObject([{ kind: 'organization', workspaceCount: 1 }])
    const { body: workspace } = await admin.call(getWorkspace, {}, inside(organizationId))
    expect(workspace).toMatchObject({ plan: { kind: 'organization' }, standing: { status: 'active' } })
    expect((await group()).status).toBe(201)
    const { body: log } = await admin.call(listAuditEntries, { querystring: { action: 'plan.deleted' } })
    expect(log.items[0]?.details).toEqual({
      organization: 'Zoo',
      workspaceCount: 1,
      plan: { before: plan.texts.en.name, after: byDefault[0]?.texts.en.name },
    })
  })

  it('moves nobody where its organization has another plan by then', async () => {
    const organizationId = await anOrganization('Zoo')
    const { id: planId } = await createdFor(organizationId)
    const body = { planId: await planIdOf('organization') }
    await admin.call(assignOrganizationPlan, { params: { organizationId }, body })

    expect((await admin.call(deleteEnterprisePlan, { params: { planId } })).status).toBe(204)

    const { body: log } = await admin.call(listAuditEntries, { querystring: { action: 'plan.deleted' } })
    expect(log.items[0]?.details).toEqual({ organization: 'Zoo', workspaceCount: 0 })
  })

  it('is not deleted where its organization can’t move', async () => {
    const organizationId = await anOrganization('Zoo')
    const { id: planId } = await createdFor(organizationId)
    await test.refuse('update', 'subscriptions')

    expect((await admin.call(deleteEnterprisePlan, { params: { planId } })).status).toBe(500)

    const { body } = await admin.call(listAllPlans)
    expect(body.find(({ id }) => id === planId)).toMatchObject({ workspaceCount: 1 })
  })

  it('is the only kind that can be withdrawn', async () => {
    const remove = (planId: string) => admin.call(deleteEnterprisePlan, { params: { planId } })

    expect(await remove(await planIdOf('free'))).toFailWith('forbidden')
    expect(await remove(NOWHERE)).toFailWith('planNotFound')
  })
})

function inside(organizationId: string) {
  return { headers: { 'x-workspace': organizationId } }
}

function aForm(): PlanForm {
  const { texts, limits } = structuredClone(CATALOGUE[0] ?? { texts: {}, limits: {} }) as PlanForm
  return { texts, limits }
}

function create(form: Partial<EnterprisePlanForm> & { organizationId: string }) {
  return admin.call(createEnterprisePlan, { body: { ...aForm(), priceCents: 5000, ...form } })
}

async function createdFor(organizationId: string) {
  return (await create({ organizationId })).body
}

async function anOrganization(name: string): Promise<string> {
  return (await admin.call(createOrganization, { body: { name, description: '' } })).body.id
}

async function planIdOf(kind: PlanKind): Promise<string> {
  const { body } = await admin.call(listPlans)
  return body.find((plan) => plan.kind === kind)?.id ?? NOWHERE
}
