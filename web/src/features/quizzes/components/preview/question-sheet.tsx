import { Textarea, TextInput, Title } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import classes from './paper.module.css'

interface QuestionSheetProps {
  question: PaperQuestion
  language: Locale
  /** The rank of its heading, below that of its section. */
  order: 4 | 5
  answer: string | undefined
  onAnswer: (answer: string) => void
}

/** One question as it lies in front of a participant, and what they answer. */
export function QuestionSheet(props: QuestionSheetProps) {
  const { t } = useTranslation('quiz-view')
  const { question, language, order } = props
  const stemId = useId()
  return (
    <section className={classes.question} data-question={question.questionId}>
      <div className={classes.questionHead}>
        <Title order={order} className={classes.number}>
          {t('preview.question', { number: question.number })}
        </Title>
        <span className={classes.points}>{t('points', { count: question.points })}</span>
      </div>
      <div id={stemId}>
        <RichText html={question.titleHtml} lang={language} className={classes.stem} />
      </div>
      <AnswerField {...props} stemId={stemId} />
    </section>
  )
}

function AnswerField({
  question,
  language,
  answer,
  onAnswer,
  stemId,
}: QuestionSheetProps & { stemId: string }) {
  const { t } = useTranslation('quiz-view')
  const { content } = question
  const choice = { labelledBy: stemId, value: answer, onChoose: onAnswer }
  const text = {
    size: 'md',
    label: t('preview.yourAnswer'),
    'aria-describedby': stemId,
    value: answer ?? '',
    onChange: (event: { currentTarget: { value: string } }) => onAnswer(event.currentTarget.value),
  }
  if (content.type === 'multiple_choice') {
    const answers = content.answers.map(({ html }) => <RichText key={html} html={html} lang={language} />)
    return <ChoiceRows {...choice} answers={answers} />
  }
  if (content.type === 'true_false')
    return <ChoiceRows {...choice} answers={[t('preview.true'), t('preview.false')]} />
  if (content.type === 'fill_in') return <TextInput {...text} maw={420} autoComplete="off" />
  return <Textarea {...text} autosize minRows={6} maxRows={18} />
}
