import { createFileRoute } from '@tanstack/react-router'

/** The page of a quiz is one of its own (`quiz.html`): whoever comes from within the application leaves it here. */
export const Route = createFileRoute('/quiz/$quizId')({
  staticData: { guard: 'quiz' },
  beforeLoad: async ({ params, preload }) => {
    // Pointing at a link is not yet following it.
    if (!preload) await leaveFor(params.quizId)
  },
})

/** By the address as it is spelled properly: any other might be answered with the application again, and so for ever. */
function leaveFor(quizId: string): Promise<never> {
  location.replace(`/quiz/${encodeURIComponent(quizId)}`)
  return new Promise(() => {})
}
