import './theme/fonts.css'
import './theme/palette.css'
import './theme/global.css'
import './theme/site.css'
import './theme/reduced-motion.css'
import { LOCALES } from '@probant/contract/locales'
import type { RenderPage } from '@probant/contract/public-pages'
import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Document } from './features/public-pages/pages/document.tsx'
import { VisitContext } from './features/public-pages/visit.ts'
import { speakerOf } from './i18n/speaker.ts'

const files = import.meta.glob<object>('./i18n/{en,fr}/{account,common,site}/index.ts', {
  import: 'default',
  eager: true,
})
const speakers = new Map(LOCALES.map((locale) => [locale, speakerOf(locale, files)]))

/** Built for the server, which draws the public pages with it: nothing of this reaches a browser but what it draws. */
export const renderPage: RenderPage = (page, visit, pageFiles) => {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={speakers.get(visit.locale) as i18n}>
      <VisitContext value={visit}>
        <Document page={page} files={pageFiles} />
      </VisitContext>
    </I18nextProvider>,
  )
  return `<!doctype html>${markup}`
}
