import { createApp } from '#server/app.ts'
import { createLog } from '#server/platform/log.ts'
import { createMarkdownRenderer } from '#server/platform/markdown/renderer.ts'
import { createServices } from '#server/services.ts'
import { type Browser, createBrowser } from './browser.ts'
import { SECRET, type testApp } from './test-app.ts'

/**
 * The same installation as another process serves it, or the same one after a restart: it shares the database and
 * nothing else. Its clock may be wrong by some seconds.
 */
export async function anotherProcess(test: ReturnType<typeof testApp>, { aheadMs = 0 } = {}) {
  const surroundings = {
    config: test.config,
    database: test.database,
    now: () => new Date(test.clock.now().getTime() + aheadMs),
    log: createLog('silent'),
    secret: SECRET,
    origin: () => 'http://probant.test',
    markdown: createMarkdownRenderer(),
  }
  const services = createServices(surroundings)
  const app = await createApp(surroundings, services, surroundings.log)

  return {
    services,
    /** The same browser, whose next call happens to come in here. */
    reachedBy({ jar, accessToken }: Browser): Browser {
      const browser = createBrowser(app)
      for (const [name, value] of jar) browser.jar.set(name, value)
      browser.accessToken = accessToken
      return browser
    },
    async stop(): Promise<void> {
      await app.close()
      await services.platform.afterwards.settled()
      await services.generation.close()
      await services.exchange.close()
      await services.platform.markdown.close()
    },
  }
}
