import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { FRENCH_LANDING, PUBLIC_PAGES } from '@probant/contract/public-pages'
import { listQuizzes } from '@probant/contract/quizzes/life'
import { startApp } from './harness/app.ts'
import { call } from './harness/calls.ts'
import { demoPerson } from './harness/demo-app.ts'
import { enterAccount } from './harness/people.ts'
import { PEOPLE } from './harness/screens.ts'

const FOLDER = fileURLToPath(new URL('../web/public/pictures', import.meta.url))
const SCREEN = { width: 1360, height: 850 }
/** In the hand the same screen would be too small to read. */
const PHONE = { width: 390, height: 620 }
const DENSITY = 2
const PREVIEW = { width: 1200, height: 630 }
const QUALITY = 82
/** Of twice as many points: what is lost between them nobody sees. */
const FINE_QUALITY = 60
/** The dialog, once it has looked at every question. */
const CAN_BE_SAVED = '[role=dialog]:has(button:not([disabled]) .tabler-icon-download)'
/** In a preview nothing can be pressed: it is the first screen without its menus. */
const WITHOUT_MENUS = 'header nav, header details { display: none }'

/** The pictures of the landing page, and those that stand for it elsewhere: taken of the demonstration, and committed. */
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  for (const [language, locale] of Object.entries({ en: 'en-GB', fr: 'fr-FR' })) {
    const app = await startApp({ DEMO: '1', DEMO_LANGUAGE: language })
    const context = await browser.newContext({ baseURL: app.url, locale, reducedMotion: 'reduce' })
    await takePreview(await context.newPage(), language)
    await enterAccount(context.request, demoPerson(PEOPLE.creator))
    const { items } = await call(context.request, listQuizzes, { querystring: {} })
    const idIn = (phase: string) => items.find((quiz) => quiz.phase === phase)?.id
    const inTheHand = await browser.newContext({
      baseURL: app.url,
      locale,
      reducedMotion: 'reduce',
      viewport: PHONE,
      deviceScaleFactor: DENSITY,
      storageState: await context.storageState(),
    })
    for (const [name, address, start, startInTheHand] of [
      ['board', `/dashboard/view/${idIn('open')}/live`, 'body', 'li[data-status]'],
      // From its first sentence to the subjects; in the hand there is room for these alone.
      ['report', `/dashboard/view/${idIn('completed')}/results`, 'p:has(+ dl)', 'section >> nth=1'],
      ['export', `/dashboard/view/${idIn('completed')}?dialog=export`, CAN_BE_SAVED, CAN_BE_SAVED],
    ] as const) {
      const desk = await context.newPage()
      await desk.setViewportSize(SCREEN)
      await takeScreen(desk, address, `${name}-${language}.webp`, start)
      await takeScreen(await inTheHand.newPage(), address, `${name}-phone-${language}.webp`, startInTheHand)
    }
    await inTheHand.close()
    await context.close()
    await app.stop()
  }
} finally {
  await browser.close()
}

async function takePreview(page: Page, language: string): Promise<void> {
  await page.setViewportSize(PREVIEW)
  await page.goto(language === 'fr' ? FRENCH_LANDING : PUBLIC_PAGES.landing, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: WITHOUT_MENUS })
  await page.screenshot({ path: join(FOLDER, `preview-${language}.png`) })
  await page.close()
}

/** From `start` on. Playwright itself makes no WebP, which takes a third of the room. */
async function takeScreen(page: Page, address: string, file: string, start: string): Promise<void> {
  await page.goto(address)
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .locator(start)
    .first()
    .evaluate((element) => element.scrollIntoView())
  const browserItself = await page.context().newCDPSession(page)
  // Asked beside Playwright, the browser gives one point for each of the page's, whatever screen it is to be for.
  const { clip, isFine } = await page.evaluate(() => ({
    clip: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight, scale: devicePixelRatio },
    isFine: devicePixelRatio > 1,
  }))
  const quality = isFine ? FINE_QUALITY : QUALITY
  const { data } = await browserItself.send('Page.captureScreenshot', { format: 'webp', quality, clip })
  await writeFile(join(FOLDER, file), Buffer.from(data, 'base64'))
  await page.close()
}
