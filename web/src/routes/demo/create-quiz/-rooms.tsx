import { Box } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { useSearch } from '@tanstack/react-router'
import { DemoQuizFormCreatePage, DemoQuizFormPage } from '#web/features/demo/pages/quiz-form-pages.tsx'
import { useOpenDemoQuiz } from '#web/features/demo/pages/use-open-demo-quiz.ts'
import { QuestionGeneration } from '#web/features/generation/pages/question-generation.tsx'
import { QuestionsPage } from '#web/features/questions/pages/questions-page.tsx'
import { MakeQuizButton } from '#web/features/quiz-editor/components/make-quiz-button.tsx'
import { TriedQuizForm } from '#web/features/quiz-editor/pages/tried-quiz-form.tsx'

/**
 * The rooms with the large furniture, in one file for the bundler: it counts by how many such files something is shared,
 * and four of them would put the question editor and the quiz form among what other pages load.
 */

export { DemoGenerationPage } from '#web/features/demo/pages/generation-page.tsx'

/** The real bank with the real dialog over it. */
export function DemoBank() {
  const openQuiz = useOpenDemoQuiz()
  const makeQuiz = (questions: Question[], showLimit: (error: unknown) => boolean) => (
    <MakeQuizButton size="xs" questions={questions} showLimit={showLimit} onMade={openQuiz} />
  )
  return (
    <Box
      maw={1280}
      mx="auto"
      pt={{ base: 'lg', sm: 40 }}
      pb={{ base: 64, sm: 96 }}
      px={{ base: 'md', sm: 'lg' }}
    >
      <QuestionsPage generate={<QuestionGeneration makeQuiz={makeQuiz} />} makeQuiz={makeQuiz} />
    </Box>
  )
}

export function DemoQuizForm() {
  const { quiz } = useSearch({ from: '/demo/create-quiz/quiz-form' })
  return <DemoQuizFormPage quizId={quiz} form={(parts) => <TriedQuizForm {...parts} />} />
}

export function DemoQuizFormCreate() {
  const { quiz } = useSearch({ from: '/demo/create-quiz/quiz-form-create' })
  return <DemoQuizFormCreatePage quizId={quiz} form={(parts) => <TriedQuizForm {...parts} />} />
}
