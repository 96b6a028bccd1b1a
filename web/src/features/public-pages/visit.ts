import type { Visit } from '@probant/contract/public-pages'
import { createContext, useContext } from 'react'

export const VisitContext = createContext<Visit | undefined>(undefined)

/** Who reads a public page, and what this installation has to say on it. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('A public page is drawn for a visit')
  return visit
}
