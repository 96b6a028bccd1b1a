import * as oidc from 'openid-client'
import type { Config } from '#server/config.ts'
import { ensure, Refusal } from '#server/platform/errors.ts'
import type { ExternalIdentity, ExternalSignIn, SignInSecrets } from '../provider.ts'

/** OpenID Connect with PKCE; Google's unless another issuer is configured. */
export function createGoogleSignIn(
  config: NonNullable<Config['google']>,
  { redirectUri }: { redirectUri: () => string },
): ExternalSignIn {
  const discover = discovery(config)

  return {
    async start() {
      const google = await discover()
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(google, {
        redirect_uri: redirectUri(),
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, secrets }
    },

    async finish({ query, secrets }) {
      const google = await discover()
      const answer = new URL(redirectUri())
      answer.search = query
      ensure(isOurs(answer.searchParams, secrets, google), 'invalidAuthorizationCode')

      const tokens = await redeem(google, answer, secrets)
      return identify(google, tokens)
    },
  }
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

/** Asked for when it is first needed, then remembered; a failure is not. */
function discovery({ issuer, clientId, clientSecret }: NonNullable<Config['google']>) {
  let discovered: Promise<oidc.Configuration> | undefined
  const server = new URL(issuer)
  const extensions = [oidc.enableNonRepudiationChecks]
  if (isLoopback(server.hostname)) extensions.push(oidc.allowInsecureRequests)

  return () => {
    discovered ??= oidc
      .discovery(server, clientId, clientSecret, undefined, { execute: extensions, timeout: 10 })
      .catch((cause) => {
        discovered = undefined
        throw new Refusal('serviceUnavailable', { cause })
      })
    return discovered
  }
}

/** Looked at before the code is spent: an answer to another question, or a no, says nothing about the provider. */
function isOurs(answer: URLSearchParams, { state }: SignInSecrets, google: oidc.Configuration): boolean {
  const { issuer, authorization_response_iss_parameter_supported: namesItself } = google.serverMetadata()
  const named = answer.get('iss')
  const isFromIssuer = named === null ? !namesItself : named === issuer
  return isFromIssuer && answer.get('state') === state && !answer.has('error') && Boolean(answer.get('code'))
}

async function redeem(google: oidc.Configuration, answer: URL, secrets: SignInSecrets): Promise<Tokens> {
  try {
    return await oidc.authorizationCodeGrant(google, answer, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.codeVerifier,
      idTokenExpected: true,
    })
  } catch (cause) {
    const isBadCode = cause instanceof oidc.ResponseBodyError && cause.error === 'invalid_grant'
    throw new Refusal(isBadCode ? 'invalidAuthorizationCode' : 'tokenGenerationFailed', { cause })
  }
}

async function identify(google: oidc.Configuration, tokens: Tokens): Promise<ExternalIdentity> {
  const subject = tokens.claims()?.sub
  ensure(subject, 'tokenGenerationFailed')
  const info = await oidc.fetchUserInfo(google, tokens.access_token, subject).catch((cause) => {
    throw new Refusal('userInfoUnavailable', { cause })
  })
  // Only a verified address may open the account that it belongs to here.
  ensure(info.email && info.email_verified === true, 'userInfoUnavailable')

  const email = info.email.trim().toLowerCase()
  const name = info.name?.trim() || email.slice(0, email.indexOf('@'))
  return { subject, email, name }
}

/** Plain http is for a provider on this very machine, as in tests. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
