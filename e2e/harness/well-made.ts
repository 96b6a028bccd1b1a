import type { Page } from '@playwright/test'
import { COLOUR_RULES, expectNoFindings, expectRoomForAll, PHONE, SCHEME } from './accessibility.ts'
import type { Mix } from './mixes.ts'
import { withoutRepeats } from './repeats.ts'

export const DESK = { width: 1280, height: 720 }

const SIZES = { desk: DESK, phone: PHONE }
/** What a width or a scheme can change on a screen that every rule was held against. */
const PLACES_AND_COLOURS = [...COLOUR_RULES, 'target-size']

/**
 * Axe finds nothing on the screen in any of these mixes, and nothing sticks out on a desk or in the hand. Every rule is
 * held against the first mix; in the others only places and colours are looked at, and of what is repeated the first
 * stands for all. It ends at the other width, where the next screen begins.
 */
export async function expectWellMade(page: Page, screen: string, mixes: readonly Mix[]): Promise<void> {
  const isOnPhone = page.viewportSize()?.width === PHONE.width
  let isFirst = true
  for (const width of isOnPhone ? (['phone', 'desk'] as const) : (['desk', 'phone'] as const)) {
    await page.setViewportSize(SIZES[width])
    await page.evaluate(nextFrames)
    await expectRoomForAll(page, `${screen} (${width})`)

    for (const { language, scheme } of mixes.filter((mix) => mix.width === width)) {
      const where = `${screen} (${language}, ${width}, ${scheme})`
      await page.evaluate(setScheme, { attribute: SCHEME, scheme })
      if (isFirst) await expectNoFindings(page, where)
      else await withoutRepeats(page, () => expectNoFindings(page, where, { runOnly: PLACES_AND_COLOURS }))
      isFirst = false
    }
  }
}

/** All of our colours hang on this attribute, which the product sets by what the browser or the person wants. */
function setScheme({ attribute, scheme }: { attribute: string; scheme: string }): void {
  document.documentElement.setAttribute(attribute, scheme)
}

/** What answers to the width in script has answered then. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))
}
