import { createHmac } from 'node:crypto'
import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { enterByLaunch, LTI_LAUNCH } from '@probant/contract/lti/launch'
import {
  changeLearningPlatform,
  getLearningPlatforms,
  removeLearningPlatform,
} from '@probant/contract/lti/platforms'
import type { JWTPayload } from 'jose'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import type { FakePlatform } from '#test/fakes/learning-platform.ts'
import { LTI_ENV, ltiOf, passOf, post } from '#test/lti.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: LTI_ENV })
const lti = ltiOf(test)
const { aVerifiedPerson } = organizationsOf(test)

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'
const ZOE = { id: 'zoe-17', name: 'Zoé Martin', email: 'zoe@school.test' }
const MS_CURIE = { id: 'curie-1', name: 'Ms Curie', isTeacher: true }

describe('a launch', () => {
  it('brings a learner in, with nothing but what the platform has signed', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { answer, pass, enter } = await lti.launch(test.browser(), loginPath, ZOE)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe(`/launched#${pass}`)
    expect((await enter()).body).toEqual({
      kind: 'unlinked',
      isTeacher: false,
      course: 'Physics',
      activity: 'Radioactivity',
    })
  })

  it('knows who teaches', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { enter } = await lti.launch(test.browser(), loginPath, MS_CURIE)
    expect((await enter()).body.isTeacher).toBe(true)
  })

  it('asks for a login as OpenID Connect wants it, by GET as by POST, also where the client isn’t named', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { parameters } = lti.platform.visit(ZOE)
    const { client_id: _, ...unnamed } = parameters
    for (const { status, headers } of [
      await lti.logIn(test.browser(), loginPath, parameters),
      await lti.logIn(test.browser(), loginPath, unnamed),
      await test
        .browser()
        .send('GET', `${loginPath}?${new URLSearchParams(parameters)}`, undefined, OWN_WINDOW),
    ]) {
      expect(status).toBe(302)
      const url = new URL(String(headers.location))
      expect(url.origin + url.pathname).toBe(`${lti.platform.issuer}/authorize`)
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: lti.platform.clientId,
        redirect_uri: 'http://probant.test/lti/launch',
        login_hint: parameters.login_hint,
        lti_message_hint: parameters.lti_message_hint,
      })
    }
  })

  it('asks a platform once for its keys, and again when it signs with another', async () => {
    const platform = lti.platform
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const askedFor = () => platform.asked.filter((path) => path === '/keys').length
    const statuses = () =>
      Promise.all([1, 2, 3].map(async () => (await lti.launch(test.browser(), loginPath, ZOE)).answer.status))
    expect(await statuses()).toEqual([303, 303, 303])
    expect(askedFor()).toBe(1)

    platform.changeKeys()
    expect(await statuses()).toEqual([403, 403, 403])
    expect(askedFor()).toBe(1)
    test.clock.advance({ seconds: 31 })
    expect(await statuses()).toEqual([303, 303, 303])
    expect(askedFor()).toBeLessThanOrEqual(4)
  })

  it('is told which deployment is new, and takes it once it was added', async () => {
    const maker = await aVerifiedPerson()
    const { id, loginPath } = await lti.connect(maker)
    const params = { learningPlatformId: id }
    const body = { ...lti.platform.form, deploymentIds: [] }
    await maker.call(changeLearningPlatform, { params, body })
    const refused = await lti.launch(test.browser(), loginPath, ZOE)
    expect(refused.answer.status).toBe(403)
    expect(refused.answer.body).toContain('add the deployment ID 1 on the Connections page')

    const [platform] = (await maker.call(getLearningPlatforms)).body.platforms
    expect(platform).toMatchObject({ unknownDeploymentId: '1', lastLaunchAt: null })
    const added = await maker.call(changeLearningPlatform, { params, body: lti.platform.form })
    expect(added.body).toMatchObject({ deploymentIds: ['1'], unknownDeploymentId: null })
    expect((await lti.launch(test.browser(), loginPath, ZOE)).answer.status).toBe(303)
    const { body: after } = await maker.call(getLearningPlatforms)
    expect(after.platforms[0]?.lastLaunchAt).toBe(test.clock.now().toISOString())
  })
})

describe('in a frame, where browsers keep no cookies for us', () => {
  it.each(['iframe', 'frame', 'embed'])('one press opens a window of its own: %s', async (dest) => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { parameters } = lti.platform.visit(ZOE)
    const browser = test.browser()
    const framed = await post(browser, loginPath, parameters, { 'sec-fetch-dest': dest })
    expect(framed.status).toBe(200)
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(framed.headers['x-frame-options']).toBeUndefined()
    expect(browser.jar.size).toBe(0)

    const [, link = ''] = /<a href="([^"]+)" target="_blank"/.exec(framed.body) ?? []
    const { headers } = await browser.send('GET', link.replaceAll('&#38;', '&'))
    const answer = await post(browser, LTI_LAUNCH, await lti.platform.follow(String(headers.location)))
    const { status } = await browser.call(enterByLaunch, { body: { pass: passOf(answer) } })
    expect(status).toBe(200)
  })

  it('asks for that press too where a browser doesn’t say whether it is framed', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const answer = await post(test.browser(), loginPath, lti.platform.visit(ZOE).parameters, {})
    expect(answer.body).toContain('Open the quiz')
  })

  it('says it in French to whoever reads French, and shows what it was sent as text', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const parameters = { ...lti.platform.visit(ZOE).parameters, login_hint: '"><script>alert(1)</script>' }
    const answer = await post(test.browser({ language: 'fr' }), loginPath, parameters, {})
    expect(answer.body).toContain('<html lang="fr">')
    expect(answer.body).not.toContain('<script')
  })
})

/** Each that is forged, replayed, expired, or somebody else's. */
describe('a message is refused', () => {
  const at = (claims: JWTPayload, seconds: number) => ({
    ...claims,
    iat: (claims.iat ?? 0) + seconds,
    exp: (claims.exp ?? 0) + seconds,
  })
  const without = (claims: JWTPayload, name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name))

  const CHANGED: [string, ErrorName, string, (claims: JWTPayload) => JWTPayload][] = [
    [
      'from another issuer',
      'launchForged',
      'iss',
      (claims) => ({ ...claims, iss: 'https://elsewhere.test' }),
    ],
    ['without an issuer', 'launchForged', 'iss', (claims) => without(claims, 'iss')],
    ['for another tool', 'launchForged', 'aud', (claims) => ({ ...claims, aud: 'tool-1', azp: 'tool-1' })],
    ['without an audience', 'launchForged', 'aud', (claims) => without(claims, 'aud')],
    [
      'asked for by another tool',
      'launchForged',
      'azp',
      (claims) => ({ ...claims, aud: ['tool-1', 'tool-4711'], azp: 'tool-1' }),
    ],
    [
      'for several tools, not saying which has asked',
      'launchForged',
      'azp',
      (claims) => ({ ...without(claims, 'azp'), aud: ['tool-1', 'tool-4711'] }),
    ],
    ['that has expired', 'launchExpired', 'too long', (claims) => at(claims, -361)],
    [
      'that was made long ago',
      'launchExpired',
      'too long',
      (claims) => ({ ...claims, iat: (claims.iat ?? 0) - 661 }),
    ],
    ['of the future', 'launchForged', 'iat', (claims) => at(claims, 120)],
    ['without an end', 'launchForged', 'exp', (claims) => without(claims, 'exp')],
    ['without a time', 'launchForged', 'iat', (claims) => without(claims, 'iat')],
    ['not yet good', 'launchForged', 'nbf', (claims) => ({ ...claims, nbf: (claims.exp ?? 0) + 600 })],
    ['with another nonce', 'launchForged', 'nonce', (claims) => ({ ...claims, nonce: 'of another login' })],
    ['without a nonce', 'launchForged', 'nonce', (claims) => without(claims, 'nonce')],
    [
      'from a deployment that nobody has named',
      'launchNotDeployed',
      'School Moodle',
      (claims) => ({ ...claims, [`${CLAIM}/deployment_id`]: '2' }),
    ],
    [
      'without a deployment',
      'launchUnsupported',
      'LTI 1.3',
      (claims) => without(claims, `${CLAIM}/deployment_id`),
    ],
    [
      'of another version',
      'launchUnsupported',
      'LTI 1.3',
      (claims) => ({ ...claims, [`${CLAIM}/version`]: '1.1' }),
    ],
    [
      'of a kind that we don’t know',
      'launchUnsupported',
      'LTI 1.3',
      (claims) => ({ ...claims, [`${CLAIM}/message_type`]: 'LtiSubmissionReviewRequest' }),
    ],
    [
      'about no activity',
      'launchUnsupported',
      'LTI 1.3',
      (claims) => without(claims, `${CLAIM}/resource_link`),
    ],
    ['about nobody', 'launchNameless', 'who you are', (claims) => without(claims, 'sub')],
  ]

  it.each(CHANGED)('%s', async (_name, refusal, words, change) => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const refused = await launchWith(loginPath, (claims) => lti.platform.sign(change(claims)))
    expect(refused).toMatchObject({ refusal })
    expect(refused.text).toContain(words)
    expect(await keptLaunches()).toBe(0)
  })

  const SIGNED: [string, string, (claims: JWTPayload, platform: FakePlatform) => Promise<string> | string][] =
    [
      [
        'by a key that isn’t the platform’s',
        'signature',
        (claims, platform) => platform.sign(claims, { key: { ...platform.otherKey, kid: 'first' } }),
      ],
      [
        'by a key with a name that the platform doesn’t know',
        'kid',
        (claims, platform) => platform.sign(claims, { kid: 'third' }),
      ],
      [
        'and changed afterwards',
        'signature',
        async (claims, platform) => {
          const [head, , signature] = (await platform.sign(claims)).split('.')
          return [head, encoded({ ...claims, sub: 'somebody-else' }), signature].join('.')
        },
      ],
      ['by nobody', 'alg', (claims) => `${encoded({ alg: 'none', kid: 'first' })}.${encoded(claims)}.`],
      [
        'with a secret that everybody knows: the public key',
        'alg',
        (claims) => {
          const body = `${encoded({ alg: 'HS256', kid: 'first' })}.${encoded(claims)}`
          return `${body}.${createHmac('sha256', 'first').update(body).digest('base64url')}`
        },
      ],
      [
        'with half of a signature',
        'signature',
        async (claims, { sign }) => (await sign(claims)).slice(0, -100),
      ],
      ['and isn’t one', 'id_token', () => 'not.a.token'],
      ['and is empty', 'id_token', () => ''],
    ]

  it.each(SIGNED)('that is signed %s', async (_name, part, made) => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const refused = await launchWith(loginPath, (claims) => made(claims, lti.platform))
    expect(refused).toMatchObject({ refusal: 'launchForged' })
    expect(refused.text).toContain(`check failed: ${part}`)
    expect(await keptLaunches()).toBe(0)
  })

  it('that was said before, in whichever browser', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const browser = test.browser()
    const { form, answer } = await lti.launch(browser, loginPath, ZOE)
    expect(answer.status).toBe(303)
    for (const again of [browser, test.browser()])
      expect(refusalOf(await post(again, LTI_LAUNCH, form)).refusal).toBe('launchRepeated')
  })

  it('that two send at once is taken from one', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const form = await formFor(test.browser(), loginPath)
    const answers = await Promise.all([1, 2, 3].map(() => post(test.browser(), LTI_LAUNCH, form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409])
  })

  it('that comes with the state of another login, of another secret, or none', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const browser = test.browser()
    const form = await formFor(browser, loginPath)
    const other = await formFor(browser, loginPath)
    const states = [other.state, 'made up', '', `${form.state?.slice(0, -4)}AAAA`]
    for (const state of states)
      expect(refusalOf(await post(browser, LTI_LAUNCH, { ...form, state: state ?? '' })).refusal).toBe(
        'launchForged',
      )
    const { state: _, ...stateless } = form
    expect(refusalOf(await post(browser, LTI_LAUNCH, stateless)).refusal).toBe('launchForged')
  })

  it('that comes long after its login', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { parameters, ...visit } = lti.platform.visit(ZOE)
    const browser = test.browser()
    const { headers } = await lti.logIn(browser, loginPath, parameters)
    const url = new URL(String(headers.location))
    test.clock.advance({ minutes: 11 })
    const id_token = await lti.platform.sign(
      lti.platform.claimsOf(visit, url.searchParams.get('nonce') ?? ''),
    )
    const state = url.searchParams.get('state') ?? ''
    expect(refusalOf(await post(browser, LTI_LAUNCH, { id_token, state })).refusal).toBe('launchExpired')
  })

  it('that the platform itself withholds', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { parameters } = lti.platform.visit(ZOE)
    const browser = test.browser()
    const { headers } = await lti.logIn(browser, loginPath, { ...parameters, lti_message_hint: 'wrong' })
    const form = await lti.platform.follow(String(headers.location))
    expect(form.error).toBe('login_required')
    const refused = refusalOf(await post(browser, LTI_LAUNCH, form))
    expect(refused.refusal).toBe('launchRefusedThere')
    expect(refused.text).toContain('School Moodle didn’t say who you are')
  })

  it('of a platform that was removed meanwhile', async () => {
    const maker = await aVerifiedPerson()
    const { id, loginPath } = await lti.connect(maker)
    const browser = test.browser()
    const form = await formFor(browser, loginPath)
    await maker.call(removeLearningPlatform, { params: { learningPlatformId: id } })
    expect(refusalOf(await post(browser, LTI_LAUNCH, form)).refusal).toBe('launchUnregistered')
  })

  it('while the platform’s keys can’t be read, and no longer', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    lti.platform.breakDown('/keys')
    const { answer } = await lti.launch(test.browser(), loginPath, ZOE)
    expect(refusalOf(answer).refusal).toBe('launchKeysUnavailable')
    lti.platform.repair()
    expect((await lti.launch(test.browser(), loginPath, ZOE)).answer.status).toBe(303)
  })
})

describe('a login is refused', () => {
  it('that doesn’t say from where or who', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { parameters } = lti.platform.visit(ZOE)
    for (const name of ['iss', 'login_hint']) {
      const { [name]: _, ...left } = parameters
      expect(refusalOf(await lti.logIn(test.browser(), loginPath, left)).refusal).toBe('launchIncomplete')
    }
    expect(refusalOf(await test.browser().send('GET', loginPath)).refusal).toBe('launchIncomplete')
    const twice = await test.browser().send('GET', `${loginPath}?iss=one&iss=other&login_hint=zoe`)
    expect(refusalOf(twice).refusal).toBe('launchIncomplete')
  })

  it('of a platform or client that isn’t registered in this workspace', async () => {
    const maker = await aVerifiedPerson()
    const { loginPath } = await lti.connect(maker)
    const { parameters } = lti.platform.visit(ZOE)
    const other = await aVerifiedPerson()
    const { body } = await other.call(getLearningPlatforms)
    for (const [path, said] of [
      [loginPath, { ...parameters, iss: 'https://elsewhere.test' }],
      [loginPath, { ...parameters, client_id: 'tool-1' }],
      [new URL(body.tool.loginUrl).pathname, parameters],
      ['/lti/login/nobody', parameters],
    ] as [string, typeof parameters][]) {
      const refused = refusalOf(await lti.logIn(test.browser(), path, said))
      expect(refused.refusal).toBe('launchUnregistered')
      expect(refused.text).toContain(said.iss ?? '')
    }
  })
})

describe('a pass', () => {
  it('opens nothing in another browser than the one that it began in', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { pass, enter } = await lti.launch(test.browser(), loginPath, ZOE)
    expect(await test.browser().call(enterByLaunch, { body: { pass } })).toFailWith('launchElsewhere')
    const other = test.browser()
    await lti.launch(other, loginPath, { ...ZOE, id: 'max-3' })
    expect(await other.call(enterByLaunch, { body: { pass } })).toFailWith('launchElsewhere')
    expect((await enter()).status).toBe(200)
  })

  it('is good for some minutes, also when the page is loaded again, and then forgotten', async () => {
    const { loginPath } = await lti.connect(await aVerifiedPerson())
    const { enter } = await lti.launch(test.browser(), loginPath, ZOE)
    test.clock.advance({ minutes: 9 })
    expect((await enter()).status).toBe(200)
    await test.services.lti.launches.forgetOld()
    expect((await enter()).status).toBe(200)
    test.clock.advance({ minutes: 2 })
    expect(await enter()).toFailWith('launchExpired')
    await test.services.lti.launches.forgetOld()
    expect(await keptLaunches()).toBe(0)
  })

  it('that is made up opens nothing', async () => {
    expect(await test.browser().call(enterByLaunch, { body: { pass: 'll_made-up' } })).toFailWith(
      'launchExpired',
    )
  })
})

const OWN_WINDOW = { headers: { 'sec-fetch-dest': 'document' } }

async function formFor(browser: Browser, loginPath: string) {
  const { headers } = await lti.logIn(browser, loginPath, lti.platform.visit(ZOE).parameters)
  return lti.platform.follow(String(headers.location))
}

/** A launch whose token is another than the platform's own. */
async function launchWith(loginPath: string, made: (claims: JWTPayload) => Promise<string> | string) {
  const browser = test.browser()
  const { parameters, ...visit } = lti.platform.visit(ZOE)
  const { headers } = await lti.logIn(browser, loginPath, parameters)
  const { searchParams } = new URL(String(headers.location))
  const state = searchParams.get('state') ?? ''
  const id_token = await made(lti.platform.claimsOf(visit, searchParams.get('nonce') ?? ''))
  return refusalOf(await post(browser, LTI_LAUNCH, { state, id_token }))
}

/** Which refusal a page tells, by its status and its words. */
function refusalOf({ status, body }: { status: number; body: unknown }) {
  const text = String(body)
  const found = Object.entries(WORDS).find(
    ([name, words]) => ERRORS[name as ErrorName].status === status && text.includes(words),
  )
  return { status, refusal: found?.[0], text }
}

const WORDS: Partial<Record<ErrorName, string>> = {
  launchIncomplete: 'this address only works with',
  launchUnregistered: 'isn’t connected to this workspace',
  launchRefusedThere: 'didn’t say who you are. Log in there',
  launchExpired: 'This took too long',
  launchForged: 'can’t be trusted',
  launchRepeated: 'has already been used',
  launchNotDeployed: 'isn’t connected yet',
  launchUnsupported: 'It must use LTI 1.3',
  launchNameless: 'send an ID for each user',
  launchKeysUnavailable: 'to check its signature',
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

async function keptLaunches(): Promise<number> {
  const { rows } = await test.database.pool.query('select from lti_launches')
  return rows.length
}
