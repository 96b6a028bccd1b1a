import { listAuditEntries } from '@probant/contract/admin/audit'
import {
  addLearningPlatform,
  changeLearningPlatform,
  getLearningPlatforms,
  LEARNING_PLATFORMS_MAX,
  removeLearningPlatform,
} from '@probant/contract/lti/platforms'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { LTI_ENV, ltiOf } from '#test/lti.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: LTI_ENV })
const lti = ltiOf(test)
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)

describe('registering a platform by hand', () => {
  it('tells what is entered there, and keeps what is entered here', async () => {
    const person = await aVerifiedPerson()
    const { body: before } = await person.call(getLearningPlatforms)
    expect(before.platforms).toEqual([])
    const [, workspaceId] =
      /^http:\/\/probant\.test\/lti\/login\/([\w-]{36})$/.exec(before.tool.loginUrl) ?? []
    expect(before.tool).toMatchObject({
      launchUrl: 'http://probant.test/lti/launch',
      keysUrl: `http://probant.test/lti/keys/${workspaceId}`,
    })

    const { form } = lti.platform
    const { status, body } = await person.call(addLearningPlatform, { body: form })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...form,
      id: body.id,
      registeredBy: person.user.username,
      createdAt: test.clock.now().toISOString(),
      lastLaunchAt: null,
      unknownDeploymentId: null,
    })
    expect((await person.call(getLearningPlatforms)).body).toEqual({ tool: before.tool, platforms: [body] })
  })

  it('shows a public key of this workspace’s own from then on, and no private one', async () => {
    const [person, other] = [await aVerifiedPerson(), await aVerifiedPerson()]
    const { body } = await person.call(getLearningPlatforms)
    const keysPath = new URL(body.tool.keysUrl).pathname
    const keysAt = async (path: string) => (await test.browser().send('GET', path)).body.keys
    expect(await keysAt(keysPath)).toEqual([])

    await lti.connect(person)
    const keys = await keysAt(keysPath)
    expect(keys).toEqual([
      { kty: 'RSA', alg: 'RS256', use: 'sig', e: 'AQAB', n: expect.any(String), kid: expect.any(String) },
    ])
    const theirs = await keysAt(new URL((await lti.connect(other)).keysUrl).pathname)
    expect(theirs[0].n).not.toBe(keys[0].n)
    await person.call(addLearningPlatform, { body: { ...lti.platform.form, clientId: 'another' } })
    expect(await keysAt(keysPath)).toEqual(keys)
  })

  it('understands an issuer with a slash at its end, and a deployment that is named twice', async () => {
    const person = await aVerifiedPerson()
    const { form } = lti.platform
    const body = { ...form, issuer: `${form.issuer}/`, deploymentIds: ['1', ' 1 ', '2'] }
    const added = await person.call(addLearningPlatform, { body })
    expect(added.body).toMatchObject({ issuer: form.issuer, deploymentIds: ['1', '2'] })
  })

  it('refuses what is no address', async () => {
    const person = await aVerifiedPerson()
    for (const keysUrl of ['moodle', 'ftp://moodle.test', 'https://me:secret@moodle.test/', ''])
      expect(await person.call(addLearningPlatform, { body: { ...lti.platform.form, keysUrl } })).toFailWith(
        'validationError',
      )
  })

  it('refuses the same platform and client twice in a workspace, but not in two', async () => {
    const [person, other] = [await aVerifiedPerson(), await aVerifiedPerson()]
    const body = lti.platform.form
    const twice = await Promise.all([1, 2].map(() => person.call(addLearningPlatform, { body })))
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await other.call(addLearningPlatform, { body })).status).toBe(201)

    const second = await person.call(addLearningPlatform, { body: { ...body, clientId: 'two' } })
    const params = { learningPlatformId: second.body.id }
    expect(await person.call(changeLearningPlatform, { params, body })).toFailWith('learningPlatformThere')
  })

  it('stops at so many', async () => {
    const person = await aVerifiedPerson()
    for (let number = 0; number < LEARNING_PLATFORMS_MAX; number++)
      await person.call(addLearningPlatform, { body: { ...lti.platform.form, clientId: `tool-${number}` } })
    expect(await person.call(addLearningPlatform, { body: lti.platform.form })).toFailWith(
      'learningPlatformLimitReached',
    )
  })
})

describe('in an organization', () => {
  it('owner and moderators do it, members don’t even see it', async () => {
    const organization = await anOrganization()
    const header = inWorkspace(organization.id)
    const moderator = await aMember(organization, 'moderator')
    const member = await aMember(organization)
    const { form } = lti.platform
    const { body } = await moderator.call(addLearningPlatform, { body: form }, header)
    const params = { learningPlatformId: body.id }

    for (const refused of [
      await member.call(getLearningPlatforms, undefined, header),
      await member.call(addLearningPlatform, { body: form }, header),
      await member.call(changeLearningPlatform, { params, body: form }),
      await member.call(removeLearningPlatform, { params }),
    ])
      expect(refused).toFailWith('roleRequired')
    expect((await organization.owner.call(removeLearningPlatform, { params })).status).toBe(204)
  })

  it('notes in the audit log who did what', async () => {
    const admin = await test.signedUp()
    const organization = await anOrganization()
    const header = inWorkspace(organization.id)
    const { form } = lti.platform
    const { body } = await organization.owner.call(addLearningPlatform, { body: form }, header)
    const params = { learningPlatformId: body.id }
    test.clock.advance({ seconds: 1 })
    await organization.owner.call(changeLearningPlatform, { params, body: { ...form, name: 'Our Moodle' } })
    test.clock.advance({ seconds: 1 })
    await organization.owner.call(removeLearningPlatform, { params })

    const { body: log } = await admin.call(listAuditEntries, { querystring: {} })
    expect(log.items.map(({ action, target, actor }) => ({ action, target, actor }))).toEqual([
      { action: 'platform.removed', target: 'Our Moodle', actor: organization.owner.user.email },
      { action: 'platform.changed', target: 'Our Moodle', actor: organization.owner.user.email },
      { action: 'platform.added', target: 'School Moodle', actor: organization.owner.user.email },
    ])
    expect(log.items[0]?.details).toMatchObject({ issuer: form.issuer })
  })

  it('a platform outlives the account of whoever registered it', async () => {
    const organization = await anOrganization()
    const moderator = await aMember(organization, 'moderator')
    await moderator.call(addLearningPlatform, { body: lti.platform.form }, inWorkspace(organization.id))
    await moderator.call(deleteAccount, { body: { email: moderator.user.email, currentPassword: PASSWORD } })
    const { body } = await organization.owner.call(
      getLearningPlatforms,
      undefined,
      inWorkspace(organization.id),
    )
    expect(body.platforms).toMatchObject([{ name: 'School Moodle', registeredBy: null }])
  })
})

describe('an installation that keeps its own network to itself', () => {
  const closed = testApp()
  const { aVerifiedPerson: aPerson } = organizationsOf(closed)

  it('calls no address there', async () => {
    const person = await aPerson()
    for (const field of ['keysUrl', 'tokenUrl'])
      for (const address of ['https://127.0.0.1/keys', 'https://10.0.0.7/keys', 'http://moodle.test/keys']) {
        const body = {
          ...lti.platform.form,
          keysUrl: 'https://a.test',
          tokenUrl: 'https://a.test',
          [field]: address,
        }
        const refused = await person.call(addLearningPlatform, { body })
        expect(refused).toFailWith('validationError')
        expect(Object.keys(refused.body.error.fields ?? {})).toEqual([field])
      }
  })
})
