import type { Locale } from '@probant/contract/locales'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import { Fragment, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFooter, PageMargins } from '#web/components/layout/page-footer.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import type { PaperToPrint, Print } from './print.ts'
import classes from './print-sheets.module.css'
import { PrintedKey } from './printed-key.tsx'
import { PrintedQuestion } from './printed-question.tsx'

interface PrintSheetsProps {
  ref: Ref<HTMLDivElement>
  prints: readonly Print[]
  /** Not where only the keys are wanted. */
  withPapers: boolean
  isLarge: boolean
}

/** White sheets with black ink, also in the dark: one variant after the other, each with its own key behind it. */
export function PrintSheets({ ref, prints, withPapers, isLarge }: PrintSheetsProps) {
  return (
    <div ref={ref} className={classes.sheets} data-large={isLarge || undefined}>
      <PageMargins />
      {prints.map((print) => (
        <PrintedVariant key={print.letter ?? 'written'} print={print} withPaper={withPapers} />
      ))}
    </div>
  )
}

/** In the language of the quiz, whatever its creator reads. */
function PrintedVariant({ print, withPaper }: { print: Print; withPaper: boolean }) {
  const { letter, paper, answerKey } = print
  const { title, language } = paper
  const { t } = useTranslation('quiz-view', { lng: language })
  const variant = letter && t('sheet.variant', { letter })
  const foot = variant ? `${title} · ${variant}` : title
  // A page is named after what is on it: so each has its own words at its foot.
  const pages = { paper: `paper-${letter ?? 'written'}`, answerKey: `answer-key-${letter ?? 'written'}` }
  return (
    <Fragment>
      {withPaper && (
        <div className={classes.sheet} style={{ page: pages.paper }}>
          <PageFooter page={pages.paper} words={foot} />
          <PrintedPaper paper={paper} variant={variant} />
        </div>
      )}
      {answerKey && (
        <div className={classes.sheet} style={{ page: pages.answerKey }}>
          <PageFooter page={pages.answerKey} words={`${foot} · ${t('sheet.key')}`} />
          <PrintedKey answerKey={answerKey} title={title} language={language} variant={variant} />
        </div>
      )}
    </Fragment>
  )
}

interface PrintedPaperProps {
  paper: PaperToPrint
  /** Which variant, in words; nothing where there is only one. */
  variant: string | undefined
}

/** The quiz on paper: to be written on with a pen. */
function PrintedPaper({ paper, variant }: PrintedPaperProps) {
  const { t } = useTranslation('quiz-view', { lng: paper.language })
  const { questionCount, totalPoints, durationMinutes } = paper
  const size = [
    t('sheet.questions', { count: questionCount }),
    t('sheet.points', { count: totalPoints }),
    ...(durationMinutes > 0 ? [t('sheet.minutes', { count: durationMinutes })] : []),
  ]
  return (
    <article lang={paper.language}>
      <header>
        <div className={classes.head}>
          <h2 dir="auto">{withUnbrokenSigns(paper.title)}</h2>
          {variant && <p>{variant}</p>}
        </div>
        <PaperLines totalPoints={totalPoints} language={paper.language} />
        <p className={classes.size}>{size.join(' · ')}</p>
        {paper.instructionsHtml && (
          <RichText html={paper.instructionsHtml} className={classes.instructions} />
        )}
      </header>
      {paper.sections.map(
        ({ title, questions }) =>
          questions.length > 0 && (
            <section key={questions[0]?.questionId} className={classes.section}>
              {title && <h3 dir="auto">{title}</h3>}
              {questions.map((question) => (
                <PrintedQuestion
                  key={question.questionId}
                  question={question}
                  language={question.language ?? paper.language}
                />
              ))}
            </section>
          ),
      )}
    </article>
  )
}

/** Who wrote it, when, and what it came to. */
function PaperLines({ totalPoints, language }: { totalPoints: number; language: Locale }) {
  const { t } = useTranslation('quiz-view', { lng: language })
  return (
    <div className={classes.lines}>
      <p>{t('sheet.name')}</p>
      <p>{t('sheet.date')}</p>
      <p>
        {t('sheet.score')}
        <span className="tabular">/ {totalPoints}</span>
      </p>
    </div>
  )
}
