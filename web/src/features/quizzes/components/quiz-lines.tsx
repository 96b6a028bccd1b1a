import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { PERSONAL } from '@probant/contract/workspaces'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDateTime } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import classes from './quiz-lines.module.css'
import { QuizMenu } from './quiz-menu.tsx'
import { PhaseBadge, QuizPeople, QuizTitle, QuizWindow } from './quiz-summary.tsx'
import { useDurationWords } from './schedule.tsx'

interface QuizLinesProps {
  label: string
  quizzes: QuizSummary[]
  onDone?: () => void
}

/** Quizzes one under the other, for a phone and for a page that is about more than them. */
export function QuizLines({ label, quizzes, onDone }: QuizLinesProps) {
  return (
    <Lines label={label}>
      {quizzes.map((quiz) => (
        <Line key={quiz.id} actions={<QuizMenu quiz={quiz} onDone={onDone} />}>
          <div className={classes.words}>
            <div className={classes.head}>
              <QuizTitle quiz={quiz} />
              {quiz.status === 'active' && <PhaseBadge phase={quiz.phase} />}
            </div>
            <div className={classes.when}>
              <QuizWindow quiz={quiz} />
            </div>
            <Facts quiz={quiz} />
            {quiz.status !== 'draft' && (
              <div className={classes.people}>
                <QuizPeople quiz={quiz} />
              </div>
            )}
          </div>
        </Line>
      ))}
    </Lines>
  )
}

function Facts({ quiz }: { quiz: QuizSummary }) {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const now = useNow()
  const durationWords = useDurationWords()
  const isShared = useWorkspaceRef() !== PERSONAL
  const facts = [
    t('questions', { count: quiz.questionCount }),
    durationWords(quiz.durationMinutes),
    isShared && t('by', { name: quiz.creator.name }),
    quiz.status === 'draft' && (
      <time dateTime={quiz.updatedAt} title={formatDateTime(locale, quiz.updatedAt)}>
        {t('changed', { when: formatAgo(locale, quiz.updatedAt, now) })}
      </time>
    ),
  ].filter(Boolean)
  return (
    <div className={classes.facts}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is known by its place
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </div>
  )
}

/** Once something is done with a row it may leave the list, and the focus with it: then the list takes it over. */
export function useFocusAfterAction<List extends HTMLElement>(
  rows: unknown,
): { list: RefObject<List | null>; onDone: () => void } {
  const list = useRef<List>(null)
  const hasActed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the rows change
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return
    hasActed.current = false
    list.current?.focus({ preventScroll: true })
  }, [rows])
  return {
    list,
    onDone: () => {
      hasActed.current = true
    },
  }
}
