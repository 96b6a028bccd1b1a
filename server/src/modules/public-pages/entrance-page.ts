import type { Locale } from '@probant/contract/locales'
import type { DrawnEntrance } from '@probant/contract/public-pages'
import type { Site } from '@probant/contract/site'
import type { Preloads } from '#server/platform/http/web-build.ts'

interface EntranceParts {
  /** The application's own page. */
  page: string
  preloads: Preloads
  drawn: DrawnEntrance
  locale: Locale
  site: Site
}

/**
 * The application's page with what is drawn in its root. It does not start the application, but names its files to a small
 * script that does so when there is somebody (`web/public/entrance.js`).
 */
export function entrancePage({ page, preloads, drawn, locale, site }: EntranceParts): string {
  const scripts = [...page.matchAll(SCRIPT)].flatMap(([, file]) => file ?? [])
  const ahead = preloads[locale]
  const head = [
    `<script src="/entrance.js" data-scripts="${scripts.join(' ')}" data-ahead="${ahead.join(' ')}"></script>`,
    `<script type="application/json" id="probant-site">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`,
  ]
  // By functions, since a dollar sign in what is put in would mean something else.
  return page
    .replaceAll(SCRIPT, '')
    .replace(/<html lang="\w+"/, () => `<html lang="${locale}" data-mantine-color-scheme="light"`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(drawn.title)}`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root">', () => `<div id="root" data-locale="${locale}">${drawn.markup}`)
}

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
