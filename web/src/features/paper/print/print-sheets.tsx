import type { PaperVariant } from '@probant/contract/quizzes/paper'
import { type KeyToPrint, type PaperToPrint, sheetOf } from '@probant/contract/quizzes/sheet'
import { SHEET_WORDS } from '@probant/contract/quizzes/sheet-words'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import { Fragment, type Ref } from 'react'
import { Letterhead } from '#web/components/brand/letterhead.tsx'
import { PageFooter, PageMargins } from '#web/components/layout/page-footer.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './print-sheets.module.css'
import { PrintedKey } from './printed-key.tsx'
import { PrintedQuestion } from './printed-question.tsx'

/** One paper with what is printed of it. */
export interface Print {
  /** Which variant; none in written order. */
  letter: PaperVariant | undefined
  paper: PaperToPrint
  answerKey: KeyToPrint | undefined
}

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
  const words = SHEET_WORDS[language]
  const variant = letter && words.variant(letter)
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
          <PageFooter page={pages.answerKey} words={`${foot} · ${words.key}`} />
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
  const { title, language, fields, size, instructionsHtml, sections } = sheetOf(paper)
  return (
    <article lang={language}>
      <header>
        {paper.brand && (
          <div className={classes.brand}>
            <Letterhead brand={paper.brand} />
          </div>
        )}
        <div className={classes.head}>
          <h2 dir="auto">{withUnbrokenSigns(title)}</h2>
          {variant && <p>{variant}</p>}
        </div>
        <div className={classes.lines}>
          {fields.map(({ label, outOf }) => (
            <p key={label}>
              {label}
              {outOf !== undefined && <span className="tabular">/ {outOf}</span>}
            </p>
          ))}
        </div>
        <p className={classes.size}>{size}</p>
        {instructionsHtml && <RichText html={instructionsHtml} className={classes.instructions} />}
      </header>
      {sections.map(({ title, questions }) => (
        <section key={questions[0]?.questionId} className={classes.section}>
          {title && <h3 dir="auto">{title}</h3>}
          {questions.map((question) => (
            <PrintedQuestion key={question.questionId} question={question} />
          ))}
        </section>
      ))}
    </article>
  )
}
