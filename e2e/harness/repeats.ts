import type { Page } from '@playwright/test'

/** Of what is repeated, a row of a table say, the first stands for all while colours are looked at. */
export async function withoutRepeats(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(hideRepeats)
  try {
    await look()
  } finally {
    await page.evaluate(showRepeats)
  }
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
  /** Which no attribute tells. */
  const STATES = [':checked', ':has(:checked)', ':disabled', ':focus-within']
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
    const state = STATES.filter((each) => element.matches(each))
    const words = `${around} ${element.localName} ${own.join(' ')} ${state}`
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
