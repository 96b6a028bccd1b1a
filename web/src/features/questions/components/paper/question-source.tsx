import type { Question } from '@probant/contract/questions/question'
import { useSourceWords } from '../../use-source-words.ts'
import classes from './question-source.module.css'
import { SourceSentence } from './source-sentence.tsx'

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
