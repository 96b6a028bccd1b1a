import { Box, Text } from '@mantine/core'
import type { Comparison } from '@probant/contract/results/comparison'
import { useTranslation } from 'react-i18next'
import classes from './comparison.module.css'
import { useComparedPerson } from './use-compared-person.ts'

type Question = Comparison['questions'][number]

interface AnswerCardsProps {
  question: Question
  people: Comparison['people']
}

/** What each wrote to one question, beside each other as far as there is room. */
export function AnswerCards({ question, people }: AnswerCardsProps) {
  const nameOf = useComparedPerson()
  return (
    <Box className={classes.answers} style={{ '--people': people.length }}>
      {people.map((person, place) => {
        const name = nameOf(person, place)
        return (
          <article key={person.submissionId} className={`card ${classes.answer}`} aria-label={name}>
            <Box component="h4" className="breakable" m={0} fz="sm" fw={600} dir="auto">
              {name}
            </Box>
            <Answer question={question} answer={question.answers[place] ?? null} />
          </article>
        )
      })}
    </Box>
  )
}

function Answer({ question, answer }: { question: Question; answer: Question['answers'][number] }) {
  const { t } = useTranslation('results')
  if (!answer) return <Nothing words={t('comparison.notAsked')} />
  const { text, points, feedback } = answer
  return (
    <>
      {question.scoring !== 'dropped' && (
        <Text className="tabular" size="xs" c="dimmed">
          {points === null
            ? t('list.provisional')
            : t('grading.grade.points', { points, count: question.points })}
        </Text>
      )}
      {text ? (
        <Box className={`breakable ${classes.text}`} lang={question.language} dir="auto">
          {text}
        </Box>
      ) : (
        <Nothing words={t('comparison.blank')} />
      )}
      {feedback && (
        <Box mt="sm" fz="sm">
          <strong>{t('comparison.feedback')}</strong>
          <Box className="breakable" style={{ whiteSpace: 'pre-wrap' }} dir="auto">
            {feedback}
          </Box>
        </Box>
      )}
    </>
  )
}

function Nothing({ words }: { words: string }) {
  return (
    <Text mt="xs" c="dimmed" size="sm">
      {words}
    </Text>
  )
}
