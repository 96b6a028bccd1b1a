import type { QuestionFilter } from '@probant/contract/questions/filter'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { hashOf } from './chosen-questions.ts'

interface PrintLinkProps {
  /** What the bank shows: all of it is printed, unless some were chosen. */
  filter: Partial<QuestionFilter>
  questionIds?: readonly string[] | undefined
  children: ReactNode
}

/** Questions of the bank on paper. */
export function PrintLink({ filter, questionIds, children }: PrintLinkProps) {
  return (
    <ButtonLink
      variant="default"
      to="/dashboard/print"
      search={questionIds ? { ...filter, of: 'chosen' } : filter}
      hash={questionIds && hashOf(questionIds)}
      leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
    >
      {children}
    </ButtonLink>
  )
}
