import type { Question } from '@probant/contract/questions/question'
import { createFileRoute } from '@tanstack/react-router'
import { BankMenu, ExportChosen, ImportLink } from '#web/features/exchange/pages/bank-exchange.tsx'
import { generationSearchShape } from '#web/features/generation/generation-search.ts'
import { GenerationNotice } from '#web/features/generation/pages/generation-notice.tsx'
import { QuestionGeneration } from '#web/features/generation/pages/question-generation.tsx'
import { WaitingMark } from '#web/features/generation/pages/waiting-mark.tsx'
import { type BankExchange, QuestionsPage } from '#web/features/questions/pages/questions-page.tsx'
import { questionListQuery } from '#web/features/questions/queries.ts'
import { listedPart, questionsSearchSchema } from '#web/features/questions/questions-search.ts'
import { MakeQuizButton } from '#web/features/quiz-editor/components/make-quiz-button.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { currentWorkspace } from '#web/lib/workspace.ts'

export const Route = createFileRoute('/_shell/dashboard/questions')({
  staticData: { guard: 'auth' },
  validateSearch: questionsSearchSchema.extend(generationSearchShape),
  loaderDeps: ({ search: { generation, ...search } }) => listedPart(search),
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(questionListQuery(currentWorkspace(), deps))
    // A limit that is met is said in the words of the plans.
    return loadSentences('questions', 'account', 'quizzes', 'exchange')
  },
  component: () => (
    <>
      <GenerationNotice />
      <QuestionsPage
        generate={<QuestionGeneration makeQuiz={makeQuiz} />}
        makeQuiz={makeQuiz}
        exchange={EXCHANGE}
        mark={({ id }) => <WaitingMark questionId={id} />}
      />
    </>
  ),
})

function makeQuiz(questions: Question[], showLimit: (error: unknown) => boolean) {
  return <MakeQuizButton size="xs" questions={questions} showLimit={showLimit} />
}

const EXCHANGE: BankExchange = {
  menu: (filter, total) => <BankMenu filter={filter} total={total} />,
  chosen: (questions, filter) => <ExportChosen questions={questions} filter={filter} />,
  first: <ImportLink />,
}
