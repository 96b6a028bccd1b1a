import type { Cell } from '@probant/contract/gradebook/cell'
import type { GradebookPerson, GradebookQuiz } from '@probant/contract/gradebook/gradebook'
import { useTranslation } from 'react-i18next'
import { useCellWords } from '../use-cell-words.ts'
import { resultAddress } from '../use-open-within.ts'
import classes from './gradebook.module.css'

interface GradebookCellProps {
  quiz: GradebookQuiz
  cell: Cell | null
  person: string
  /** In a table the arrow keys go from cell to cell, and Tab does not. */
  isInGrid?: boolean
}

/** A score, which leads to what was handed in; or why there is none. */
export function GradebookCell({ quiz: { quizId, title }, cell, person, isInGrid }: GradebookCellProps) {
  const { t } = useTranslation('gradebook')
  const { words, passed } = useCellWords()(cell)
  const stop = isInGrid ? { 'data-cell': true, tabIndex: -1 } : {}
  const content = (
    <>
      {words}
      {passed && <span className={classes.passed}>{passed}</span>}
    </>
  )
  if (!cell?.submissionId)
    return (
      <span {...stop} className={classes.cell} data-state={cell?.state ?? 'not_invited'}>
        {cell ? content : <NotInvited words={words} />}
      </span>
    )
  return (
    <a
      {...stop}
      href={resultAddress(quizId, cell.submissionId)}
      className={classes.cell}
      data-state={cell.state}
      data-within
      aria-label={t('openResult', { person, title, score: [words, passed].filter(Boolean).join(', ') })}
    >
      {content}
    </a>
  )
}

/** Nothing to look at, though something to be heard. */
function NotInvited({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">·</span>
      <span className="unseen">{words}</span>
    </>
  )
}

/** What they are called. */
export function nameOf({ name, email }: Pick<GradebookPerson, 'name' | 'email'>): string {
  return name || email
}
