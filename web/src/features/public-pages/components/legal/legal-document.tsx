import { type PublicPage, publicAddress } from '@probant/contract/public-pages'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { useVisit } from '../../visit.ts'
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
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.date}>
          {t('legal.changed')} <time dateTime={changedOn}>{formatDate(locale, changedOn)}</time>
        </p>
      </header>
      <OperatorCard />
      <nav className={classes.contents} aria-label={t('legal.contents')}>
        <ol>
          {sections.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={classes.text}>
        {sections.map(({ name, title, text, list = [] }) => (
          <section key={name} id={name}>
            <h2 className={classes.heading}>{title}</h2>
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
    </div>
  )
}

/** Who answers for the text, where the configuration says so. */
function OperatorCard() {
  const { t } = useTranslation('site')
  const { name, address, email } = useVisit().operator
  if (!name && !address && !email) return null
  return (
    <address className={classes.operator}>
      <span>{t('legal.operator')}</span>
      {name && <strong>{name}</strong>}
      {address && <span className={classes.lines}>{address}</span>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}

/** A sentence that may lead to the page it speaks of. */
function LegalSentence({ sentence }: { sentence: string }) {
  const locale = useLocale()
  const page = (name: PublicPage) => linkTo(publicAddress(name, locale))
  const parts = {
    code: (words: string) => <code className={classes.code}>{words}</code>,
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
