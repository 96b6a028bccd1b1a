import { getMail, listMails } from '@probant/contract/admin/mails'
import { deleteBranding, saveBranding } from '@probant/contract/branding/branding'
import { withdrawCertificate } from '@probant/contract/certificates/certificate'
import type { Endpoint } from '@probant/contract/endpoint'
import { exportQuestions } from '@probant/contract/exchange/export'
import { createOrganization } from '@probant/contract/organizations'
import { getLobby, readInvitationLink, readShareLink } from '@probant/contract/participants/entering'
import { handOverQuiz } from '@probant/contract/quizzes/handing-over'
import { getQuizPaper } from '@probant/contract/quizzes/paper'
import { exportResults } from '@probant/contract/results/export'
import { describe, expect, it } from 'vitest'
import { unpack } from '#server/platform/archive/unpack.ts'
import { A_BRAND, aBranding } from '#test/branding.ts'
import type { Browser } from '#test/browser.ts'
import { certificatesOf } from '#test/certificates.ts'
import { enteringOf } from '#test/entering.ts'
import { invite, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { aShared, enter } = enteringOf(test)
const { aPasser, mailsAbout, writeAboutCertificates } = certificatesOf(test)

describe('whoever is invited by an organization with a name of its own', () => {
  it('reads it in the mail, at the door and in the lobby, by link and by share link', async () => {
    const { owner, id } = await anOrganization()
    await aBranding({ owner, id })
    const quiz = await anActiveQuiz(owner, {}, id)
    await invite(owner, quiz, ['ada@example.org'])
    await writeMails(test)

    const [mail] = await test.mailbox.to('ada@example.org')
    expect(mail).toMatchObject({ senderName: A_BRAND.senderName, replyToId: null })
    expect(mail?.logoId).not.toBeNull()
    expect(mail?.html).toContain(A_BRAND.line)
    expect(mail?.html).toContain('Sent with Probant')

    const browser = test.browser()
    const token = await test.mailbox.tokenFor('ada@example.org')
    const { body: door } = await browser.call(readInvitationLink, { body: { token } })
    const brand = { name: A_BRAND.name, line: A_BRAND.line, shades: { light: A_BRAND.color } }
    expect(door.brand).toMatchObject(brand)
    expect(Object.keys(door.brand ?? {}).sort()).toEqual(['line', 'logo', 'name', 'shades'])
    await enter(browser, token)
    const params = { quizId: quiz.id }
    expect((await browser.call(getLobby, { params })).body.brand).toMatchObject(brand)

    const { token: shared } = await aShared({}, ['school.org'], { creator: owner, workspace: id })
    const answer = await test.browser().call(readShareLink, { body: { token: shared } })
    expect(answer.body.brand).toMatchObject(brand)
  })

  it('reads the product’s once the plan is another', async () => {
    const { owner, id } = await anOrganization()
    await aBranding({ owner, id })
    const quiz = await anActiveQuiz(owner, {}, id)
    await test.database.pool.query(
      `update subscriptions set plan_id = (select id from plans where kind = 'pro') where workspace_id = $1`,
      [id],
    )
    await invite(owner, quiz, ['ada@example.org'])
    await writeMails(test)

    const [mail] = await test.mailbox.to('ada@example.org')
    expect(mail).toMatchObject({ senderName: null, logoId: null, replyToId: null })
    const token = await test.mailbox.tokenFor('ada@example.org')
    expect((await test.browser().call(readInvitationLink, { body: { token } })).body.brand).toBeNull()
  })

  it('reads it in what is said of a certificate, too', async () => {
    const { owner, id } = await anOrganization()
    await aBranding({ owner, id })
    const { taker, creator, address } = await aPasser({ workspace: id }, owner)
    await creator.call(withdrawCertificate, { params: address, body: {} })
    await writeAboutCertificates()

    const [mail] = await mailsAbout(taker.email)
    expect(mail).toMatchObject({ senderName: A_BRAND.senderName })
    expect(mail?.html).toContain(A_BRAND.line)
  })

  it('reads the same after the quiz was handed over, and answers go where they went', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const member = await aMember(organization)
    await aBranding(organization, { replyToId: owner.user.id })
    const quiz = await anActiveQuiz(owner, {}, id)
    const params = { quizId: quiz.id }
    await owner.call(handOverQuiz, { params, body: { memberId: member.memberId } })
    await invite(member, quiz, ['ada@example.org'])
    await writeMails(test)

    const [mail] = await test.mailbox.to('ada@example.org')
    expect(mail).toMatchObject({ senderName: A_BRAND.senderName, replyToId: owner.user.id })
  })

  it('reads no web address in a new account’s name or line', async () => {
    await test.signedUp()
    const owner = await aVerifiedPerson({}, {})
    const { body } = await owner.call(createOrganization, { body: { name: 'Curie' } })
    const branding = { ...A_BRAND, line: 'Log in at www.bank.example' }
    await owner.call(saveBranding, { body: branding }, inWorkspace(body.id))
    const quiz = await anActiveQuiz(owner, {}, body.id)
    await invite(owner, quiz, ['ada@example.org'])
    await writeMails(test)

    const [mail] = await test.mailbox.to('ada@example.org')
    expect(mail).toMatchObject({ senderName: null, logoId: null })
    expect(mail?.html).not.toContain('bank')
  })

  it('is one mail of many for the administrator, with the logo', async () => {
    const admin = await test.signedUp()
    const { owner, id } = await anOrganization()
    const { branding } = await aBranding({ owner, id })
    await invite(owner, await anActiveQuiz(owner, {}, id), ['ada@example.org'])
    await writeMails(test)

    const { body } = await admin.call(listMails, { querystring: { search: 'ada@' } })
    const mailId = body.items[0]?.id ?? ''
    const { body: mail } = await admin.call(getMail, { params: { mailId } })
    expect(mail.html).toContain(`src="${branding?.logo?.url}"`)
  })
})

describe('a file of its quiz', () => {
  it('has its name, line and logo at the head: on paper, in Word and in the PDF of the results', async () => {
    const { owner, id } = await anOrganization()
    await aBranding({ owner, id })
    const quiz = await anActiveQuiz(owner, {}, id)
    const params = { quizId: quiz.id }

    const { body: paper } = await owner.call(getQuizPaper, { params, querystring: {} })
    expect(paper.brand).toMatchObject({ name: A_BRAND.name, logo: { width: 1 } })

    const word = unpack(
      await fileOf(exportQuestions, owner, { format: 'docx', what: { kind: 'quiz', ...params } }),
      { maxBytes: 1e7 },
    )
    const document = word.read('word/document.xml').toString()
    expect(document.indexOf(A_BRAND.name)).toBeLessThan(document.indexOf(quiz.title))
    expect(document).toContain(A_BRAND.line)
    expect(document).toContain(A_BRAND.color.slice(1))
    expect(word.names.some((name) => name.startsWith('word/media/'))).toBe(true)

    const url = exportResults.url.replace(':quizId', quiz.id)
    const pdf = await fileOf({ ...exportResults, url: `${url}?format=pdf&locale=en` }, owner)
    expect(pdf.includes('/Subtype /Image')).toBe(true)

    await owner.call(deleteBranding, {}, inWorkspace(id))
    expect((await owner.call(getQuizPaper, { params, querystring: {} })).body.brand).toBeNull()
    const plain = await fileOf({ ...exportResults, url: `${url}?format=pdf&locale=en` }, owner)
    expect(plain.includes('/Subtype /Image')).toBe(false)
  })

  async function fileOf(
    { method, url }: { method: Endpoint['method']; url: string },
    browser: Browser,
    payload?: object,
  ) {
    const headers = { authorization: `Bearer ${browser.accessToken}` }
    const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }
})
