import { ActionIcon, Box, Button, Flex, Stack, Text, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import type { Worded } from '../changes/wording-dialog.tsx'
import { CorrectAnswer, CorrectAnswers } from '../components/correct-answers.tsx'
import classes from './quiz-details.module.css'

interface RewordableProps {
  quiz: Quiz
  /** Missing where it is too late for a typo, or it is edited in the form. */
  onReword?: (worded: Worded) => void
}

/** Shown before the start. */
export function Instructions({ quiz, onReword }: RewordableProps) {
  const { t } = useTranslation('quiz')
  if (!quiz.instructionsHtml) return <Text c="dimmed">{t('instructions.none')}</Text>
  return (
    <>
      <Box ff="var(--font-paper)" fz="md">
        <RichText html={quiz.instructionsHtml} lang={quiz.language} />
      </Box>
      {onReword && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => onReword('instructions')}
        >
          {t('changes.wording.correctInstructions')}
        </Button>
      )}
    </>
  )
}

/** More than this would push everything else off the page. */
const SHOWN_AT_ONCE = 12

type Section = Quiz['sections'][number]

/** What is asked, section by section. */
export function Outline({ quiz, onReword }: RewordableProps) {
  const { t } = useTranslation('quiz')
  const count = quiz.sections.reduce((total, { questions }) => total + questions.length, 0)
  if (count === 0) return <Text c="dimmed">{t('outline.none')}</Text>
  const sections = quiz.sections.map((section, index) => ({ section, number: index + 1 }))
  return (
    <CorrectAnswers quiz={quiz}>
      {(toggle) => (
        <details open={count <= SHOWN_AT_ONCE}>
          <Box component="summary" fw={560}>
            {t('outline.show', { count })}
          </Box>
          <Box mt="sm">{toggle}</Box>
          {sections.map(({ section, number }) => (
            <SectionPart
              key={number}
              section={section}
              number={sections.length > 1 ? number : undefined}
              onReword={onReword}
            />
          ))}
        </details>
      )}
    </CorrectAnswers>
  )
}

interface SectionPartProps extends Pick<RewordableProps, 'onReword'> {
  section: Section
  number: number | undefined
}

function SectionPart({ section, number, onReword }: SectionPartProps) {
  const { t } = useTranslation('quiz')
  const { draw, questions } = section
  const title = section.title || (number && t('outline.section', { number }))
  return (
    <Box mt="md">
      {title && (
        <Title order={3} fz="md" mb={4}>
          {title}
        </Title>
      )}
      {draw !== null && (
        <Text mb={4} c="dimmed">
          {t('outline.pool', { draw, count: questions.length })}
        </Text>
      )}
      <ol className="plain lined">
        {questions.map((question) => (
          <Flex component="li" gap="sm" py={10} key={question.questionId}>
            <Box component="span" className="tabular" flex="none" miw={22} c="dimmed">
              {question.number}
            </Box>
            {/* Where it is asked, and what is right. */}
            <Stack gap={6} flex={1} miw={0}>
              <RichText html={question.titleHtml} lang={question.language} className={classes.stem} />
              <CorrectAnswer questionId={question.questionId} lang={question.language} />
            </Stack>
            <Box component="span" flex="none" c="dimmed" fz="xs" lh="24px">
              {t('points', { count: question.points })}
            </Box>
            {onReword && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('changes.wording.correct', { number: question.number })}
                onClick={() => onReword(question.questionId)}
              >
                <IconPencil size={16} stroke={1.5} />
              </ActionIcon>
            )}
          </Flex>
        ))}
      </ol>
    </Box>
  )
}
