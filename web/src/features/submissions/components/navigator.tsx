import { useWindowEvent } from '@mantine/hooks'
import type { Paper } from '@probant/contract/quizzes/paper'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Marks } from '../pages/paper-page.tsx'
import classes from './navigator.module.css'

interface NavigatorProps {
  paper: Paper
  marks: Marks
  /** The question that is open; none where all are on one page. */
  current: string | undefined
  /** Opens a page; not given where one can't go back, or all is on one. */
  onGo: ((index: number) => void) | undefined
  /** Scrolls to a question, where all are on one page. */
  onShow: (questionId: string) => void
}

/** Folds out: every question with what was done about it, and the way to it. */
export function Navigator({ paper, marks, current, onGo, onShow }: NavigatorProps) {
  const { t } = useTranslation('taking')
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  // Only where one can is a question flagged.
  const canComeBack = onGo !== undefined || current === undefined
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  })
  const questions = paper.sections.flatMap((section) => section.questions)
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconLayoutGrid size={18} stroke={1.5} aria-hidden="true" />
        {t('navigator.toggle')}
      </button>
      <nav id={id} className={`card ${classes.sheet}`} aria-label={t('navigator.label')} hidden={!isOpen}>
        <ol className={`plain ${classes.grid}`}>
          {questions.map(({ questionId, number }, index) => (
            <li key={questionId}>
              <Square {...stateOf(questionId)} number={number} onPress={pressed(questionId, index)} />
            </li>
          ))}
        </ol>
        <p className={`note ${classes.legend}`}>
          {canComeBack
            ? t('navigator.legend', {
                answered: marks.answered.size,
                flagged: marks.flagged.size,
                count: questions.length,
              })
            : t('paper.answered', { count: marks.answered.size, total: questions.length })}
        </p>
      </nav>
    </>
  )

  function stateOf(questionId: string) {
    return {
      isAnswered: marks.answered.has(questionId),
      isFlagged: marks.flagged.has(questionId),
      isCurrent: questionId === current,
    }
  }

  function show(questionId: string): void {
    setIsOpen(false)
    onShow(questionId)
  }

  function pressed(questionId: string, index: number): (() => void) | undefined {
    if (onGo) return () => onGo(index)
    // All on one page: its sheet is scrolled to.
    return current === undefined ? () => show(questionId) : undefined
  }
}

interface SquareProps {
  number: number
  isAnswered: boolean
  isFlagged: boolean
  isCurrent: boolean
  onPress: (() => void) | undefined
}

function Square({ number, isAnswered, isFlagged, isCurrent, onPress }: SquareProps) {
  const { t } = useTranslation('taking')
  const words = [
    t('navigator.question', { number }),
    t(isAnswered ? 'navigator.answered' : 'navigator.open'),
    isFlagged && t('navigator.flagged'),
  ]
  return (
    <button
      type="button"
      className={classes.square}
      data-answered={isAnswered || undefined}
      data-flagged={isFlagged || undefined}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={words.filter(Boolean).join(', ')}
      disabled={!onPress}
      onClick={onPress}
    >
      {number}
    </button>
  )
}
