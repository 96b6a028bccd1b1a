import './theme/fonts.css'
import './theme/palette.css'
import './theme/global.css'
import './theme/site.css'
import './theme/reduced-motion.css'
import { LOCALES, type Locale } from '@probant/contract/locales'
import type { RenderPage } from '@probant/contract/public-pages'
import { createInstance, type i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { Document } from './features/site-content/pages/document.tsx'
import { VisitContext } from './features/site-content/visit.ts'

const files = import.meta.glob<object>(
  './i18n/{en,fr}/{common,site,landing,plans,anti-cheat,terms,privacy,legal-notice,general-conditions}.ts',
  { import: 'default', eager: true },
)
const speakers = new Map(LOCALES.map((locale) => [locale, speakerOf(locale)]))

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

function speakerOf(locale: Locale): i18n {
  const speaker = createInstance()
  const sentences = Object.entries(files).flatMap(([path, content]) => {
    const [, language, namespace] = /(\w+)\/([\w-]+)\.ts$/.exec(path) ?? []
    return language === locale && namespace ? [[namespace, content]] : []
  })
  void speaker.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [locale]: Object.fromEntries(sentences) },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return speaker
}
