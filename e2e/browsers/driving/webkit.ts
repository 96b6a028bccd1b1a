import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect } from '@playwright/test'
import { freePort } from '../../harness/app.ts'
import type { DrivenBrowser, DrivenPage } from './driven-page.ts'
import { newSession, pathOf, type WebDriver } from './webdriver.ts'

/** Left alone, it presses nothing that has to be scrolled to. */
const TO_THE_MIDDLE = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
/** To the page, somebody who prefers reduced motion. */
const WITHOUT_MOTION = '[Settings]\ngtk-enable-animations=0\n'
const SIZE = { x: 0, y: 0, width: 1280, height: 900 }

/** WebKitGTK's own small browser, on a screen that nobody sees; all that it keeps is gone afterwards. */
export async function openWebKit(driverPath: string): Promise<DrivenBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'probant-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), WITHOUT_MOTION)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] as Readable, 'data')
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      DISPLAY: `:${String(display).trim()}`,
      LANG: 'C.UTF-8',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_RUNTIME_DIR: home,
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await expect(async () => void (await fetch(`${url}/status`))).toPass()
  const session = await newSession(url)
  await session.call('POST', '/window/rect', SIZE)

  return {
    page: driven(session),
    async close() {
      await session.call('DELETE', '')
      for (const process of [driver, screen]) await stopped(process)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function driven({ call, find }: WebDriver): DrivenPage {
  return {
    open: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh'),
    evaluate: (run, ...args) =>
      call('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args }),
    async click(xpath) {
      const element = await find(xpath)
      await call('POST', '/execute/sync', { script: TO_THE_MIDDLE, args: [element] })
      await call('POST', `${pathOf(element)}/click`)
    },
    type: async (xpath, text) => call('POST', `${pathOf(await find(xpath))}/value`, { text }),
    // Here a new tab is opened behind the one that is driven: the window itself goes.
    async outOfSight(meanwhile) {
      await call('POST', '/window/minimize')
      await meanwhile()
      await call('POST', '/window/rect', SIZE)
    },
    picture: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
  }
}

async function stopped(process: ChildProcess): Promise<void> {
  const exit = once(process, 'exit')
  if (process.exitCode === null && process.kill()) await exit
}
