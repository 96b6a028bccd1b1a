import type { Question } from '@probant/contract/questions/question'
import { useTranslation } from 'react-i18next'
import classes from './question-source.module.css'

/** The sentence of the creator's text that a question rests on; nothing where there is none. */
export function SourceSentence({ question }: { question: Pick<Question, 'sourceSentence' | 'language'> }) {
  const { t } = useTranslation('questions')
  if (!question.sourceSentence) return null
  return (
    <figure className={classes.sentence}>
      <figcaption>{t('preview.sourceSentence')}</figcaption>
      <blockquote lang={question.language}>{question.sourceSentence}</blockquote>
    </figure>
  )
}
