import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'
const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership'

/** A learning platform on loopback: it speaks LTI 1.3 with keys of its own, and is as strict as one. */
export async function startLearningPlatform({ now, redirectUris }: PlatformOptions) {
  const keys = await KEYS
  /** Which of them it shows, and signs with. */
  let current = keys[0] as Key
  const begun = new Map<string, Visit>()
  const broken = new Set<string>()
  const asked: string[] = []

  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', issuer)
    asked.push(url.pathname)
    if (broken.has(url.pathname)) send(response, 500, 'text/plain', 'broken')
    else if (url.pathname === '/keys')
      send(response, 200, 'application/json', JSON.stringify({ keys: [current.shown] }))
    else if (url.pathname === '/authorize') authorize(url.searchParams, response)
    else send(response, 404, 'text/plain', 'not here')
  }

  /** As OpenID Connect has it: what was not asked for in the right way gets nothing. */
  async function authorize(query: URLSearchParams, response: ServerResponse) {
    const visit = begun.get(query.get('login_hint') ?? '')
    const redirectUri = query.get('redirect_uri') ?? ''
    const faults = Object.entries({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: CLIENT_ID,
    }).filter(([name, value]) => query.get(name) !== value)
    if (
      faults.length > 0 ||
      !redirectUris.includes(redirectUri) ||
      !query.get('nonce') ||
      !query.get('state')
    )
      return send(response, 400, 'text/plain', `bad request: ${faults.join(' ')} ${redirectUri}`)
    const state = query.get('state') ?? ''
    if (!visit || query.get('lti_message_hint') !== visit.hint)
      return sendForm(response, redirectUri, { state, error: 'login_required' })
    const id_token = await sign(claimsOf(visit, query.get('nonce') ?? ''))
    return sendForm(response, redirectUri, { state, id_token })
  }

  function claimsOf({ user, activity }: Visit, nonce: string): JWTPayload {
    const at = Math.floor(now().getTime() / 1000)
    return {
      iss: issuer,
      aud: CLIENT_ID,
      azp: CLIENT_ID,
      iat: at,
      exp: at + 300,
      nonce,
      sub: user.id,
      ...(user.name && { name: user.name }),
      ...(user.email && { email: user.email }),
      [`${CLAIM}/message_type`]: 'LtiResourceLinkRequest',
      [`${CLAIM}/version`]: '1.3.0',
      [`${CLAIM}/deployment_id`]: DEPLOYMENT_ID,
      [`${CLAIM}/target_link_uri`]: redirectUris[0],
      [`${CLAIM}/roles`]: [`${MEMBERSHIP}#${user.isTeacher ? 'Instructor' : 'Learner'}`],
      [`${CLAIM}/context`]: { id: 'course-1', label: 'PHYS', title: 'Physics' },
      [`${CLAIM}/resource_link`]: { id: activity.id, title: activity.title },
      [`${CLAIM}/custom`]: activity.custom ?? {},
    }
  }

  function sign(claims: JWTPayload, { key = current, alg = 'RS256', kid = key.kid }: Signing = {}) {
    return new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key.private)
  }

  return {
    issuer,
    clientId: CLIENT_ID,
    deploymentId: DEPLOYMENT_ID,
    /** What was asked of it, in order. */
    asked,
    sign,
    claimsOf,
    get otherKey() {
      return keys.find((key) => key !== current) as Key
    },

    /** What is entered to register it. */
    get form() {
      return {
        name: 'School Moodle',
        product: 'moodle' as const,
        issuer,
        clientId: CLIENT_ID,
        deploymentIds: [DEPLOYMENT_ID],
        authorizationUrl: `${issuer}/authorize`,
        tokenUrl: `${issuer}/token`,
        tokenAudience: null,
        keysUrl: `${issuer}/keys`,
      }
    },

    /** Somebody presses the activity in their course: what their browser then brings to the tool. */
    visit(user: PlatformUser, activity: Activity = ACTIVITY): Visit & { parameters: Record<string, string> } {
      const visit = { user, activity, hint: `hint-${begun.size + 1}` }
      const loginHint = `${user.id}-${begun.size + 1}`
      begun.set(loginHint, visit)
      const parameters = {
        iss: issuer,
        client_id: CLIENT_ID,
        login_hint: loginHint,
        lti_message_hint: visit.hint,
        lti_deployment_id: DEPLOYMENT_ID,
        target_link_uri: redirectUris[0] ?? '',
      }
      return { ...visit, parameters }
    },

    /** Its page, in the browser that was sent there: the form that it sends back to the tool. */
    async follow(url: string): Promise<Record<string, string>> {
      const response = await fetch(url)
      const html = await response.text()
      if (response.status !== 200) throw new Error(`the platform refuses: ${html}`)
      return Object.fromEntries(
        [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      )
    },

    /** From now on it signs with the other key, and shows only that one. */
    changeKeys() {
      current = keys.find((key) => key !== current) as Key
    },
    breakDown: (path: string) => broken.add(path),
    repair: () => broken.clear(),
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type FakePlatform = Awaited<ReturnType<typeof startLearningPlatform>>

/** Made once: it takes a while. */
const KEYS = Promise.all([aKey('first'), aKey('second')])

interface PlatformOptions {
  /** By its clock. */
  now: () => Date
  /** Where it may send people: the tool's address for launches. */
  redirectUris: string[]
}

export interface PlatformUser {
  id: string
  name?: string
  email?: string
  isTeacher?: boolean
}

export interface Activity {
  id: string
  title: string
  custom?: Record<string, string>
}

interface Visit {
  user: PlatformUser
  activity: Activity
  hint: string
}

const CLIENT_ID = 'tool-4711'
const DEPLOYMENT_ID = '1'
const ACTIVITY: Activity = { id: 'link-1', title: 'Radioactivity' }

interface Signing {
  key?: Pick<Key, 'kid' | 'private'>
  alg?: string
  kid?: string
}

type Key = Awaited<ReturnType<typeof aKey>>

async function aKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    kid,
    private: privateKey,
    shown: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

function sendForm(response: ServerResponse, action: string, fields: Record<string, string>): void {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}" />`,
  )
  send(
    response,
    200,
    'text/html',
    `<form id="to-tool" method="post" action="${action}">${inputs.join('')}</form><script>document.getElementById('to-tool').submit()</script>`,
  )
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}
