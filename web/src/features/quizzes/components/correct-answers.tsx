import { Box, Group, Switch, Text, VisuallyHidden } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { AnswerKey } from '@probant/contract/quizzes/paper'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { kindOf } from '@probant/kinds'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isAuthors, RightAnswer } from '#web/features/paper/right-answer.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { correctAnswersQuery } from '../queries.ts'

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
  const { t } = useTranslation('quiz')
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
    <Group gap="4px 16px">
      <Switch
        size="xs"
        label={t('outline.showAnswers')}
        checked={isShown}
        onChange={(event) => setIsShown(event.currentTarget.checked)}
      />
      {isShown && error && (
        <Text role="status" c="var(--warning)" size="xs">
          {error.message}
        </Text>
      )}
    </Group>
  )
  return <KeyContext value={key}>{children(toggle)}</KeyContext>
}

/** What is right; nothing while the answers are not shown, or not here yet. */
export function CorrectAnswer({ questionId, lang }: { questionId: string; lang: string }) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const entry = use(KeyContext)?.get(questionId)
  const right = entry && kindOf(entry.right).onSheet?.right(entry.right, locale)
  if (!right) return null
  const isGraded = 'graded' in right
  return (
    <Group
      // Guidance for whoever grades it: nothing in it is right by itself.
      c={isGraded ? 'dimmed' : 'var(--right)'}
      gap={6}
      align="stretch"
      wrap="nowrap"
      miw={0}
      fz="sm"
      lh={1.4}
    >
      {!isGraded && <IconCheck style={{ marginTop: 1 }} size={18} stroke={2} aria-hidden="true" />}
      <VisuallyHidden>{t(isGraded ? 'outline.guidance' : 'outline.correctAnswer')}</VisuallyHidden>
      <Box className="breakable" miw={0} lang={isAuthors(right) ? lang : undefined}>
        <RightAnswer right={right} />
      </Box>
    </Group>
  )
}
