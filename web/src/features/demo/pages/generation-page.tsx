import { Box, VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { OpenedGeneration } from '#web/features/generation/components/generation-dialog.tsx'
import { generationKeys } from '#web/features/generation/queries.ts'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { EditorDialog } from '#web/features/questions/components/editor/editor-dialog.tsx'
import { QuestionSource } from '#web/features/questions/components/paper/question-source.tsx'
import { MakeQuizButton } from '#web/features/quiz-editor/components/make-quiz-button.tsx'
import { useDemoContents } from '../demo-workspace.ts'
import { capacityLeftIn } from '../workspace.ts'
import classes from './demo-pages.module.css'
import { useOpenDemoQuiz } from './use-open-demo-quiz.ts'

/** The request and the desk as a page: what the dialog is over the bank. */
export function DemoGenerationPage() {
  const { t } = useTranslation('demo')
  const { generation = 'new', question } = useSearch({ from: '/demo/create-quiz/question-generation' })
  const navigate = useNavigate({ from: '/demo/create-quiz/question-generation' })
  const queryClient = useQueryClient()
  const openQuiz = useOpenDemoQuiz()
  const capacity = capacityLeftIn(useDemoContents())

  const show = (id: string) =>
    void navigate({ search: { generation: id }, replace: true, resetScroll: false })
  const edit = (id: string | undefined) =>
    void navigate({ search: (now) => ({ ...now, question: id }), resetScroll: false })
  /** It lies on the desk as it is then. */
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: generationKeys.one(generation) })
  const toBank = () => void navigate({ to: '/demo/create-quiz/dashboard-question-generation' })
  return (
    <Box
      maw={1280}
      mx="auto"
      pt={{ base: 'lg', sm: 40 }}
      pb={{ base: 64, sm: 96 }}
      px={{ base: 'md', sm: 'lg' }}
    >
      <PageHeader
        title={t('generation.title')}
        sentence={t('generation.sentence')}
        actions={
          <ButtonLink to="/demo/create-quiz/dashboard-question-generation" variant="default">
            {t('made.bank')}
          </ButtonLink>
        }
      />
      <div className={`card ${classes.workplace}`}>
        <VisuallyHidden component="h2">{t('generation.heading')}</VisuallyHidden>
        <OpenedGeneration
          current={generation}
          onClose={toBank}
          onStarted={show}
          onEdit={edit}
          showLimit={noLimit}
          capacity={capacity}
          makeQuiz={(questions) => (
            <MakeQuizButton size="xs" questions={questions} showLimit={noLimit} onMade={openQuiz} />
          )}
          paper={(shown) => (
            <>
              <QuestionPaper question={shown} withAnswer />
              <QuestionSource question={shown} />
            </>
          )}
        />
      </div>
      <EditorDialog
        editing={question ? { kind: 'edit', questionId: question } : undefined}
        onClose={() => edit(undefined)}
        onSaved={readAgain}
        onDuplicated={readAgain}
        showLimit={noLimit}
      />
    </Box>
  )
}

/** The demo's own bounds are no plan's: they are told as any refusal is. */
function noLimit(): boolean {
  return false
}
