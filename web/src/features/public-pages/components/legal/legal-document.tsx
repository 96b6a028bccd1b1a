import { type PublicPage, publicAddress } from '@probant/contract/public-pages'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { useVisit } from '../../visit.ts'
import { PublicHeader } from '../public-page.tsx'
import classes from './legal-document.module.css'

interface LegalDocumentProps {
  title: string
  lead: string
  /** The day on which the text last changed. */
  changedOn: string
  sections: LegalSection[]
}

interface LegalSection {
  name: string
  title: string
  text: string[]
  list?: string[]
}

/** A text to be read: numbered sections, and where there is room a table of contents beside them. */
export function LegalDocument({ title, lead, changedOn, sections }: LegalDocumentProps) {
  const { t } = useTranslation('site')
  const locale = useLocale()
  return (
    <>
      <PublicHeader title={title} sentence={lead}>
        <p className={`note ${classes.date}`}>
          {t('legal.changed')} <time dateTime={changedOn}>{formatDate(locale, changedOn)}</time>
        </p>
      </PublicHeader>
      <div className={classes.page}>
        <article className={classes.text}>
          <OperatorCard />
          {sections.map(({ name, title, text, list = [] }) => (
            <section key={name} id={name}>
              <h2>{title}</h2>
              {text.map((sentence) => (
                <p key={sentence}>
                  <LegalSentence sentence={sentence} />
                </p>
              ))}
              {list.length > 0 && (
                <ul>
                  {list.map((sentence) => (
                    <li key={sentence}>
                      <LegalSentence sentence={sentence} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </article>
        <nav className={classes.contents} aria-label={t('legal.contents')}>
          <ol className="plain">
            {sections.map(({ name, title }) => (
              <li key={name}>
                <a href={`#${name}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </>
  )
}

/** Who answers for the text, where the configuration says so. */
function OperatorCard() {
  const { t } = useTranslation('site')
  const { name, address, email } = useVisit().operator
  if (!name && !address && !email) return null
  return (
    <address className={`card ${classes.operator}`}>
      <span className="note">{t('legal.operator')}</span>
      {name && <strong>{name}</strong>}
      {address && <span>{address}</span>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}

/** A sentence that may lead to the page it speaks of. */
function LegalSentence({ sentence }: { sentence: string }) {
  const locale = useLocale()
  const page = (name: PublicPage) => linkTo(publicAddress(name, locale))
  const parts = {
    code: (words: string) => <code>{words}</code>,
    settings: linkTo('/setting'),
    terms: page('terms'),
    privacy: page('privacy'),
    pricing: page('pricing'),
    antiCheat: page('antiCheat'),
  }
  return <Tagged sentence={sentence} parts={parts} />
}

function linkTo(path: string) {
  return (words: string) => <a href={path}>{words}</a>
}
