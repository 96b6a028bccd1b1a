import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ROOT } from './processes/tools.ts'
import { bringChromium } from './test/chromium.ts'

/**
 * `npm run icons`: draws the pictures of the installed app from the mark (`web/public/favicon.svg`), each by taking a
 * picture of it in a browser. They are committed; it is run again when the mark changes.
 */
const ICONS: Icon[] = [
  { file: 'app-192.png', size: 192, mark: 0.62, radius: 0.22 },
  { file: 'app-512.png', size: 512, mark: 0.62, radius: 0.22 },
  // Cut to any shape by the system: the mark stays within the middle four fifths.
  { file: 'app-maskable-512.png', size: 512, mark: 0.48, radius: 0 },
  // This one is rounded by the system, and shown black where it is transparent.
  { file: 'apple-touch-180.png', size: 180, mark: 0.6, radius: 0 },
]

interface Icon {
  file: string
  size: number
  /** How much of the side the mark takes. */
  mark: number
  /** Of the corners, as a part of the side. */
  radius: number
}

const browser = await chromium.launch({ executablePath: await bringChromium() })
const page = await browser.newPage()
for (const icon of ICONS) await draw(page, icon)
await browser.close()

async function draw(page: Page, { file, size, mark, radius }: Icon): Promise<void> {
  const [stroke = ''] =
    /<path [^>]*\/>/.exec(readFileSync(join(ROOT, 'web/public/favicon.svg'), 'utf8')) ?? []
  const side = size * mark
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`
    <body style="margin: 0">
      <div style="display: grid; place-items: center; height: ${size}px; background: #2B4ACB; border-radius: ${size * radius}px">
        <svg width="${side}" height="${side}" viewBox="0 0 32 32" fill="none" stroke="#FFFFFF" stroke-width="3.4"
          stroke-linecap="round" stroke-linejoin="round">${stroke}</svg>
      </div>`)
  await page.screenshot({ path: join(ROOT, 'web/public/icons', file), omitBackground: true })
}
