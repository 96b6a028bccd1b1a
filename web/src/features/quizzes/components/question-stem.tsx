import { RichText } from '#web/components/text/rich-text.tsx'
import type { DocumentQuestion } from '../quiz-document.ts'
import classes from './question-stem.module.css'

/** The first lines of a question: enough to know it by. */
export function QuestionStem({ question }: { question: Pick<DocumentQuestion, 'titleHtml' | 'language'> }) {
  return <RichText html={question.titleHtml} lang={question.language} className={classes.stem} />
}
