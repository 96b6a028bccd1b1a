import type { Page } from '@playwright/test'
import { COLOUR_RULES, expectNoFindings, expectRoomForAll, PHONE, SCHEME } from './accessibility.ts'
import { withoutRepeats } from './repeats.ts'

export const DESK = { width: 1280, height: 720 }

const SIZES = { desk: DESK, phone: PHONE }
/**
 * Nothing depends on the language and the scheme at once. So in English every screen is looked at on a desk in the light
 * and in the hand in the dark; in French, whose words are the longer ones, axe looks at every other screen on a desk, at
 * the others in the hand, and whether there is room for all is seen at both widths. `EVERY_MIX=1` looks at all eight
 * mixes of every screen, which takes three times as long.
 */
const SCHEMES = { en: { desk: 'light', phone: 'dark' }, fr: { desk: 'dark', phone: 'light' } } as const
const OTHER = { light: 'dark', dark: 'light' } as const
export type Language = keyof typeof SCHEMES

/**
 * Axe finds nothing on the screen, on a desk and in the hand, in the light and in the dark; and nothing sticks out.
 * Every rule is held against the screen as it stands; what else the width or the scheme can change are places and
 * colours, and of what is repeated the first stands for all. It ends at the other width, where the next screen begins.
 */
export async function expectWellMadeInEveryMix(
  page: Page,
  screen: string,
  language: Language,
): Promise<void> {
  const [here, there] =
    page.viewportSize()?.width === PHONE.width ? (['phone', 'desk'] as const) : (['desk', 'phone'] as const)
  const lookAtColours = async (width: keyof typeof SIZES, scheme: 'light' | 'dark') => {
    await page.evaluate(setScheme, { attribute: SCHEME, scheme })
    await withoutRepeats(page, () =>
      expectNoFindings(page, `${screen} (${width}, ${scheme})`, {
        runOnly: [...COLOUR_RULES, 'target-size'],
      }),
    )
  }

  await page.evaluate(setScheme, { attribute: SCHEME, scheme: SCHEMES[language][here] })
  await expectRoomForAll(page, `${screen} (${here})`)
  await expectNoFindings(page, `${screen} (${here}, ${SCHEMES[language][here]})`)
  if (process.env.EVERY_MIX) await lookAtColours(here, OTHER[SCHEMES[language][here]])

  await page.setViewportSize(SIZES[there])
  await page.evaluate(nextFrames)
  await expectRoomForAll(page, `${screen} (${there})`)
  if (language === 'en' || process.env.EVERY_MIX) await lookAtColours(there, SCHEMES[language][there])
  if (process.env.EVERY_MIX) await lookAtColours(there, OTHER[SCHEMES[language][there]])
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
