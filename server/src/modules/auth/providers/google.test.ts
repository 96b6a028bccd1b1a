import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeOidcProvider, startOidcProvider } from '#test/fakes/oidc-provider.ts'
import { createGoogleSignIn } from './google.ts'

const redirectUri = () => 'http://127.0.0.1:9/login/google'

let provider: FakeOidcProvider
let google: ReturnType<typeof createGoogleSignIn>

beforeAll(async () => {
  provider = await startOidcProvider({
    redirectUris: [redirectUri()],
    users: [
      { subject: '1001', email: 'Ada@Example.org', name: 'Ada Lovelace', locale: 'en-GB' },
      { subject: '1002', email: 'nameless@example.org' },
      { subject: '1003', name: 'No Address' },
      { subject: '1004', email: 'unproven@example.org', isEmailVerified: false },
    ],
  })
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.breakDown()
  google = createGoogleSignIn(provider, { redirectUri })
})

async function signInAs(subject: string) {
  const { url, secrets } = await google.start()
  return { secrets, query: await provider.chooseUser(url, subject) }
}

describe('sign-in with Google', () => {
  it('tells who came back, with the address as it is compared here', async () => {
    expect(await google.finish(await signInAs('1001'))).toEqual({
      subject: '1001',
      email: 'ada@example.org',
      name: 'Ada Lovelace',
    })
  })

  it('takes the name from the address where the account has none', async () => {
    expect(await google.finish(await signInAs('1002'))).toMatchObject({ name: 'nameless' })
  })

  it('asks with PKCE, state and nonce, new ones every time', async () => {
    const [first, second] = [await google.start(), await google.start()]
    const asked = new URL(first.url).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('code_challenge')).not.toContain(first.secrets.codeVerifier)
    expect(asked.get('scope')).toBe('openid email profile')
    expect(asked.get('redirect_uri')).toBe(redirectUri())
    for (const secret of ['state', 'nonce', 'codeVerifier'] as const) {
      expect(first.secrets[secret]).not.toBe(second.secrets[secret])
    }
  })

  it('takes a refusal for a refusal', async () => {
    const { url, secrets } = await google.start()
    const query = await provider.refuse(url)
    expect(query).toContain('error=access_denied')
    await expect(google.finish({ query, secrets })).rejects.toMatchObject({
      refusal: 'invalidAuthorizationCode',
    })
  })

  it('takes no answer to a question that another browser asked', async () => {
    const { query } = await signInAs('1001')
    const { secrets } = await google.start()
    await expect(google.finish({ query, secrets })).rejects.toMatchObject({
      refusal: 'invalidAuthorizationCode',
    })
  })

  it('takes no answer in the name of another issuer', async () => {
    const { query, secrets } = await signInAs('1001')
    const forged = new URLSearchParams(query)
    forged.set('iss', 'https://evil.example')
    await expect(google.finish({ query: `${forged}`, secrets })).rejects.toMatchObject({
      refusal: 'invalidAuthorizationCode',
    })
    forged.delete('iss')
    await expect(google.finish({ query: `${forged}`, secrets })).rejects.toMatchObject({
      refusal: 'invalidAuthorizationCode',
    })
  })

  it('takes a code once', async () => {
    const answer = await signInAs('1001')
    await google.finish(answer)
    await expect(google.finish(answer)).rejects.toMatchObject({ refusal: 'invalidAuthorizationCode' })
  })

  it('takes no code that was made up', async () => {
    const { query, secrets } = await signInAs('1001')
    const forged = new URLSearchParams(query)
    forged.set('code', 'made-up')
    await expect(google.finish({ query: `${forged}`, secrets })).rejects.toMatchObject({
      refusal: 'invalidAuthorizationCode',
    })
    await expect(google.finish({ query: 'nonsense', secrets })).rejects.toMatchObject({
      refusal: 'invalidAuthorizationCode',
    })
  })

  it('takes no stolen code without the verifier that belongs to it', async () => {
    const { query, secrets } = await signInAs('1001')
    const { secrets: others } = await google.start()
    const mixed = { ...secrets, codeVerifier: others.codeVerifier }
    await expect(google.finish({ query, secrets: mixed })).rejects.toMatchObject({
      refusal: 'invalidAuthorizationCode',
    })
  })

  it('takes no token that was made for another question', async () => {
    const { query, secrets } = await signInAs('1001')
    await expect(google.finish({ query, secrets: { ...secrets, nonce: 'another' } })).rejects.toMatchObject({
      refusal: 'tokenGenerationFailed',
    })
  })

  it('says so when the provider makes no tokens, or none that can be verified', async () => {
    for (const part of ['token', 'keys'] as const) {
      const answer = await signInAs('1001')
      provider.breakDown(part)
      await expect(google.finish(answer), part).rejects.toMatchObject({ refusal: 'tokenGenerationFailed' })
      provider.breakDown()
    }
  })

  it('needs to be told a verified address', async () => {
    for (const subject of ['1003', '1004']) {
      const answer = await signInAs(subject)
      await expect(google.finish(answer), subject).rejects.toMatchObject({ refusal: 'userInfoUnavailable' })
    }
    const answer = await signInAs('1001')
    provider.breakDown('userinfo')
    await expect(google.finish(answer)).rejects.toMatchObject({ refusal: 'userInfoUnavailable' })
  })

  it('is unavailable while the issuer can’t be reached, and works again afterwards', async () => {
    provider.breakDown('discovery')
    await expect(google.start()).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
    provider.breakDown()
    expect((await google.start()).url).toContain(provider.issuer)
  })

  it('speaks plain http with nobody but this machine', async () => {
    const elsewhere = createGoogleSignIn({ ...provider, issuer: 'http://issuer.example' }, { redirectUri })
    const failure = await elsewhere.start().catch((error) => error)
    expect(failure).toMatchObject({ refusal: 'serviceUnavailable' })
    expect(failure.cause.message).toBe('only requests to HTTPS are allowed')
  })
})
