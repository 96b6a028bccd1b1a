import type { Page } from '@playwright/test'
import { COLOUR_RULES, expectNoFindings, expectRoomForAll, PHONE, SCHEME } from './accessibility.ts'

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
    await page.evaluate(hideRepeats)
    await expectNoFindings(page, `${screen} (${width}, ${scheme})`, {
      runOnly: [...COLOUR_RULES, 'target-size'],
    })
    await page.evaluate(showRepeats)
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

/**
 * Takes away what is written just as something before it, and so is all around it: it has the same colours. Axe looks at
 * where everything on the page lies, which takes most of its time.
 */
function hideRepeats(): void {
  const looks = new Map<string, number>()
  const known = new WeakMap<Element, number>()
  const firsts = new Map<number, Element>()
  const needed = new Set<Element>()
  const written = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.matches('input, textarea, select') ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
  )
  for (const element of written) {
    const look = lookOf(element)
    if (!firsts.has(look)) firsts.set(look, element)
  }
  for (const first of firsts.values())
    for (let each: Element | null = first; each && !needed.has(each); each = each.parentElement)
      needed.add(each)

  for (const element of written) {
    if (needed.has(element)) continue
    let repeat = element
    while (repeat.parentElement && !needed.has(repeat.parentElement)) repeat = repeat.parentElement
    repeat.setAttribute('data-repeat', '')
  }
  const style = new CSSStyleSheet()
  style.replaceSync('[data-repeat] { display: none !important }')
  document.adoptedStyleSheets = [style]

  function lookOf(element: Element): number {
    const found = known.get(element)
    if (found !== undefined) return found
    const around = element.parentElement ? lookOf(element.parentElement) : 0
    const own = [...element.attributes]
      .filter(({ name }) => /^(class|style|type|disabled|data-|aria-(?!label|desc|control|owns))/.test(name))
      .map(({ name, value }) => `${name}=${value}`)
    const words = `${around} ${element.localName} ${own.join(' ')}`
    const look = looks.get(words) ?? looks.size + 1
    looks.set(words, look)
    known.set(element, look)
    return look
  }
}

function showRepeats(): void {
  for (const repeat of document.querySelectorAll('[data-repeat]')) repeat.removeAttribute('data-repeat')
  document.adoptedStyleSheets = []
}
