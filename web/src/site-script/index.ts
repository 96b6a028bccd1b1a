import { LOCALES } from '@probant/contract/locales'
import { FRENCH_LANDING } from '@probant/contract/public-pages'
import { initialLocale, renewLocaleCookie, storeLocale } from '../i18n/locale.ts'
import { playerAddress } from '../lib/player.ts'
import { followScheme } from './color-scheme.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { perform } from './performance.ts'

/** Under which name a tab keeps the words of the announcement that was put away in it. */
const DISMISSED = 'dismissed-announcement'

/**
 * All the script that the public pages have. They are complete without it: it keeps what was chosen, folds the menu,
 * moves the miniature, and fetches the application for those who stay.
 */
for (const link of all<HTMLAnchorElement>('[data-locale]')) {
  link.addEventListener('click', () => keepLocale(link.dataset.locale))
}
// The server did not see what was chosen here before. An address that names a language is in that one for everybody.
const isAsked = location.pathname === FRENCH_LANDING || new URLSearchParams(location.search).has('lang')
const isDrawnOtherwise = initialLocale(document.documentElement.lang) !== document.documentElement.lang
if (renewLocaleCookie() && isDrawnOtherwise && !isAsked && !isReloaded()) location.reload()

for (const menu of all<HTMLDetailsElement>('[data-menu]')) foldAtOnce(menu)
for (const stage of all('[data-stage]')) perform(stage)
for (const button of all('[data-dismiss]')) putAway(button)
for (const facade of all('[data-video]')) facade.addEventListener('click', () => play(facade), { once: true })
followScheme()
fetchAhead()

function all<Kind extends HTMLElement>(selector: string): Kind[] {
  return [...document.querySelectorAll<Kind>(selector)]
}

/** A proxy may strip cookies: then the server never sees the language, and a page that was loaded anew stays as it is. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

function keepLocale(chosen: string | null | undefined): void {
  const locale = LOCALES.find((each) => each === chosen)
  if (locale) storeLocale(locale)
}

/** The browser unfolds it; a press beside it, Escape and going on with the keyboard fold it again. */
function foldAtOnce(menu: HTMLDetailsElement): void {
  addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false
  })
}

/** By its words, and as long as the tab is open: another announcement is shown again. */
function putAway(button: HTMLElement): void {
  const bar = button.closest('[data-announcement]')
  const text = button.dataset.dismiss ?? ''
  if (dismissed() === text) bar?.remove()
  button.hidden = false
  button.addEventListener('click', () => {
    bar?.remove()
    dismiss(text)
    // The button is gone: one goes on with what came after it.
    document.querySelector<HTMLElement>('header a')?.focus()
  })
}

function dismissed(): string | null {
  try {
    return sessionStorage.getItem(DISMISSED)
  } catch {
    return null
  }
}

function dismiss(text: string): void {
  try {
    sessionStorage.setItem(DISMISSED, text)
  } catch {
    // Storage may be forbidden: then it stays away as long as the page.
  }
}

function play(facade: HTMLElement): void {
  const frame = document.createElement('iframe')
  frame.className = facade.className
  frame.src = playerAddress(facade.dataset.video ?? '')
  frame.title = facade.dataset.title ?? ''
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  facade.replaceWith(frame)
  frame.focus()
}
