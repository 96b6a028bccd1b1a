import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** Axe comes along with its wrapper, which takes ten times as long: it opens a page for every look. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
/** What depends on the colour scheme; all else is the same in the dark. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
export const SCHEME = 'data-mantine-color-scheme'
/** A mail is read inside another program's page, which has the landmarks and the heading. */
const PAGE_RULES = ['landmark-one-main', 'region', 'page-has-heading-one']

export const PHONE = { width: 390, height: 844 }
/** What WCAG 1.4.10 asks for: 1280 × 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 }

declare global {
  var axe: { run(where: ElementContext, options: RunOptions): Promise<AxeResults> } | undefined
}

/** Axe finds nothing on the screen as it stands. */
export function expectAccessible(page: Page, screen = page.url()): Promise<void> {
  return expectNoFindings(page, screen)
}

/**
 * The same in the light and in the dark. A usual run looks at each screen in one of them, by the length of its name, and
 * always in the same one; `npm run test:mixes` looks in both. It then begins in the scheme that is there and ends in the other: to draw all of a page anew takes as
 * long as to look at it.
 */
export async function expectAccessibleInBothSchemes(
  page: Page,
  screen = new URL(page.url()).pathname,
): Promise<void> {
  if (process.env.EVERY_MIX) {
    await expectAccessible(page, screen)
    const scheme = await switchScheme(page)
    await expectNoFindings(page, `${screen} (${scheme})`, { runOnly: COLOUR_RULES })
  } else {
    const scheme = screen.length % 2 === 0 ? 'there' : await switchScheme(page)
    await expectAccessible(page, `${screen} (${scheme})`)
  }
}

/** The same in the hand, where also nothing may stick out at the side. */
export async function expectAccessibleOnPhone(page: Page, screen = page.url()): Promise<void> {
  const desk = page.viewportSize()
  await page.setViewportSize(PHONE)
  await expectAccessible(page, `${screen} (phone)`)
  await expectRoomForAll(page, screen)
  if (desk) await page.setViewportSize(desk)
}

/** On a small screen, or enlarged fourfold on a large one: the same width to a page. */
export async function expectRoomWhenEnlarged(page: Page, screen: string): Promise<void> {
  const desk = page.viewportSize()
  await page.setViewportSize(ENLARGED)
  await expectAccessible(page, `${screen} (enlarged)`)
  await expectRoomForAll(page, `${screen} (enlarged)`)
  if (desk) await page.setViewportSize(desk)
}

/**
 * Nothing sticks out at the side, and no button has too little room for its words. What a width changes by script is
 * drawn a moment later, on a busy machine a long one: it is looked at until it has settled.
 */
export async function expectRoomForAll(page: Page, screen: string): Promise<void> {
  const message = `what sticks out at the side of ${screen}, in pixels, and buttons whose words are cut off`
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(whatLacksRoom), { message })
    .toEqual({ overhang: 0, cut: [] })
}

function whatLacksRoom() {
  const excess = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
  // A dialog that fills the screen is scrolled on its own.
  const scrolled = [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
  const labels = [...document.querySelectorAll('.mantine-Button-label')]
  return {
    overhang: Math.max(0, ...scrolled.map(excess)),
    cut: labels.filter((label) => excess(label) > 0).map(({ textContent }) => textContent),
  }
}

export function expectAccessibleMail(page: Page): Promise<void> {
  const rules = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]))
  return expectNoFindings(page, 'a mail', { rules })
}

async function switchScheme(page: Page): Promise<'light' | 'dark'> {
  const root = page.locator('html')
  const isDark = (await root.getAttribute(SCHEME)) === 'dark'
  const colorScheme = isDark ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme })
  await expect(root).toHaveAttribute(SCHEME, colorScheme)
  return colorScheme
}

export async function expectNoFindings(page: Page, screen: string, options: RunOptions = {}): Promise<void> {
  if (await page.evaluate(() => !globalThis.axe)) await page.evaluate(AXE)
  await page.evaluate(stillness)
  const { violations, passes } = await page.evaluate(async (options) => {
    if (!globalThis.axe) throw new Error('axe is not there')
    const rules = { 'target-size': { enabled: true }, ...options.rules }
    // Nobody reaches the page behind a dialog meanwhile; without one it is a screen of its own.
    const isCovered = document.querySelector('[aria-modal=true]')
    const above = document.querySelectorAll('[aria-modal=true], [role=menu], [role=listbox]')
    const found = await globalThis.axe.run(isCovered ? above : document, {
      iframes: false,
      preload: false,
      resultTypes: ['violations'],
      ...options,
      rules,
    })
    // What a bar, a message or a dialog happens to cover is large enough once one has scrolled or closed it.
    const isObscured = (summary = '') => summary.includes('partially obscured')
    const violations = found.violations
      .map((one) =>
        one.id === 'target-size'
          ? { ...one, nodes: one.nodes.filter(({ failureSummary }) => !isObscured(failureSummary)) }
          : one,
      )
      .filter(({ nodes }) => nodes.length > 0)
    return { violations, passes: found.passes }
  }, options)
  // A screen on which no rule applies has not been looked at.
  expect(passes.length + violations.length, screen).toBeGreaterThan(0)

  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect.soft(findings, screen).toEqual([])
}

/** Colours on their way from one to the other are nobody's colours; when a parent has arrived, its children set out. */
async function stillness(): Promise<void> {
  for (;;) {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    if (ending.length === 0) return
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }
}
