import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The address of what somebody handed in, among the results of the quiz. */
export function resultAddress(quizId: string, submissionId: string): string {
  return `/dashboard/view/${quizId}/results?submission=${submissionId}`
}

/** The address of somebody’s own page in a grade book. */
export function personAddress(groupId: string, person: string): string {
  return `/dashboard/group/${groupId}/gradebook/${person}`
}

/** Follows the links of a table without loading the page anew: a thousand of the router's own would take a second to draw. */
export function useOpenWithin() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-within]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    void navigate({ href: link.pathname + link.search })
  }
}
