import { Flex, Text } from '@mantine/core'
import type { GradedQuestion } from '@probant/contract/grading/grading'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './question-list.module.css'

interface QuestionListProps {
  questions: readonly GradedQuestion[]
  chosen: string | undefined
  lang: string
  onChoose: (questionId: string) => void
}

/** The open questions, each with how far its answers are graded. */
export function QuestionList({ questions, chosen, lang, onChoose }: QuestionListProps) {
  const { t } = useTranslation(['grading', 'regrading'])
  return (
    <nav aria-label={t('questions.label')}>
      <Flex component="ol" className="plain" direction="column" gap="xs">
        {questions.map((question) => (
          <Flex
            key={question.questionId}
            component="li"
            className={classes.question}
            direction="column"
            gap={4}
            pos="relative"
            py="sm"
            px="md"
            bdrs="lg"
          >
            <button
              type="button"
              className={classes.head}
              aria-current={question.questionId === chosen || undefined}
              aria-describedby={`title-${question.questionId}`}
              onClick={() => onChoose(question.questionId)}
            >
              <strong>{t('questions.number', { number: question.number })}</strong>
              <Progress question={question} />
            </button>
            <div id={`title-${question.questionId}`}>
              <RichText html={question.titleHtml} lang={lang} className={classes.title} />
              {question.scoring !== 'normal' && (
                <Text c="var(--warning)" size="xs">
                  {t(`regrading:scorings.${question.scoring}`)}
                </Text>
              )}
            </div>
          </Flex>
        ))}
      </Flex>
    </nav>
  )
}

function Progress({ question: { answerCount, gradedCount } }: { question: GradedQuestion }) {
  const { t } = useTranslation('grading')
  if (answerCount === 0)
    return (
      <Flex
        component="span"
        className="tabular"
        gap={4}
        align="center"
        display="inline-flex"
        c="dimmed"
        fz="xs"
      >
        {t('questions.none')}
      </Flex>
    )
  return (
    <Flex
      component="span"
      className="tabular"
      gap={4}
      align="center"
      display="inline-flex"
      c="dimmed"
      fz="xs"
    >
      {gradedCount === answerCount && <IconCheck size={16} stroke={2} aria-hidden="true" />}
      {t('questions.progress', { graded: gradedCount, count: answerCount })}
    </Flex>
  )
}
