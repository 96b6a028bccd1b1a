import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The address of what somebody handed in, among the results of the quiz. */
export function resultAddress(quizId: string, submissionId: string): string {
  return `/dashboard/view/${quizId}/results?submission=${submissionId}`
}

/** Opens one without loading the page anew: a thousand of the router's own links would take a second to draw. */
export function useOpenResult() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-submission]')
    const { quiz: quizId = '', submission } = link?.dataset ?? {}
    if (!submission || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    void navigate({ to: '/dashboard/view/$quizId/results', params: { quizId }, search: { submission } })
  }
}
