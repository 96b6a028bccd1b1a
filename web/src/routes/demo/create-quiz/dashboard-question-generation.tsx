import { createFileRoute } from '@tanstack/react-router'
import classes from '#web/features/demo/pages/demo-pages.module.css'
import { useOpenDemoQuiz } from '#web/features/demo/pages/use-open-demo-quiz.ts'
import { generationSearchShape } from '#web/features/generation/generation-search.ts'
import { QuestionGeneration } from '#web/features/generation/pages/question-generation.tsx'
import { QuestionsPage } from '#web/features/questions/pages/questions-page.tsx'
import { questionsSearchSchema } from '#web/features/questions/questions-search.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/demo/create-quiz/dashboard-question-generation')({
  validateSearch: questionsSearchSchema.extend(generationSearchShape),
  loader: () => loadSentences('questions', 'generation', 'form', 'plans', 'quizzes'),
  component: DemoBank,
})

/** The real bank with the real dialog over it. */
function DemoBank() {
  const openQuiz = useOpenDemoQuiz()
  return (
    <div className={classes.page}>
      <QuestionsPage generate={<QuestionGeneration onMadeQuiz={openQuiz} />} onMadeQuiz={openQuiz} />
    </div>
  )
}
