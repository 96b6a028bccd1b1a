import { createOrganization } from '@probant/contract/organizations'
import { DEFAULT_SCALE, OUT_OF_TWENTY } from '@probant/contract/scale/scale'
import { getWorkspace, setScale } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)

describe('the scale of a workspace', () => {
  it('is percent at first, and out of 20 for who works in French', async () => {
    expect(await scaleOf(await test.signedUp())).toEqual(DEFAULT_SCALE)
    const claire = await aVerifiedPerson({}, { language: 'fr' })
    expect(await scaleOf(claire)).toEqual(OUT_OF_TWENTY)
    const { body } = await claire.call(createOrganization, { body: { name: 'Lycée Curie' } })
    expect(await scaleOf(claire, body.id)).toEqual(OUT_OF_TWENTY)
  })

  it('is another one from then on', async () => {
    const person = await test.signedUp()
    const scale = { kind: 'one_to_six', rounding: 'quarters' } as const
    expect((await person.call(setScale, { body: { scale } })).body.scale).toEqual(scale)
    expect(await scaleOf(person)).toEqual(scale)
  })

  it('is set by the owner of an organization, and by nobody else', async () => {
    const organization = await anOrganization()
    const set = (browser: Browser) =>
      browser.call(setScale, { body: { scale: OUT_OF_TWENTY } }, inWorkspace(organization.id))
    for (const role of ['member', 'moderator'] as const) {
      const member = await aMember(organization, role)
      expect(await set(member)).toFailWith('roleRequired')
      expect((await workspaceOf(member, organization.id)).can.setScale).toBe(false)
    }
    expect(await set(await test.signedUp())).toFailWith('organizationNotFound')
    expect((await workspaceOf(organization.owner, organization.id)).scale).toEqual(DEFAULT_SCALE)
    expect((await set(organization.owner)).body.scale).toEqual(OUT_OF_TWENTY)
  })

  it('is refused with letters that overlap', async () => {
    const letters = [60, 80, 0].map((from) => ({ name: `from ${from}`, from }))
    const answer = await (await test.signedUp()).call(setScale, {
      body: { scale: { kind: 'letters', letters } },
    })
    expect(answer).toFailWith('validationError')
  })
})

async function workspaceOf(browser: Browser, workspace?: string) {
  return (await browser.call(getWorkspace, {}, inWorkspace(workspace))).body
}

async function scaleOf(browser: Browser, workspace?: string) {
  return (await workspaceOf(browser, workspace)).scale
}
