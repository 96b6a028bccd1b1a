import { Box, Button, Chip, Flex, Group, Text, TextInput } from '@mantine/core'
import { NAME_MAX } from '@probant/contract/limits'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { type Obstacle, obstaclesOf } from '@probant/contract/quizzes/readiness'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { refusalOf } from '#web/components/form/refusal.ts'
import { WallTimeField } from '#web/components/form/wall-time-field.tsx'
import { useLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import { formatMoment, formatNearDay, knownZone } from '#web/lib/day-and-time.ts'
import { newId } from '#web/lib/new-id.ts'
import { toast } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useObstacleWords } from '../components/obstacle-words.ts'
import { useRepeatQuiz } from '../mutations.ts'
import { nextRun, RHYTHMS, type Rhythm, type Window } from '../repeat/next-run.ts'
import { CountsAgain } from './counts-again.tsx'

interface RepeatDialogProps {
  quiz: Quiz
  isOpen: boolean
  onClose: () => void
}

/** The same quiz once more with other people: when, and then whom. */
export default function RepeatDialog({ quiz, isOpen, onClose }: RepeatDialogProps) {
  const { t } = useTranslation('quiz')
  const { startsAt, endsAt } = quiz
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('repeat.title')}>
      {startsAt && endsAt && <RepeatForm quiz={quiz} last={{ startsAt, endsAt }} onClose={onClose} />}
    </Dialog>
  )
}

interface RepeatFormProps extends Pick<RepeatDialogProps, 'quiz' | 'onClose'> {
  last: Window
}

function RepeatForm({ quiz, last, onClose }: RepeatFormProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const locale = useLocale()
  const now = useNow()
  const navigate = useNavigate()
  const repeat = useRepeatQuiz(quiz.id)
  const limit = useLimitRefusal()
  const wordsFor = useObstacleWords(quiz)
  const timeZone = knownZone(quiz.timeZone)
  const inA = (rhythm: Rhythm) => nextRun(last, { rhythm, timeZone, now })
  // Pressed once more because no answer came, it is the same quiz.
  const [id] = useState(newId)
  const [title, setTitle] = useState(quiz.title)
  const [next, setNext] = useState<Window>(() => inA('month'))
  const [refusal, setRefusal] = useState<ApiError>()
  const [alert, setAlert] = useState<string>()
  const set = (change: Partial<Window>) => {
    setNext({ ...next, ...change })
    setRefusal(undefined)
  }

  const startFlaw =
    Date.parse(next.startsAt) <= now.getTime() ? fieldSentence(locale, 'startInPast') : undefined
  const obstacle = obstaclesOf({ ...quiz, ...next }, now).find(({ kind }) => OF_TIME.includes(kind))
  const endFlaw = obstacle && wordsFor(obstacle)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    setAlert(startFlaw ?? endFlaw)
    if (startFlaw || endFlaw) return
    repeat
      .mutateAsync({ id, title, ...next })
      .then((made) => {
        toast.success(t('repeat.done'))
        return navigate({
          to: '/dashboard/participants/$quizId',
          params: { quizId: made.id },
          search: { dialog: 'invite' },
        })
      })
      .catch((error: unknown) => {
        if (limit.show(error)) return
        const refused = refusalOf(error)
        setRefusal(refused)
        const isAtField = ['startsAt', 'endsAt', 'title'].some((name) => refused?.fields[name])
        if (!isAtField) setAlert(refused?.message ?? t('common:messages.operationFailed'))
      })
  }
  return (
    <>
      <Flex onSubmit={submit} noValidate component="form" direction="column" gap="md">
        <Text>{t('repeat.sentence', { when: formatMoment(locale, last.startsAt, { timeZone, now }) })}</Text>
        <Chip.Group
          value={RHYTHMS.find((rhythm) => isSame(inA(rhythm), next)) ?? ''}
          onChange={(rhythm) => set(inA(rhythm as Rhythm))}
        >
          <Group gap={8} role="group" aria-label={t('repeat.start')}>
            {RHYTHMS.map((rhythm) => (
              <Chip key={rhythm} value={rhythm}>
                {t(`repeat.same.${rhythm}`, {
                  day: formatNearDay(locale, inA(rhythm).startsAt, { timeZone, now }),
                })}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <Moment legend={t('repeat.start')}>
          <WallTimeField
            name="startsAt"
            value={next.startsAt}
            timeZone={timeZone}
            usualTime="09:00"
            onChange={(startsAt) => startsAt && set({ startsAt })}
            error={startFlaw ?? refusal?.fields.startsAt}
            isReadOnly={false}
          />
        </Moment>
        <Moment legend={t('repeat.end')}>
          <WallTimeField
            name="endsAt"
            value={next.endsAt}
            timeZone={timeZone}
            usualTime="18:00"
            onChange={(endsAt) => endsAt && set({ endsAt })}
            error={endFlaw ?? refusal?.fields.endsAt}
            isReadOnly={false}
          />
        </Moment>
        <TextInput
          label={t('repeat.name')}
          value={title}
          maxLength={NAME_MAX}
          error={refusal?.fields.title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {quiz.can.manageParticipants && <CountsAgain quizId={quiz.id} />}
        <FormAlert>{alert}</FormAlert>
        <FormFooter onCancel={onClose}>
          <Button type="submit" loading={repeat.isPending}>
            {t('repeat.confirm')}
          </Button>
        </FormFooter>
      </Flex>
      {limit.prompt}
    </>
  )
}

function Moment({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box component="fieldset" miw={0} m={0} p={0} bd={0}>
      <Box component="legend" mb={6} p={0} fw={560}>
        {legend}
      </Box>
      {children}
    </Box>
  )
}

/** What the server finds in the questions stands above the button. */
const OF_TIME: readonly Obstacle['kind'][] = ['endNotAfterStart', 'overdue', 'endsTooSoon']

function isSame(one: Window, other: Window): boolean {
  return one.startsAt === other.startsAt && one.endsAt === other.endsAt
}
