import { Button, Flex, Group, Stack, Text } from '@mantine/core'
import { ofCity } from '@probant/contract/time-zone-cities'
import { IconCheck, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { usePublishQuiz } from '#web/features/quizzes/mutations.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError, isRefused } from '#web/lib/api-error.ts'
import { isUtc, knownZone } from '#web/lib/day-and-time.ts'
import { lengthWords } from '#web/lib/length-words.ts'
import { toast } from '#web/lib/toast.ts'
import { isDraft, type QuizDocument } from '../document/document.ts'
import { fieldsOf } from '../document/issues.ts'
import { sizeOf } from '../document/plan.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'
import { useWindowPhrase } from '../settings/settings-words.ts'
import { type Checked, CheckList, useChecks } from './check-list.tsx'
import type { Place } from './publish-checks.ts'

export interface PublishSheetProps extends Checked {
  onClose: () => void
  onGo: (place: Place) => void
  onPublished: (quizId: string) => void
  /** What is published already is only saved. */
  onSave: () => void
}

export function PublishSheet({ draft, obstacles, onClose, onGo, onPublished, onSave }: PublishSheetProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const { faults, advice } = useChecks({ draft, obstacles })
  const { publish, isPending, refusal } = usePublication({ draft, onClose, onPublished })
  const isPublishing = isDraft(draft.quiz)
  const isReady = faults.length === 0

  const save = () => {
    onClose()
    onSave()
  }
  return (
    <Stack gap="md">
      {isReady ? <PublishSummary document={draft.document} /> : <CheckList checks={faults} onGo={onGo} />}
      {advice.length > 0 && <CheckList checks={advice} onGo={onGo} />}
      {isReady && isPublishing && <Text c="dimmed">{t('form.publish.frozen')}</Text>}
      <FormAlert>{refusal}</FormAlert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {isReady && isPublishing ? t('form.publish.later') : t('common:actions.close')}
        </Button>
        {isReady && isPublishing && (
          <Button
            data-autofocus
            loading={isPending}
            leftSection={<IconSend size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => void publish()}
          >
            {t('form.publish.now')}
          </Button>
        )}
        {isReady && !isPublishing && draft.isDirty && (
          <Button data-autofocus onClick={save}>
            {t('form.tools.saveChanges')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** What participants will get, in plain sentences: the last look before it is theirs. */
function PublishSummary({ document }: { document: QuizDocument }) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const window = useWindowPhrase(document)
  const { questionCount, totalPoints } = sizeOf(document.blocks)
  const minutes = document.durationMinutes || 0
  const timeZone = knownZone(document.timeZone)
  return (
    <Flex
      component="ul"
      className="plain"
      direction="column"
      gap={10}
      p="md"
      bd="1px solid var(--line)"
      bdrs="lg"
      bg="var(--paper)"
    >
      <Line>
        {isUtc(timeZone)
          ? t('form.publish.windowUtc', { window })
          : t('form.publish.window', { window, zone: ofCity(locale, timeZone) })}
      </Line>
      <Line>
        {minutes === 0
          ? t('form.publish.noLimit')
          : t('form.publish.duration', { length: lengthWords(locale, minutes) })}
      </Line>
      <Line>
        {t('form.publish.size', {
          questions: t('form.size.questions', { count: questionCount }),
          points: t('form.size.points', { count: totalPoints }),
        })}
      </Line>
    </Flex>
  )
}

function Line({ children }: { children: string }) {
  return (
    <Flex component="li" gap={10}>
      <IconCheck size={20} stroke={1.75} aria-hidden="true" color="var(--right)" style={{ marginTop: 2 }} />
      <span>{children}</span>
    </Flex>
  )
}

interface PublicationOptions {
  draft: QuizDraftState
  onClose: () => void
  onPublished: (quizId: string) => void
}

/** Saves, then publishes what was saved: exactly what its creator has in front of them. */
function usePublication({ draft, onClose, onPublished }: PublicationOptions) {
  const { t } = useTranslation(['quiz', 'common'])
  const { mutateAsync } = usePublishQuiz()
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function publish(): Promise<void> {
    setIsPending(true)
    setRefusal(undefined)
    try {
      const saved = await draft.flush()
      if (!saved) return setRefusal(t('form.publish.notSaved'))
      await mutateAsync(saved)
      toast.success(t('form.publish.done'))
      onPublished(saved.id)
    } catch (error) {
      refuse(error)
    } finally {
      setIsPending(false)
    }
  }

  function refuse(error: unknown): void {
    if (isRefused(error, 'quizChangedMeanwhile')) {
      draft.meetConflict()
      onClose()
    } else setRefusal(error instanceof ApiError ? wordsOf(error) : t('common:messages.operationFailed'))
  }

  return { publish, isPending, refusal }
}

function wordsOf(error: ApiError): string {
  return Object.values(fieldsOf(error)).join(' ') || error.message
}
