import { withdrawCertificate } from '@probant/contract/certificates/certificate'
import { expect, it } from 'vitest'
import { certificatesOf } from '#test/certificates.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: { MAILS_PER_DAY: '3' } })
const { aPasser, aPasserOf, mailsAbout, writeAboutCertificates } = certificatesOf(test)

it('is told the next day what had no room among the mails of this one, once', async () => {
  // Two of three mails of the day: each was invited.
  const made = await aPasser()
  const people = [made, await aPasserOf(made)]
  for (const { address } of people)
    await made.creator.call(withdrawCertificate, { params: address, body: {} })
  const told = async () => {
    await writeAboutCertificates()
    const mails = await Promise.all(people.map(({ taker }) => mailsAbout(taker.email)))
    return mails.map(({ length }) => length).toSorted()
  }
  expect(await told()).toEqual([0, 1])
  expect(await told()).toEqual([0, 1])
  test.clock.advance({ days: 1 })
  expect(await told()).toEqual([1, 1])
  test.clock.advance({ days: 1 })
  expect(await told()).toEqual([1, 1])
})
