import { createFileRoute } from '@tanstack/react-router'
import { generationSearchShape } from '#web/features/generation/generation-search.ts'
import { QuizFormPage } from '#web/features/quiz-editor/pages/quiz-form-page.tsx'
import { quizFormSearchSchema } from '#web/features/quiz-editor/search.ts'
import { QuizFormLayout } from '#web/features/shell/layouts/quiz-form-layout.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

/** The form stands here rather than in its three addresses below: it stays on the screen from one to the next. */
export const Route = createFileRoute('/dashboard/_quiz-form')({
  staticData: { layout: 'quiz-form' },
  validateSearch: quizFormSearchSchema.extend(generationSearchShape),
  // A limit that is met is said in the words of the plans.
  loader: () => loadSentences('quiz', 'quizzes', 'questions', 'account', 'scale'),
  component: () => (
    <QuizFormLayout>
      <QuizFormPage />
    </QuizFormLayout>
  ),
})
