import type { ErrorBody } from '@probant/contract/error-body'
import { acceptInvitation } from '@probant/contract/invitations'
import { listMembers, setMemberStatus } from '@probant/contract/members'
import {
  createOrganization,
  deleteOrganization,
  getOrganization,
  leaveOrganization,
  updateOrganization,
} from '@probant/contract/organizations'
import { deleteAccount } from '@probant/contract/users'
import { listWorkspaces } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember, deactivate } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('creating an organization', () => {
  it('makes the caller its owner, who can do everything but leave', async () => {
    const owner = await aVerifiedPerson({ username: 'Marie' })

    const { status, body } = await owner.call(createOrganization, {
      body: { name: ' Lycée Curie ', description: 'Physics' },
    })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Lycée Curie',
      description: 'Physics',
      owner: { username: 'Marie', email: owner.user.email },
      memberCount: 1,
      standing: { status: 'active' },
      role: 'owner',
      can: { edit: true, invite: true, leave: false, delete: true },
    })
    const { body: workspaces } = await owner.call(listWorkspaces)
    expect(workspaces).toContainEqual(
      expect.objectContaining({ ref: body.id, name: 'Lycée Curie', role: 'owner', isOpen: true }),
    )
  })

  it('needs a proven address and a name of 2 to under 50 characters', async () => {
    const verified = await aVerifiedPerson()
    const unverified = await test.signedUp()

    expect(await unverified.call(createOrganization, { body: { name: 'Lycée' } })).toFailWith(
      'emailNotVerified',
    )
    for (const name of ['', ' x ', 'x'.repeat(50)]) {
      expect(await verified.call(createOrganization, { body: { name } })).toFailWith('validationError')
    }
    expect((await verified.call(createOrganization, { body: { name: 'x'.repeat(49) } })).status).toBe(201)
  })

  it('has to wait after five in an hour', async () => {
    const person = await aVerifiedPerson()
    for (let time = 0; time < 5; time++)
      expect((await person.call(createOrganization, { body: { name: 'Lycée' } })).status).toBe(201)

    expect(await person.call(createOrganization, { body: { name: 'Lycée' } })).toFailWith('tooManyAttempts')
    test.clock.advance({ seconds: 1 })
    expect((await person.call(createOrganization, { body: { name: 'Lycée' } })).status).toBe(201)
    expect(await person.call(createOrganization, { body: { name: 'Lycée' } })).toFailWith('tooManyAttempts')
  })

  it.each(['organizations', 'members', 'subscriptions'])(
    'ORGA024: is all or nothing when %s can’t be written',
    async (table) => {
      const person = await aVerifiedPerson()
      const undo = await test.refuse('insert', table)
      expect(await person.call(createOrganization, { body: { name: 'Lycée' } })).toFailWith(
        'organizationCreateFailed',
      )
      await undo()

      expect((await person.call(listWorkspaces)).body).toHaveLength(1)
      const { rows } = await test.database.pool.query('select 1 from workspaces where user_id is null')
      expect(rows).toHaveLength(0)
    },
  )
})

describe('changing an organization', () => {
  it('is for its owner: name, description, or both', async () => {
    const { owner, id } = await anOrganization()
    const params = { organizationId: id }

    const { body } = await owner.call(updateOrganization, { params, body: { description: 'Chemistry' } })

    expect(body).toMatchObject({ name: 'Lycée Curie', description: 'Chemistry' })
    expect((await owner.call(updateOrganization, { params, body: { name: 'Curie' } })).body.name).toBe(
      'Curie',
    )
    expect((await owner.call(updateOrganization, { params, body: {} })).body).toMatchObject({
      name: 'Curie',
      description: 'Chemistry',
    })
  })

  it.each(['moderator', 'member'] as const)(
    'ORGA005: is not for a %s, who may look and leave',
    async (role) => {
      const organization = await anOrganization()
      const person = await aMember(organization, role)
      const params = { organizationId: organization.id }

      expect(await person.call(updateOrganization, { params, body: { name: 'Mine' } })).toFailWith(
        'roleRequired',
      )
      expect(await person.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } })).toFailWith(
        'roleRequired',
      )
      expect((await person.call(getOrganization, { params })).body).toMatchObject({
        memberCount: 2,
        role,
        can: { edit: false, invite: role === 'moderator', leave: true, delete: false },
      })
    },
  )

  it('ORGA025: says so when it could not be saved', async () => {
    const { owner, id } = await anOrganization()
    await test.refuse('update', 'organizations')

    expect(
      await owner.call(updateOrganization, { params: { organizationId: id }, body: { name: 'Curie' } }),
    ).toFailWith('organizationUpdateFailed')
  })

  it('is offered without invitations where the organization is inactive', async () => {
    const organization = await anOrganization()
    await deactivate(organization)

    const { body } = await organization.owner.call(getOrganization, {
      params: { organizationId: organization.id },
    })

    expect(body.standing).toMatchObject({ status: 'inactive', reason: 'deactivated' })
    expect(body.can).toMatchObject({ edit: true, invite: false })
  })
})

describe('leaving', () => {
  it('ends the membership; the owner can’t', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const params = { organizationId: organization.id }

    expect(await organization.owner.call(leaveOrganization, { params })).toFailWith('roleRequired')
    expect((await member.call(leaveOrganization, { params })).status).toBe(204)

    expect(await member.call(getOrganization, { params })).toFailWith('organizationNotFound')
    expect(await member.call(leaveOrganization, { params })).toFailWith('organizationNotFound')
    expect(await member.call(acceptInvitation, { params, body: {} })).toFailWith('invitationNotFound')
  })

  it('is for someone who was shut out too, who sees nothing else of it', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const params = { organizationId: organization.id, memberId: member.memberId }
    await organization.owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
    expect(await member.call(getOrganization, { params })).toFailWith('organizationNotFound')

    expect((await member.call(leaveOrganization, { params })).status).toBe(204)

    expect((await member.call(listWorkspaces)).body).toHaveLength(1)
    expect(await member.call(leaveOrganization, { params })).toFailWith('organizationNotFound')
  })
})

describe('deleting', () => {
  it('needs the name, and takes everything along', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const { owner } = organization
    const params = { organizationId: organization.id }

    const misnamed = await owner.call(deleteOrganization, { params, body: { name: 'lycée curie' } })
    expect(misnamed).toFailWith('validationError')
    expect(Object.keys(refusedFields(misnamed))).toEqual(['name'])
    expect((await owner.call(deleteOrganization, { params, body: { name: ' Lycée Curie ' } })).status).toBe(
      204,
    )

    for (const person of [owner, member]) {
      expect(await person.call(getOrganization, { params })).toFailWith('organizationNotFound')
      expect((await person.call(listWorkspaces)).body).toHaveLength(1)
    }
    for (const table of ['organizations', 'members', 'invitations']) {
      expect((await test.database.pool.query(`select 1 from ${table}`)).rows).toHaveLength(0)
    }
  })

  it('leaves other organizations alone, and the owner free to delete the account', async () => {
    const gone = await anOrganization()
    const other = await anOrganization({ name: 'Other' })
    const account = { email: gone.owner.user.email, currentPassword: PASSWORD }
    expect(await gone.owner.call(deleteAccount, { body: account })).toFailWith('organizationsToDelete')

    await gone.owner.call(deleteOrganization, {
      params: { organizationId: gone.id },
      body: { name: 'Lycée Curie' },
    })

    expect((await gone.owner.call(deleteAccount, { body: account })).status).toBe(204)
    const params = { organizationId: other.id }
    expect((await other.owner.call(listMembers, { params, querystring: {} })).body.total).toBe(1)
  })

  it('happens once, also for two who ask at the same moment', async () => {
    const { owner, id } = await anOrganization()
    const request = { params: { organizationId: id }, body: { name: 'Lycée Curie' } }

    const answers = await Promise.all([1, 2].map(() => owner.call(deleteOrganization, request)))

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  })

  it('ORGA001: an organization that never was', async () => {
    const { owner } = await anOrganization()
    const params = { organizationId: NOWHERE }

    expect(await owner.call(getOrganization, { params })).toFailWith('organizationNotFound')
    expect(await owner.call(updateOrganization, { params, body: { name: 'Curie' } })).toFailWith(
      'organizationNotFound',
    )
  })
})

/** An endpoint that answers nothing has no type for what it refuses with. */
function refusedFields({ body }: { body: unknown }) {
  return (body as ErrorBody).error.fields ?? {}
}
