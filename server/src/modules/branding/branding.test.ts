import { listAuditEntries } from '@probant/contract/admin/audit'
import { deleteBranding, getBranding, getLogo, saveBranding } from '@probant/contract/branding/branding'
import { contrast } from '@probant/contract/branding/contrast'
import { removeMember, setMemberStatus } from '@probant/contract/members'
import { deleteOrganization } from '@probant/contract/organizations'
import { describe, expect, it } from 'vitest'
import { A_BRAND, aBranding, aLogo, aSignature, sendLogo } from '#test/branding.ts'
import type { Browser } from '#test/browser.ts'
import { PNG } from '#test/one-of-everything.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, deactivate } = organizationsOf(test)

describe('the name under which an organization appears', () => {
  it('is the product’s at first, and its own once the owner has said so', async () => {
    const { owner, id } = await anOrganization()
    expect(await stateOf(owner, id)).toMatchObject({ branding: null, isInPlan: true, canChange: true })
    expect(await shown(id)).toBeNull()

    const { branding } = await aBranding({ owner, id })

    expect(branding).toMatchObject({ ...A_BRAND, logo: { width: 1, height: 1 }, replyToId: null })
    const brand = await shown(id)
    expect(brand).toMatchObject({ name: A_BRAND.name, line: A_BRAND.line, shades: { light: A_BRAND.color } })
    expect(contrast(brand?.shades?.dark ?? '', '#1a1f29')).toBeGreaterThanOrEqual(4.5)
  })

  it('is changed by the owner, and by nobody else', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    await aBranding(organization)
    for (const role of ['member', 'moderator'] as const) {
      const member = await aMember(organization, role)
      expect(await save(member, id)).toFailWith('roleRequired')
      expect(await sendLogo(member, id, PNG)).toFailWith('roleRequired')
      expect(await member.call(deleteBranding, {}, inWorkspace(id))).toFailWith('roleRequired')
      expect(await stateOf(member, id)).toMatchObject({ branding: A_BRAND, canChange: false, repliers: [] })
    }
    const stranger = await test.signedUp()
    expect(await save(stranger, id)).toFailWith('organizationNotFound')
    expect(await sendLogo(stranger, id, PNG)).toFailWith('organizationNotFound')
    expect(await stranger.call(getBranding, {}, inWorkspace(id))).toFailWith('organizationNotFound')
    expect((await save(owner, id)).status).toBe(200)
  })

  it('is for organizations and for their plans alone', async () => {
    const person = await test.signedUp()
    expect(await save(person)).toFailWith('brandingNotInPlan')
    expect(await sendLogo(person, undefined, PNG)).toFailWith('brandingNotInPlan')
    const { owner, id } = await anOrganization()
    await moveTo('pro', id)
    expect(await save(owner, id)).toFailWith('brandingNotInPlan')
    expect(await stateOf(owner, id)).toMatchObject({ isInPlan: false, canChange: false })
  })

  it('is kept and not shown without the plan, and comes back with it', async () => {
    const { owner, id } = await anOrganization()
    await aBranding({ owner, id })
    await moveTo('pro', id)
    expect(await shown(id)).toBeNull()
    expect(await logoOf(id)).toBeNull()
    expect(await stateOf(owner, id)).toMatchObject({ branding: A_BRAND, isInPlan: false })
    await moveTo('organization', id)
    expect((await shown(id))?.name).toBe(A_BRAND.name)
  })

  it('is not shown for an organization that is shut down', async () => {
    const { owner, id } = await anOrganization()
    await aBranding({ owner, id })
    await deactivate({ id })
    expect(await shown(id)).toBeNull()
    expect(await save(owner, id)).toFailWith('organizationInactive')
  })

  it('is taken away by the owner whatever the plan, with the logo', async () => {
    const { owner, id } = await anOrganization()
    const { branding } = await aBranding({ owner, id })
    await moveTo('pro', id)
    expect((await owner.call(deleteBranding, {}, inWorkspace(id))).status).toBe(204)
    expect((await stateOf(owner, id)).branding).toBeNull()
    expect((await test.app.inject(branding?.logo?.url ?? '')).statusCode).toBe(404)
  })

  it('goes with the organization', async () => {
    const { owner, id } = await anOrganization()
    await aBranding({ owner, id })
    await owner.call(deleteOrganization, { params: { organizationId: id }, body: { name: 'Lycée Curie' } })
    const { rows } = await test.database.pool.query('select from brandings, logos')
    expect(rows).toEqual([])
  })

  it('is on one line, and its sender is no address', async () => {
    const { owner, id } = await anOrganization()
    const lines = await save(owner, id, {
      name: 'Curie\r\nBcc: all@example.org',
      senderName: 'Curie\r\nBcc: all',
    })
    expect(lines.body.branding).toMatchObject({
      name: 'Curie Bcc: all@example.org',
      senderName: 'Curie Bcc: all',
    })
    for (const senderName of ['rector@example.org', 'Rector <rector']) {
      expect(fieldsOf(await save(owner, id, { senderName }))).toEqual(['senderName'])
    }
  })

  it('is never drawn in a color that can’t be read', async () => {
    const { owner, id } = await anOrganization()
    for (const color of ['#ffe27a', '#fff', 'red', '']) {
      expect(fieldsOf(await save(owner, id, { color }))).toEqual(['color'])
    }
    expect((await stateOf(owner, id)).branding).toBeNull()
  })

  it('is noted where administrators look things up', async () => {
    const admin = await test.signedUp()
    const { owner, id } = await anOrganization()
    await aBranding({ owner, id })
    test.clock.advance({ seconds: 1 })
    await owner.call(deleteBranding, {}, inWorkspace(id))
    const { body } = await admin.call(listAuditEntries, { querystring: { action: 'branding.changed' } })
    expect(body.items).toMatchObject([
      { actor: owner.user.email, target: 'Lycée Curie', details: {} },
      { details: { name: A_BRAND.name, senderName: A_BRAND.senderName } },
    ])
  })
})

describe('the logo', () => {
  it('is a picture for everybody, and nothing but a picture', async () => {
    const { owner, id } = await anOrganization()
    const { branding } = await aBranding({ owner, id })
    const answer = await test.app.inject(branding?.logo?.url ?? '')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.rawPayload).toEqual(PNG)
    expect(await logoOf(id)).toMatchObject({ type: 'image/png', width: 1, height: 1, bytes: PNG })
  })

  it('is one at a time: another takes its place once it is saved', async () => {
    const { owner, id } = await anOrganization()
    const { branding } = await aBranding({ owner, id })
    const before = branding?.logo?.url ?? ''
    const discarded = await aLogo(owner, id)
    const chosen = await aLogo(owner, id)
    expect(await statusOf(before)).toBe(200)
    expect(await statusOf(discarded.url)).toBe(404)

    await save(owner, id, { logoId: chosen.id })

    expect(await statusOf(before)).toBe(404)
    expect(await statusOf(chosen.url)).toBe(200)
  })

  it('stays for as long as mails with it wait, though another took its place', async () => {
    const { owner, id } = await anOrganization()
    const { branding } = await aBranding({ owner, id })
    const before = branding?.logo?.url ?? ''
    await test.database.pool.query(
      `insert into mails (id, recipient, locale, subject, text, html, status, created_at, next_attempt_at, logo_id)
       values (gen_random_uuid(), 'ann@example.org', 'en', 'Hello', 'Hello', '', 'waiting', now(), now(), $1)`,
      [branding?.logo?.id],
    )
    const chosen = await aLogo(owner, id)
    await save(owner, id, { logoId: chosen.id })
    test.clock.advance({ days: 2 })
    await test.services.branding.logos.deleteUnused()
    expect(await statusOf(before)).toBe(200)

    await test.database.pool.query(`update mails set status = 'sent' where logo_id = $1`, [
      branding?.logo?.id,
    ])
    await test.services.branding.logos.deleteUnused()

    expect(await statusOf(before)).toBe(404)
    expect(await statusOf(chosen.url)).toBe(200)
  })

  it('goes after a day where the branding is not saved with it', async () => {
    const { owner, id } = await anOrganization()
    const logo = await aLogo(owner, id)
    await test.services.branding.logos.deleteUnused()
    expect(await statusOf(logo.url)).toBe(200)

    test.clock.advance({ days: 2 })
    await test.services.branding.logos.deleteUnused()
    expect(await statusOf(logo.url)).toBe(404)
  })

  it('is of this organization', async () => {
    const { owner, id } = await anOrganization()
    const other = await anOrganization()
    const logo = await aLogo(other.owner, other.id)
    expect(fieldsOf(await save(owner, id, { logoId: logo.id }))).toEqual(['logoId'])
    expect(await statusOf(getLogo.url.replace(':logoId', id))).toBe(404)
  })

  it('is a PNG or a JPEG of a decent size', async () => {
    const { owner, id } = await anOrganization()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const cutOff = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 1, 1])
    for (const file of [svg, cutOff, Buffer.alloc(0), Buffer.alloc(600 * 1024)]) {
      expect(await sendLogo(owner, id, file)).toFailWith('logoUnfit')
    }
    expect((await sendLogo(owner, id, svg, 'image/svg+xml')).status).toBe(415)
  })
})

describe('the picture of a signature', () => {
  it('is of somebody who is named, and beside the logo: neither takes the place of the other', async () => {
    const { owner, id } = await anOrganization()
    const [logo, signature] = [await aLogo(owner, id), await aSignature(owner, id)]
    expect(fieldsOf(await save(owner, id, { signatureId: signature.id }))).toEqual(['signerName'])
    expect(fieldsOf(await save(owner, id, { signatureId: logo.id, signerName: 'Maud' }))).toEqual([
      'signatureId',
    ])
    expect(fieldsOf(await save(owner, id, { logoId: signature.id }))).toEqual(['logoId'])

    const changes = { logoId: logo.id, signatureId: signature.id, signerName: 'Maud Lenoir' }
    const { branding } = (await save(owner, id, changes)).body
    expect(branding).toMatchObject({ logo, signature, signerName: 'Maud Lenoir', signerRole: '' })
    expect([await statusOf(logo.url), await statusOf(signature.url)]).toEqual([200, 200])

    await save(owner, id, { logoId: logo.id })
    expect([await statusOf(logo.url), await statusOf(signature.url)]).toEqual([200, 404])
    expect(await test.services.branding.signerOf(test.database.db, id)).toBeNull()
  })

  it('is not shown without the plan', async () => {
    const { owner, id } = await anOrganization()
    const { id: signatureId } = await aSignature(owner, id)
    await save(owner, id, { signatureId, signerName: 'Maud' })
    const signer = () => test.services.branding.signerOf(test.database.db, id)
    expect(await signer()).toMatchObject({ name: 'Maud', picture: { bytes: PNG } })
    await moveTo('pro', id)
    expect(await signer()).toBeNull()
  })
})

describe('the address that answers go to', () => {
  it('is the proved one of an active member', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const member = await aMember(organization)
    const stranger = await test.signedUp()
    const { repliers } = await stateOf(owner, id)
    expect(repliers.map(({ userId }) => userId).sort()).toEqual([owner.user.id, member.user.id].sort())
    for (const replyToId of [stranger.user.id, id]) {
      expect(fieldsOf(await save(owner, id, { replyToId }))).toEqual(['replyToId'])
    }
    await test.database.pool.query('update users set email_verified_at = null where id = $1', [
      member.user.id,
    ])
    expect(fieldsOf(await save(owner, id, { replyToId: member.user.id }))).toEqual(['replyToId'])
    expect((await save(owner, id, { replyToId: owner.user.id })).body.branding?.replyToId).toBe(owner.user.id)
  })

  it('falls away while its member is shut out, and when they leave', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const member = await aMember(organization)
    await save(owner, id, { replyToId: member.user.id })
    const params = { organizationId: id, memberId: member.memberId }
    const replyTo = async () => (await shown(id))?.replyToId

    await owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
    expect(await replyTo()).toBeNull()
    await owner.call(setMemberStatus, { params, body: { status: 'active' } })
    expect(await replyTo()).toBe(member.user.id)
    await owner.call(removeMember, { params })
    expect(await replyTo()).toBeNull()
    expect((await stateOf(owner, id)).branding?.replyToId).toBeNull()
  })
})

function save(browser: Browser, organizationId?: string, changes: object = {}) {
  return browser.call(saveBranding, { body: { ...A_BRAND, ...changes } }, inWorkspace(organizationId))
}

async function stateOf(browser: Browser, organizationId: string) {
  return (await browser.call(getBranding, {}, inWorkspace(organizationId))).body
}

function shown(organizationId: string) {
  return test.services.branding.of(test.database.db, organizationId)
}

function logoOf(organizationId: string) {
  return test.services.branding.logoOf(test.database.db, organizationId)
}

async function statusOf(url: string): Promise<number> {
  return (await test.app.inject(url)).statusCode
}

function fieldsOf({ body }: { body: unknown }): string[] {
  return Object.keys((body as { error?: { fields?: object } }).error?.fields ?? {})
}

async function moveTo(kind: 'pro' | 'organization', organizationId: string): Promise<void> {
  await test.database.pool.query(
    'update subscriptions set plan_id = (select id from plans where kind = $2) where workspace_id = $1',
    [organizationId, kind],
  )
}
