import { Flex, Text, UnstyledButton } from '@mantine/core'
import type { GradedQuestion } from '@probant/contract/grading/grading'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CardList, CardRow } from '#web/components/data-table/card-list.tsx'
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
  const { t } = useTranslation('results')
  return (
    <nav aria-label={t('grading.questions.label')}>
      <CardList component="ol" gap="xs">
        {questions.map((question) => (
          <CardRow key={question.questionId} className="choosable" gap={4} pos="relative">
            <UnstyledButton
              className={classes.head}
              display="flex"
              fz="sm"
              style={{ alignItems: 'center', justifyContent: 'space-between', gap: 12 }}
              aria-current={question.questionId === chosen || undefined}
              aria-describedby={`title-${question.questionId}`}
              onClick={() => onChoose(question.questionId)}
            >
              <strong>{t('grading.questions.number', { number: question.number })}</strong>
              <Progress question={question} />
            </UnstyledButton>
            <div id={`title-${question.questionId}`}>
              <RichText html={question.titleHtml} lang={lang} className={classes.title} />
              {question.scoring !== 'normal' && (
                <Text c="var(--warning)" size="xs">
                  {t(`regrading.scorings.${question.scoring}`)}
                </Text>
              )}
            </div>
          </CardRow>
        ))}
      </CardList>
    </nav>
  )
}

function Progress({ question: { answerCount, gradedCount } }: { question: GradedQuestion }) {
  const { t } = useTranslation('results')
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
        {t('grading.questions.none')}
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
      {t('grading.questions.progress', { graded: gradedCount, count: answerCount })}
    </Flex>
  )
}
