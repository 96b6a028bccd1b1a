import type { Paper } from '@probant/contract/quizzes/paper'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { PaperLines } from './paper-lines.tsx'
import classes from './printed-paper.module.css'
import { PrintedQuestion } from './printed-question.tsx'

interface PrintedPaperProps {
  paper: Paper
  /** Which variant, in words; nothing where there is only one. */
  variant: string | undefined
}

/** The quiz on paper: to be written on with a pen. */
export function PrintedPaper({ paper, variant }: PrintedPaperProps) {
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
