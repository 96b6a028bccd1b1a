import { type LimitRequest, requestLimit } from '@probant/contract/organizations'
import { updateUser } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember, deactivate } = organizationsOf(test)
const OWNER = 'owner@example.org'
type Person = Awaited<ReturnType<typeof test.signedUp>>

const ask = (person: Person, { id }: { id: string }, body: Partial<LimitRequest> = {}) =>
  person.call(requestLimit, {
    params: { organizationId: id },
    body: { limit: 'quizzes', of: 'plan', ...body },
  })
const asked = async () => (await test.mailbox.to(OWNER)).filter(({ text }) => text?.includes('higher limit'))

describe('a member who meets a limit', () => {
  it('asks the owner, who reads who it is, which limit, and what for', async () => {
    const organization = await anOrganization({ name: 'School', email: OWNER })
    const member = await aMember(organization)

    const { body } = await ask(member, organization, { purpose: 'The exam in June\nhas 12 parts.' })

    // No mail leaves this installation.
    expect(body).toEqual({ isMailed: false })

    const [mail, ...others] = await asked()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`${member.user.username} asks for a higher limit in School`)
    for (const words of [
      `(${member.user.email})`,
      'more than its plan includes',
      'Quizzes per month',
      'The exam in June',
    ]) {
      expect(mail?.text).toContain(words)
    }
    expect(mail?.link).toBe('http://probant.test/pricing')
  })

  it('is understood in the owner’s language, and may say nothing more', async () => {
    const organization = await anOrganization({ name: 'Lycée', email: OWNER })
    await organization.owner.call(updateUser, { body: { locale: 'fr' } })
    const member = await aMember(organization)

    expect((await ask(member, organization)).status).toBe(200)

    const mail = (await test.mailbox.to(OWNER)).at(-1)
    expect(mail?.subject).toContain('demande une limite plus élevée dans Lycée')
    expect(mail?.text).toContain('Quiz par mois')
    expect(mail?.text).not.toContain('Motif')
  })

  it('is led to the members where the limit is their own', async () => {
    const organization = await anOrganization({ email: OWNER })
    const member = await aMember(organization, 'moderator')
    const setLimit = 'update members set question_limit = 3 where user_id = $1'
    await test.database.pool.query(setLimit, [member.user.id])

    await ask(member, organization, { limit: 'questions', of: 'member' })

    const [mail] = await asked()
    expect(mail?.link).toBe('http://probant.test/dashboard/members')
    expect(mail?.text).toMatch(/Currently:? 3/)
  })

  it('asks for the own name and logo that the plan lacks', async () => {
    const organization = await anOrganization({ name: 'School', email: OWNER })
    const member = await aMember(organization)
    const theirs = async () => (await test.mailbox.to(OWNER)).at(-1)

    expect(await ask(member, organization, { limit: 'branding', of: 'member' })).toFailWith('validationError')
    expect((await ask(member, organization, { limit: 'branding', purpose: 'For our exams' })).status).toBe(
      200,
    )
    expect(await ask(member, organization, { limit: 'branding' })).toFailWith('ownerAskedToday')

    const { username } = member.user
    expect(await theirs()).toMatchObject({
      subject: `${username} asks for School’s own name and logo on its quizzes`,
      link: 'http://probant.test/pricing',
    })
    expect((await theirs())?.text).toContain('For our exams')
    expect((await theirs())?.text).not.toContain('limit')

    await organization.owner.call(updateUser, { body: { locale: 'fr' } })
    await ask(await aMember(organization), organization, { limit: 'branding' })
    expect((await theirs())?.subject).toContain('demande que les quiz portent le nom et le logo de School')
  })

  it('asks once a day for each limit', async () => {
    const organization = await anOrganization({ email: OWNER })
    const member = await aMember(organization)
    const other = await aMember(organization)
    const answers = await Promise.all([ask(member, organization), ask(member, organization)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(await ask(member, organization)).toFailWith('ownerAskedToday')

    expect((await ask(member, organization, { limit: 'groups' })).status).toBe(200)
    expect((await ask(other, organization)).status).toBe(200)
    expect(await asked()).toHaveLength(3)

    test.clock.advance({ days: 1 })
    const { email } = member.user
    await member.logIn({ email, password: PASSWORD })
    expect((await ask(member, organization)).status).toBe(200)
  })

  it('may ask again where the mail could not be written', async () => {
    const organization = await anOrganization({ email: OWNER })
    const member = await aMember(organization)
    const undo = await test.refuse('insert', 'mails')
    expect((await ask(member, organization)).status).toBe(500)

    await undo()
    expect((await ask(member, organization)).status).toBe(200)
  })

  it('may do so also where the organization is inactive', async () => {
    const organization = await anOrganization({ email: OWNER })
    const member = await aMember(organization)
    await deactivate(organization)

    expect((await ask(member, organization)).status).toBe(200)
  })
})

describe('nobody else asks', () => {
  it('neither the owner nor a stranger nor a visitor', async () => {
    const organization = await anOrganization({ email: OWNER })
    const visitor = Object.assign(test.browser(), { user: organization.owner.user })

    expect(await ask(organization.owner, organization)).toFailWith('roleRequired')
    expect(await ask(await aVerifiedPerson(), organization)).toFailWith('organizationNotFound')
    expect(await ask(visitor, organization)).toFailWith('notAuthenticated')
  })

  it('nor anybody in more than 500 characters, or for what is not limited', async () => {
    const organization = await anOrganization({ email: OWNER })
    const member = await aMember(organization)

    expect(await ask(member, organization, { purpose: 'x'.repeat(501) })).toFailWith('validationError')
    expect(await ask(member, organization, { limit: 'pens' as 'groups' })).toFailWith('validationError')
    expect(await asked()).toEqual([])
  })
})
