import { createFileRoute } from '@tanstack/react-router'

/** The page of a quiz is one of its own (`quiz.html`): whoever comes from within the application leaves it here. */
export const Route = createFileRoute('/quiz/$quizId')({
  staticData: { guard: 'quiz' },
  loader: ({ location }) => leaveFor(location.href),
})

function leaveFor(href: string): Promise<never> {
  location.replace(href)
  return new Promise(() => {})
}
