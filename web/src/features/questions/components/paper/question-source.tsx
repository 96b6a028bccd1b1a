import type { Question } from '@probant/contract/questions/question'
import { useTranslation } from 'react-i18next'
import { sourceWords } from '../../source-words.ts'
import classes from './question-source.module.css'

/** Who made a question, and of what. */
export function QuestionSource({ question }: { question: Question }) {
  const wordsFor = useSourceWords()
  return (
    <footer className={classes.source}>
      <p className={classes.maker}>{wordsFor(question)}</p>
      <SourceSentence question={question} />
    </footer>
  )
}

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

/** Where a question comes from, in words. */
export function useSourceWords() {
  const { t } = useTranslation('questions')
  return (question: Pick<Question, 'origin' | 'source'>): string => {
    const words = sourceWords(question)
    if (words.key === 'model') return t('source.model', { model: words.model })
    if (words.key === 'importedFrom') return t('source.importedFrom', { format: words.format })
    return t(`source.${words.key}`)
  }
}
