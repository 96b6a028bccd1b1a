import { LOCALES, type Locale } from '@probant/contract/locales'
import { type PageFiles, type PublicPage, publicAddress } from '@probant/contract/public-pages'
import { useTranslation } from 'react-i18next'
import { SiteFrame } from '../components/frame/site-frame.tsx'
import { useVisit } from '../visit.ts'
import { PAGES } from './public-pages.tsx'
import { structuredData } from './structured-data.ts'

interface DocumentProps {
  page: PublicPage
  files: PageFiles
}

/** A public page as a whole, from its language to its script. */
export function Document({ page, files }: DocumentProps) {
  const { locale } = useVisit()
  const { Page } = PAGES[page]
  return (
    <html lang={locale} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before anything is painted: it chooses between light and dark. */}
        <script src="/color-scheme.js" />
        {files.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {files.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <About page={page} />
        <meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12151C" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={locale === 'fr' ? '/manifest-fr.webmanifest' : '/manifest.webmanifest'} />
        <script type="module" src={files.script} />
      </head>
      <body data-application={files.application.join(' ')}>
        <SiteFrame page={page}>
          <Page />
        </SiteFrame>
      </body>
    </html>
  )
}

const NAME = 'Probant'
const LANGUAGE_OF_PREVIEWS = { en: 'en_GB', fr: 'fr_FR' } as const
/** Of the picture that stands for a page elsewhere. */
const PREVIEW = { width: 1200, height: 630 }

/** What search engines and previews are told. */
function About({ page }: { page: PublicPage }) {
  const { locale } = useVisit()
  const { sentences } = PAGES[page]
  const { t } = useTranslation(['site', 'account'])
  const title = `${t(`${sentences}.title`)} · ${NAME}`
  const description = t(`${sentences}.description`)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <WholeAddresses page={page} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={NAME} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={LANGUAGE_OF_PREVIEWS[locale]} />
      {page === 'landing' && <StructuredData description={description} />}
    </>
  )
}

/** Where the page is, in whichever language: told where it is known, for a wrong address would lead people astray. */
function WholeAddresses({ page }: { page: PublicPage }) {
  const { locale, origin } = useVisit()
  // A large card is promised only where it has its picture.
  if (!origin) return <meta name="twitter:card" content="summary" />
  const whole = (each: Locale) => origin + publicAddress(page, each)
  return (
    <>
      <link rel="canonical" href={whole(locale)} />
      {LOCALES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={whole(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={whole('en')} />
      <meta property="og:url" content={whole(locale)} />
      <meta property="og:image" content={`${origin}/pictures/preview-${locale}.png`} />
      <meta property="og:image:width" content={String(PREVIEW.width)} />
      <meta property="og:image:height" content={String(PREVIEW.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function StructuredData({ description }: { description: string }) {
  const visit = useVisit()
  const json = JSON.stringify(structuredData(visit, description)).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape it, and no tag can stand in it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
