import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { memoryAdapter } from './oidc-memory.ts'
import { answerSignInPage } from './oidc-sign-in-page.ts'
import { walkThroughSignIn } from './oidc-walk.ts'

/** A real OpenID provider on loopback, with a page to choose a user on, which misbehaves on demand. */
export async function startOidcProvider({
  users,
  redirectUris,
}: OidcProviderOptions): Promise<FakeOidcProvider> {
  let broken: OidcPart | undefined
  let handle: Handler = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = createProvider({ issuer, users, redirectUris })
  const answer = provider.callback()
  handle = (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    if (broken === 'keys' && path === PATHS.keys)
      return sendJson(response, 200, { keys: [signingKey().public] })
    if (broken && path === PATHS[broken]) return sendJson(response, 500, { error: 'server_error' })
    if (path.startsWith('/interaction/')) return void answerSignInPage({ provider, users, request, response })
    if (path.startsWith(PATHS.authorization)) forgetSession(request)
    return void answer(request, response)
  }

  return {
    issuer,
    ...CLIENT,
    breakDown(part) {
      broken = part
    },
    chooseUser: (url, subject) => walkThroughSignIn(url, { subject }),
    refuse: (url) => walkThroughSignIn(url, { cancel: 'yes' }),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export interface OidcUser {
  subject: string
  email?: string
  isEmailVerified?: boolean
  name?: string
  locale?: string
}

export interface OidcProviderOptions {
  users: OidcUser[]
  /** Where people may be sent back to: `<public url>/login/google`. */
  redirectUris: string[]
}

/** `keys`: the tokens can't be verified with the keys that it publishes. */
export type OidcPart = keyof typeof PATHS

export interface FakeOidcProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** From now on this part fails; without one, all works again. */
  breakDown(part?: OidcPart): void
  /** Does what a browser would: signs in as this user, and returns the query with which it is sent back. */
  chooseUser(url: string, subject: string): Promise<string>
  /** The same, for someone who presses cancel. */
  refuse(url: string): Promise<string>
  close(): Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const CLIENT = { clientId: 'probant-test', clientSecret: 'a-secret-between-the-two-of-us' }
const PATHS = {
  authorization: '/auth',
  discovery: '/.well-known/openid-configuration',
  token: '/token',
  userinfo: '/me',
  keys: '/jwks',
}

function createProvider({ issuer, users, redirectUris }: OidcProviderOptions & { issuer: string }): Provider {
  return new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey().private] },
    cookies: { keys: ['signs cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount(_context, subject) {
      const user = users.find((candidate) => candidate.subject === subject)
      return user && { accountId: subject, claims: () => claimsOf(user) }
    },
    /** Whoever signs in agrees to everything that was asked for. */
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

/** Like an account chooser: whoever signed in before is a stranger again, and may be someone else now. */
function forgetSession(request: IncomingMessage): void {
  const cookies = request.headers.cookie?.split('; ') ?? []
  request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith('_session')).join('; ')
}

function claimsOf({ subject, email, isEmailVerified = true, name, locale }: OidcUser) {
  return { sub: subject, email, email_verified: isEmailVerified, name, locale }
}

function signingKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const told = { kid: 'test', alg: 'RS256', use: 'sig' }
  const asJwk = (key: { export(options: { format: 'jwk' }): object }) => ({
    ...key.export({ format: 'jwk' }),
    ...told,
  })
  return { public: asJwk(publicKey), private: asJwk(privateKey) }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
