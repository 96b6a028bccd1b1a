import {
  getBadgeKey,
  getOwnBadge,
  listBadgeKeys,
  listBadgeRevocations,
} from '@probant/contract/certificates/badges'
import { nameOwnCertificate, withdrawCertificate } from '@probant/contract/certificates/certificate'
import { createLocalJWKSet, decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { createSealing } from '#server/platform/security/sealing.ts'
import type { Browser } from '#test/browser.ts'
import { certificatesOf } from '#test/certificates.ts'
import { testApp } from '#test/test-app.ts'
import { identityHash } from './credential.ts'
import { createBadgeKeys } from './keys.ts'

const test = testApp()
const { aPasser } = certificatesOf(test)

describe('a badge', () => {
  it('is checked offline, with nothing but the public keys', async () => {
    const { taker, quiz, own } = await aPasser({ title: 'Fire safety', certificate: { validMonths: 12 } })
    const badge = await badgeOf(taker.browser, quiz.id)
    const { payload } = await checked(badge)

    const number = (await own())?.number
    expect(payload).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        expect.stringContaining('/ob/v3p0/context'),
        expect.stringContaining('/ob/v3p0/extensions'),
      ],
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: expect.stringMatching(new RegExp(`/certificates/${number}$`)),
      name: 'Fire safety',
      issuer: { type: ['Profile'], name: 'Claire', id: expect.stringMatching(/^urn:uuid:/) },
      validFrom: '2026-11-16T09:00:00Z',
      validUntil: '2027-11-16T09:00:00Z',
      credentialSubject: {
        type: ['AchievementSubject'],
        achievement: { id: `urn:uuid:${quiz.id}`, type: ['Achievement'], name: 'Fire safety' },
      },
    })
    // What JWT calls the same things says the same.
    const { iss, jti, nbf, exp } = payload
    const { issuer, id } = payload as unknown as { issuer: { id: string }; id: string }
    expect({ iss, jti }).toEqual({ iss: issuer.id, jti: id })
    expect(nbf).toBe(Date.parse('2026-11-16T09:00:00Z') / 1000)
    expect(exp).toBe(Date.parse('2027-11-16T09:00:00Z') / 1000)
  })

  it('carries its key in the header, and that lies at a stable address', async () => {
    const { taker, quiz } = await aPasser()
    const badge = await badgeOf(taker.browser, quiz.id)
    const { alg, jwk, kid = '' } = decodeProtectedHeader(badge)
    expect(alg).toBe('RS256')
    const keyId = kid.split('/').at(-1) ?? ''
    const { body } = await test.browser().call(getBadgeKey, { params: { keyId } })
    expect(body).toEqual(jwk)
    expect(JSON.stringify(body)).not.toMatch(/"(d|p|q|dp|dq|qi)"/)
    await jwtVerify(badge, await importJWK(body, 'RS256'), { currentDate: test.clock.now() })
    const unknown = await test.browser().call(getBadgeKey, { params: { keyId: 'n'.repeat(43) } })
    expect(unknown).toFailWith('notFound')
  })

  it('is refused once a letter of it was changed, or it was signed by somebody else', async () => {
    const { taker, quiz } = await aPasser()
    const [header, payload = '', signature] = (await badgeOf(taker.browser, quiz.id)).split('.')
    const forged = JSON.parse(Buffer.from(payload, 'base64url').toString())
    forged.name = 'Brain surgery'
    const other = Buffer.from(JSON.stringify(forged)).toString('base64url')
    await expect(checked([header, other, signature].join('.'))).rejects.toThrow('signature')
    await expect(checked([header, payload, signature?.replace(/^..../, 'AAAA')].join('.'))).rejects.toThrow()
  })

  it('names its holder to nobody who does not know the address', async () => {
    const { taker, quiz } = await aPasser()
    await taker.browser.call(nameOwnCertificate, {
      params: { quizId: quiz.id },
      body: { name: 'Ada Lovelace' },
    })
    const { payload } = await checked(await badgeOf(taker.browser, quiz.id))
    expect(JSON.stringify(payload)).not.toContain(taker.email)
    const [{ identityHash: hash, salt, identityType }] = identifiersIn(payload)
    expect(identityType).toBe('emailAddress')
    expect(hash).toBe(identityHash(taker.email, salt))
    expect(hash).not.toBe(identityHash('somebody.else@example.org', salt))
  })

  it('is not handed out once its certificate is withdrawn, and its own list says so', async () => {
    const { taker, quiz, creator, address, own } = await aPasser()
    const { payload } = await checked(await badgeOf(taker.browser, quiz.id))
    const number = (await own())?.number ?? ''
    const look = () => test.browser().call(listBadgeRevocations, { params: { number } })
    const list = (payload as unknown as { credentialStatus: { id: string } }).credentialStatus.id
    expect((await look()).body).toEqual({
      id: list,
      issuer: (payload as unknown as { issuer: { id: string } }).issuer.id,
      revokedCredentials: [],
    })

    await creator.call(withdrawCertificate, { params: address, body: {} })
    expect((await look()).body.revokedCredentials).toEqual([{ id: payload.id, revoked: true }])
    expect(await taker.browser.call(getOwnBadge, { params: { quizId: quiz.id } })).toFailWith(
      'certificateWithdrawn',
    )
  })
})

describe('the keys', () => {
  it('are the same for all processes, of which one makes them', async () => {
    await test.database.pool.query('delete from badge_keys')
    const processes = Array.from({ length: 3 }, () => keysWith('a secret that is long enough'))
    const current = await Promise.all(processes.map((keys) => keys.current()))
    expect(new Set(current.map(({ id }) => id)).size).toBe(1)
  })

  it('lie sealed in the database; with another secret others sign on, and the public ones stay', async () => {
    await test.database.pool.query('delete from badge_keys')
    const before = await keysWith('a secret that is long enough').current()
    const { rows } = await test.database.pool.query('select sealed_key from badge_keys')
    expect(rows[0].sealed_key).not.toContain('PRIVATE KEY')

    test.clock.advance({ days: 1 })
    const keys = keysWith('another secret, long enough')
    const after = await keys.current()
    expect(after.id).not.toBe(before.id)
    const kids = (await keys.list()).map(({ id }) => id)
    expect(kids).toEqual([after.id, before.id])
  })
})

function keysWith(secret: string) {
  const { db } = test.database
  return createBadgeKeys({ db, now: test.clock.now, sealing: createSealing(secret, 'badge key') })
}

async function badgeOf(browser: Browser, quizId: string): Promise<string> {
  const answer = await browser.call(getOwnBadge, { params: { quizId } })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(/[-3-9A-Z]{14}\.jwt/)
  return String(answer.body)
}

async function checked(badge: string) {
  const { body } = await test.browser().call(listBadgeKeys)
  return jwtVerify(badge, createLocalJWKSet(body), { currentDate: test.clock.now() })
}

interface Identifier {
  identityHash: string
  identityType: string
  salt: string
}

function identifiersIn(payload: object): [Identifier] {
  return (payload as { credentialSubject: { identifier: [Identifier] } }).credentialSubject.identifier
}
