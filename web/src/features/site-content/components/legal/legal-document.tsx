import { Code, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePageDescription, usePageTitle } from '#web/components/layout/use-page-title.ts'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import classes from './legal-document.module.css'

interface LegalDocumentProps {
  title: string
  description: string
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
export function LegalDocument({ title, description, lead, changedOn, sections }: LegalDocumentProps) {
  const { t } = useTranslation('site')
  const locale = useLocale()
  usePageTitle(title)
  usePageDescription(description)
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.date}>
          {t('legal.changed')} <time dateTime={changedOn}>{formatDate(locale, changedOn)}</time>
        </p>
      </header>
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
            <Title order={2} className={classes.heading}>
              {title}
            </Title>
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

/** A sentence that may lead to the page it speaks of. */
function LegalSentence({ sentence }: { sentence: string }) {
  return <Tagged sentence={sentence} parts={PARTS} />
}

const PARTS = {
  code: (words: string) => <Code className={classes.code}>{words}</Code>,
  settings: linkTo('/setting'),
  terms: linkTo('/term'),
  privacy: linkTo('/privacy'),
  pricing: linkTo('/pricing'),
  antiCheat: linkTo('/anti-cheat'),
}

function linkTo(path: '/setting' | '/term' | '/privacy' | '/pricing' | '/anti-cheat') {
  return (words: string) => (
    <AnchorLink to={path} inherit>
      {words}
    </AnchorLink>
  )
}
