import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { AnswerKey } from './answer-key.tsx'
import { AnswerRows } from './answer-rows.tsx'
import classes from './question-paper.module.css'
import type { ShownQuestion } from './shown-question.ts'

interface QuestionPaperProps {
  question: ShownQuestion
  /** The right answer, the guidance and the explanation: what participants never see during a quiz. */
  withAnswer?: boolean
}

/** A question as it lies in front of a participant. */
export function QuestionPaper({ question, withAnswer = false }: QuestionPaperProps) {
  const { t } = useTranslation('questions')
  const { language, titleHtml, content } = question
  return (
    <div className={classes.paper}>
      <RichText html={titleHtml} lang={language} className={classes.stem} />
      {content.type === 'multiple_choice' && (
        <AnswerRows
          lang={language}
          withAnswer={withAnswer}
          answers={content.answers.map(({ html, isCorrect }) => ({ html, isRight: isCorrect }))}
        />
      )}
      {content.type === 'true_false' && (
        <AnswerRows
          withAnswer={withAnswer}
          answers={[
            { text: t('preview.true'), isRight: content.isTrue },
            { text: t('preview.false'), isRight: !content.isTrue },
          ]}
        />
      )}
      {content.type === 'fill_in' && <div className={classes.line}>{t('preview.yourAnswer')}</div>}
      {content.type === 'open' && (
        <div className={classes.space}>
          <span>{t('preview.yourAnswer')}</span>
          <span>{t('preview.points', { count: content.maxScore })}</span>
        </div>
      )}
      {withAnswer && <AnswerKey question={question} />}
    </div>
  )
}
