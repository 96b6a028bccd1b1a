import { enterByLaunch, LTI_LAUNCH } from '@probant/contract/lti/launch'
import { addLearningPlatform, getLearningPlatforms } from '@probant/contract/lti/platforms'
import { afterEach, beforeEach } from 'vitest'
import type { Browser } from './browser.ts'
import {
  type Activity,
  type FakePlatform,
  type PlatformUser,
  startLearningPlatform,
} from './fakes/learning-platform.ts'
import { inWorkspace } from './questions.ts'
import type { testApp } from './test-app.ts'

/** User-typed addresses may be ones of this machine. */
export const LTI_ENV = { OUTBOUND_PRIVATE_ADDRESSES: '1' }

/** A learning platform, and people who come from its courses. */
export function ltiOf(test: ReturnType<typeof testApp>) {
  const world = {} as { platform: FakePlatform }

  beforeEach(async () => {
    world.platform = await startLearningPlatform({
      now: test.clock.now,
      redirectUris: [`http://probant.test${LTI_LAUNCH}`],
    })
  })
  afterEach(() => world.platform?.close())

  return {
    get platform() {
      return world.platform
    },

    /** Registers the platform, and says where it sends people. */
    async connect(maker: Browser, workspace?: string) {
      const { body } = await maker.call(
        addLearningPlatform,
        { body: world.platform.form },
        inWorkspace(workspace),
      )
      const { body: all } = await maker.call(getLearningPlatforms, undefined, inWorkspace(workspace))
      return { id: body.id, ...all.tool, loginPath: new URL(all.tool.loginUrl).pathname }
    },

    logIn,
    post,
    passOf,

    /** All the way, as a browser goes it. */
    async launch(browser: Browser, loginPath: string, user: PlatformUser, activity?: Activity) {
      const { parameters } = world.platform.visit(user, activity)
      const { headers } = await logIn(browser, loginPath, parameters)
      const form = await world.platform.follow(String(headers.location))
      const answer = await post(browser, LTI_LAUNCH, form)
      const pass = passOf(answer)
      return { answer, form, pass, enter: () => browser.call(enterByLaunch, { body: { pass } }) }
    },
  }

  function logIn(browser: Browser, path: string, parameters: Record<string, string>) {
    return post(browser, path, parameters)
  }
}

/** A form that another site has sent, in a window of its own unless something else is said. */
export function post(
  browser: Browser,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-dest': 'document' },
) {
  return browser.send('POST', path, String(new URLSearchParams(form)), {
    bearer: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

export function passOf({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers.location ?? '').split('#')[1] ?? ''
}
