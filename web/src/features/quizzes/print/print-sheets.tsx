import type { Locale } from '@probant/contract/locales'
import type { AnswerKey, Paper, PaperVariant } from '@probant/contract/quizzes/paper'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './print-sheets.module.css'
import { PrintedKey } from './printed-key.tsx'
import { PrintedQuestion } from './printed-question.tsx'

interface PrintSheetsProps {
  ref: Ref<HTMLDivElement>
  paper: Paper | undefined
  answerKey: AnswerKey | undefined
  /** Of which quiz both are. */
  head: Pick<Paper, 'title' | 'language'>
  variant: PaperVariant | undefined
  isLarge: boolean
}

/** White sheets with black ink, also in the dark; in the language of the quiz, whatever its creator reads. */
export function PrintSheets({ ref, paper, answerKey, head, variant, isLarge }: PrintSheetsProps) {
  const { title, language } = head
  const { t } = useTranslation('quiz-view', { lng: language })
  const variantWords = variant && t('sheet.variant', { letter: variant })
  const foot = variantWords ? `${title} · ${variantWords}` : title
  return (
    <div ref={ref} className={classes.sheets} data-large={isLarge || undefined}>
      <PageFooters paper={foot} answerKey={`${foot} · ${t('sheet.key')}`} />
      {paper && (
        <div className={classes.sheet}>
          <PrintedPaper paper={paper} variant={variantWords} />
        </div>
      )}
      {answerKey && (
        <div className={classes.sheet}>
          <PrintedKey answerKey={answerKey} title={title} language={language} variant={variantWords} />
        </div>
      )}
    </div>
  )
}

interface PageFootersProps {
  /** The quiz and the variant. */
  paper: string
  /** The same, and that it is the key. */
  answerKey: string
}

/** At the foot of each printed page: what it belongs to, and which page it is. Only a style sheet can write there. */
function PageFooters({ paper, answerKey }: PageFootersProps) {
  const look = 'font: 8.5pt "Inter Variable", sans-serif; color: #555555;'
  const foot = (words: string) => `
    @bottom-left { content: ${cssText(words)}; ${look} text-align: left; }
    @bottom-right { content: counter(page) " / " counter(pages); ${look} text-align: right; width: 20mm; }`
  return (
    <style>
      {`@page { margin: 16mm 16mm 20mm; }
      @page paper { ${foot(paper)} }
      @page answer-key { ${foot(answerKey)} }`}
    </style>
  )
}

interface PrintedPaperProps {
  paper: Paper
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
    <article className={classes.paper} lang={paper.language}>
      <header>
        <div className={classes.head}>
          <h2 className={classes.title}>{paper.title}</h2>
          {variant && <p className={classes.variant}>{variant}</p>}
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
              {title && <h3 className={classes.sectionTitle}>{title}</h3>}
              {questions.map((question) => (
                <PrintedQuestion key={question.questionId} question={question} language={paper.language} />
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
      <p className={classes.field}>{t('sheet.name')}</p>
      <p className={classes.field}>{t('sheet.date')}</p>
      <p className={classes.field}>
        {t('sheet.score')}
        <span className={classes.outOf}>/ {totalPoints}</span>
      </p>
    </div>
  )
}

/** Any text as a string of a style sheet: only letters, digits and spaces stand for themselves. */
export function cssText(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}
