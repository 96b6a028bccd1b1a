import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { PHONE, SCHEME } from './harness/accessibility.ts'
import { startApp } from './harness/app.ts'
import { contactSheet, type Picture } from './harness/contact-sheet.ts'
import { demoPerson } from './harness/demo-app.ts'
import { enterAccount } from './harness/people.ts'
import { idsFor } from './harness/screen-ids.ts'
import { addressesFor, goTo, PEOPLE, type Who } from './harness/screens.ts'
import { DESK } from './harness/well-made.ts'

const FOLDER = fileURLToPath(new URL('../screens', import.meta.url))
const LOCALES = { en: 'en-GB', fr: 'fr-FR' }
type Language = keyof typeof LOCALES
const WIDTHS = [DESK, PHONE]
const SCHEMES = ['light', 'dark'] as const
/** Words of which one stands in the addresses to look at; none for all. */
const WANTED = process.argv.slice(2)

/**
 * Makes a picture of every address that the web has, as the people of the demonstration see it: in both languages, on a
 * desk and in the hand, in the light and in the dark. The app is one of its own, gone afterwards.
 */
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const app = await startApp({ DEMO: '1' })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  const pictures: Picture[] = []
  for (const language of Object.keys(LOCALES) as Language[])
    for (const who of Object.keys(PEOPLE) as Who[])
      for (const size of WIDTHS) pictures.push(...(await picturesOf(browser, who, { language, size })))
  await writeFile(join(FOLDER, 'index.html'), contactSheet(pictures))
  say(`${pictures.length} pictures: ${join(FOLDER, 'index.html')}`)
} finally {
  await browser.close()
  await app.stop()
}

interface Mix {
  language: Language
  size: typeof DESK
}

async function picturesOf(browser: Browser, who: Who, { language, size }: Mix): Promise<Picture[]> {
  const context = await browser.newContext({
    baseURL: app.url,
    locale: LOCALES[language],
    viewport: size,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const email = PEOPLE[who]
  if (email) await enterAccount(page.request, demoPerson(email))
  const idFor = await idsFor(page.request, who)
  const routes = addressesFor(who, (name) => `$${name}`)
  const addresses = addressesFor(who, idFor)
  await page.goto(email ? '/dashboard' : '/login')

  const pictures: Picture[] = []
  for (const [index, address] of addresses.entries()) {
    const route = routes[index] ?? address
    if (WANTED.length > 0 && !WANTED.some((word) => route.includes(word))) continue
    await page.setViewportSize(size)
    await goTo(page, address)
    await page.evaluate(everyPicture)
    // As tall as what is in it: whatever stands at the window's edge would lie over the middle of it.
    await page.setViewportSize({ ...size, height: await page.evaluate(wholeHeight) })
    for (const scheme of SCHEMES) {
      await page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [
        SCHEME,
        scheme,
      ] as const)
      const file = `${who}${nameOf(route)}.${language}-${size.width}-${scheme}.png`
      await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' })
      pictures.push({ route: `${route} (${who})`, mix: `${language}, ${size.width}, ${scheme}`, file })
    }
    say(`${language} ${size.width} ${who} ${route}`)
  }
  await context.close()
  return pictures
}

/** Those further down are fetched when somebody scrolls there, which nobody does here. */
async function everyPicture(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.allSettled([...document.images].map((picture) => picture.decode()))
}

/** Of the page, or of the dialog that lies over it, with all that would have to be scrolled to. */
function wholeHeight(): number {
  const dialog = document.querySelector('[role=dialog]')
  const parts = dialog ? [dialog, ...dialog.querySelectorAll('*')] : [document.documentElement]
  const isScrolled = (part: Element) => !dialog || getComputedStyle(part).overflowY === 'auto'
  const hidden = parts.filter(isScrolled).map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  return innerHeight + Math.max(0, ...hidden)
}

function nameOf(route: string): string {
  return route.replace(/[^\w-]+/g, '_')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
