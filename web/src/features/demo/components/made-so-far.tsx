import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useDemoContents } from '../demo-workspace.ts'
import { forgetDemo } from '../forgetting.ts'
import { isWorthKeeping } from '../workspace.ts'

/** What lies in the demo already, and how to go on with it; nothing for those who have just come. */
export function MadeSoFar() {
  const { t } = useTranslation('demo')
  const contents = useDemoContents()
  const [isAsking, setIsAsking] = useState(false)
  if (!isWorthKeeping(contents)) return null

  const questions = t('made.questions', { count: contents.questions.length })
  const quizzes = t('made.quizzes', { count: contents.quizzes.length })
  const isAll = contents.quizzes.length > 0
  const startOver = () => {
    forgetDemo()
    // Whatever was looked at is gone as well.
    globalThis.location.reload()
  }
  return (
    <Group
      component="section"
      className="card"
      gap="8px 16px"
      justify="center"
      mt="xl"
      px="md"
      py="sm"
      aria-label={t('made.label')}
    >
      <Text>{isAll ? t('made.both', { questions, quizzes }) : t('made.one', { questions })}</Text>
      <Group gap="xs" align="stretch" justify="center">
        <ButtonLink to="/demo/create-quiz/dashboard-question-generation" size="xs" variant="default">
          {t('made.bank')}
        </ButtonLink>
        <ButtonLink to="/demo/create-quiz/quiz-form" size="xs" variant="default">
          {t(isAll ? 'made.quiz' : 'made.makeQuiz')}
        </ButtonLink>
        <Button size="xs" variant="subtle" color="gray" onClick={() => setIsAsking(true)}>
          {t('made.startOver')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('made.startOverTitle')}
        confirm={t('made.startOver')}
        isDangerous
        onConfirm={startOver}
      >
        {t('made.startOverSentence')}
      </ConfirmDialog>
    </Group>
  )
}
