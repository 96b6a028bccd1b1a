import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { shownKind } from './kinds/showing.ts'
import paper from './paper.module.css'
import classes from './question-paper.module.css'
import { KeyEntry } from './question-parts.tsx'
import type { ShownQuestion } from './shown-question.ts'

interface QuestionPaperProps {
  question: ShownQuestion
  /** The right answer, the guidance and the explanation: what participants never see during a quiz. */
  withAnswer?: boolean
}

/** A question as it lies in front of a participant. */
export function QuestionPaper({ question, withAnswer = false }: QuestionPaperProps) {
  const { language, titleHtml, content } = question
  const { Room } = shownKind(content)
  return (
    <div>
      <RichText html={titleHtml} lang={language} className={paper.stem} />
      <Room content={content} language={language} withAnswer={withAnswer} />
      {withAnswer && <AnswerKey question={question} />}
    </div>
  )
}

/** What the author knows and a participant learns after the quiz, if at all. */
function AnswerKey({ question }: { question: ShownQuestion }) {
  const { t } = useTranslation('questions')
  const { content, language, explanationHtml } = question
  const { Key } = shownKind(content)
  return (
    <dl className={classes.key}>
      {Key && <Key content={content} language={language} />}
      {explanationHtml && (
        <KeyEntry name={t('preview.explanation')}>
          <RichText html={explanationHtml} lang={language} />
        </KeyEntry>
      )}
    </dl>
  )
}
