import type { Page } from '@playwright/test'
import { COLOUR_RULES, expectNoFindings, expectRoomForAll, PHONE, SCHEME } from './accessibility.ts'

export const DESK = { width: 1280, height: 720 }

/**
 * Axe finds nothing on the screen, on a desk and in the hand, in the light and in the dark; and nothing sticks out.
 * Every rule is held against the screen as it stands; what else the width or the scheme can change are places and
 * colours, and of what is repeated the first stands for all. It ends at the other width, where the next screen begins.
 */
export async function expectWellMadeInEveryMix(page: Page, screen: string): Promise<void> {
  const isPhone = page.viewportSize()?.width === PHONE.width
  const [here, there] = isPhone ? ['phone', 'desk'] : ['desk', 'phone']

  await expectRoomForAll(page, `${screen} (${here})`)
  await expectNoFindings(page, `${screen} (${here})`)
  await page.evaluate(hideRepeats)
  await page.evaluate(turnScheme, SCHEME)
  await expectNoFindings(page, `${screen} (${here}, in the other scheme)`, { runOnly: COLOUR_RULES })
  await page.evaluate(showRepeats)

  await page.setViewportSize(isPhone ? DESK : PHONE)
  await page.evaluate(nextFrames)
  await expectRoomForAll(page, `${screen} (${there})`)
  await page.evaluate(hideRepeats)
  await expectNoFindings(page, `${screen} (${there}, in the other scheme)`, {
    runOnly: [...COLOUR_RULES, 'target-size'],
  })
  await page.evaluate(turnScheme, SCHEME)
  await expectNoFindings(page, `${screen} (${there})`, { runOnly: COLOUR_RULES })
  await page.evaluate(showRepeats)
}

/** All of our colours hang on this attribute, which the product sets by what the browser or the person wants. */
function turnScheme(attribute: string): void {
  const root = document.documentElement
  root.setAttribute(attribute, root.getAttribute(attribute) === 'dark' ? 'light' : 'dark')
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
