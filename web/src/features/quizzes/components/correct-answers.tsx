import { Switch, VisuallyHidden } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { AnswerKey } from '@probant/contract/quizzes/paper'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { kindOf } from '@probant/kinds'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { shownKind } from '#web/features/paper/kinds/showing.ts'
import { correctAnswersQuery } from '../queries.ts'
import classes from './correct-answers.module.css'

type KeyEntry = AnswerKey[number]

const NOT_SAVED = { id: '', revision: 0 }
const KeyContext = createContext<Map<string, KeyEntry> | undefined>(undefined)

interface CorrectAnswersProps {
  /** None before its first save. */
  quiz: Pick<Quiz, 'id' | 'revision'> | undefined
  /** With the switch, wherever it stands. */
  children: (toggle: ReactNode) => ReactNode
}

/** The answers below each question, for whoever wants to see them; this browser remembers who does. */
export function CorrectAnswers({ quiz, children }: CorrectAnswersProps) {
  const { t } = useTranslation('quiz-view')
  const [isShown, setIsShown] = useLocalStorage({
    key: 'correct-answers',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const { data, error } = useQuery({
    ...correctAnswersQuery(quiz ?? NOT_SAVED),
    enabled: isShown && quiz !== undefined,
  })
  const key = useMemo(
    () => (isShown ? new Map(data?.map((entry) => [entry.questionId, entry])) : undefined),
    [data, isShown],
  )
  const toggle = quiz && (
    <div className={classes.toggle}>
      <Switch
        size="xs"
        label={t('outline.showAnswers')}
        checked={isShown}
        onChange={(event) => setIsShown(event.currentTarget.checked)}
      />
      {isShown && error && (
        <p role="status" className={classes.refused}>
          {error.message}
        </p>
      )}
    </div>
  )
  return <KeyContext value={key}>{children(toggle)}</KeyContext>
}

/** What is right; nothing while the answers are not shown, or not here yet. */
export function CorrectAnswer({ questionId, lang }: { questionId: string; lang: string }) {
  const { t } = useTranslation('quiz-view')
  const entry = use(KeyContext)?.get(questionId)
  if (!entry) return null
  const { right } = entry
  const { Right, isAuthors } = shownKind(right)
  const isGraded = kindOf(right).byPerson !== undefined
  return (
    <div className={classes.answer} data-open={isGraded || undefined}>
      <IconCheck size={18} stroke={2} aria-hidden="true" />
      <VisuallyHidden>{t(isGraded ? 'outline.guidance' : 'outline.correctAnswer')}</VisuallyHidden>
      <div className={classes.words} lang={isAuthors(right) ? lang : undefined}>
        <Right right={right} />
      </div>
    </div>
  )
}
