import { Button, Stack, Text } from '@mantine/core'
import type { GroupSummary } from '@probant/contract/groups'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { refusalOf } from '#web/components/form/refusal.ts'
import { useLast } from '#web/lib/use-last.ts'
import { GroupPicker } from '../components/invite/group-picker.tsx'
import { ActionDialog, type ActionProps } from '../selection/action-dialog.tsx'
import { usePersonWords } from '../use-person-words.ts'
import { useSetOwnWindow } from './mutations.ts'
import type { KnownTime } from './own-time.ts'
import { OwnTimeFields, useOwnTime } from './own-time-fields.tsx'
import { useSaySet } from './use-say-set.ts'

interface DialogProps {
  quiz: Quiz
  deliversMail: boolean
  onClose: () => void
}

/** A time of their own for one person. */
export function OwnTimeDialog({
  participant,
  ...props
}: DialogProps & { participant: Participant | undefined }) {
  const { t } = useTranslation('participants')
  const shown = useLast(participant)
  const personWords = usePersonWords()
  return (
    <Dialog
      isOpen={participant !== undefined}
      onClose={props.onClose}
      title={t('ownTime.title', { person: shown && personWords(shown) })}
      isBelowOthers
      // The menu's entry, which had the focus, is gone by then.
      returnFocus={false}
    >
      {shown && (
        <OwnTimeForm
          key={shown.id}
          {...props}
          known={shown}
          canRemove={shown.window !== null}
          whom={{ participantIds: [shown.id] }}
        />
      )}
    </Dialog>
  )
}

/** The same for everybody of a group who takes part. */
export function GroupTimeDialog({ isOpen, ...props }: DialogProps & { isOpen: boolean }) {
  const { t } = useTranslation('participants')
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('ownTime.groupTitle')} isBelowOthers>
      <GroupTimeForm {...props} />
    </Dialog>
  )
}

function GroupTimeForm(props: DialogProps) {
  const { t } = useTranslation('participants')
  const [group, setGroup] = useState<GroupSummary>()
  return (
    <OwnTimeForm
      {...props}
      known={undefined}
      canRemove
      whom={group && { groupId: group.id }}
      nobody={t('ownTime.noGroup')}
    >
      <GroupPicker
        workspace={props.quiz.workspace}
        chosen={group ? [group] : []}
        onToggle={setGroup}
        isSingle
      />
    </OwnTimeForm>
  )
}

const CONFIRMS = { own: 'ownTime.confirm', choose: 'ownTime.offer', quiz: 'ownTime.remove' } as const

interface OwnTimeFormProps extends DialogProps {
  known: KnownTime | undefined
  canRemove: boolean
  /** Nobody is named yet where there is none. */
  whom: { participantIds: string[] } | { groupId: string } | undefined
  nobody?: string
  children?: ReactNode
}

function OwnTimeForm(props: OwnTimeFormProps) {
  const { quiz, deliversMail, onClose, known, canRemove, whom, nobody, children } = props
  const { t } = useTranslation(['participants', 'common'])
  const typed = useOwnTime(quiz, known)
  const set = useSetOwnWindow(quiz.id)
  const saySet = useSaySet(quiz.timeZone, deliversMail)
  const [alert, setAlert] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAlert(whom ? undefined : nobody)
    if (!whom || typed.flaw) return
    set
      .mutateAsync({ ...whom, ...typed.body })
      .then((report) => {
        saySet(typed.body.window, report)
        onClose()
      })
      .catch((error: unknown) => setAlert(refusalOf(error)?.message ?? t('common:messages.operationFailed')))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {children}
        <OwnTimeFields quiz={quiz} typed={typed} canRemove={canRemove}>
          <Text c="dimmed">{t(deliversMail ? 'ownTime.notified' : 'ownTime.notifiedKept')}</Text>
        </OwnTimeFields>
        <FormAlert>{alert}</FormAlert>
        <FormFooter onCancel={onClose}>
          <Button type="submit" loading={set.isPending}>
            {t(CONFIRMS[typed.time.mode])}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

/** The same for those of a selection who have not begun. */
export function ScheduleDialog({ quiz, ...props }: ActionProps & { quiz: Quiz }) {
  const { quizId, chosen, deliversMail, isOpen, onClose, onDone } = props
  const { t } = useTranslation(['participants', 'common'])
  const typed = useOwnTime(quiz, undefined)
  const set = useSetOwnWindow(quizId)
  const saySet = useSaySet(quiz.timeZone, deliversMail)
  const confirm = (concerned: Participant[]) => {
    if (typed.flaw) return
    set.mutate(
      { participantIds: concerned.map(({ id }) => id), ...typed.body },
      {
        onSuccess: (report) => {
          saySet(typed.body.window, report)
          onDone()
        },
        onError: (error) => toastFailure(error, t('common:messages.operationFailed')),
        onSettled: onClose,
      },
    )
  }
  return (
    <ActionDialog
      action="schedule"
      chosen={chosen}
      isOpen={isOpen}
      isPending={set.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      <OwnTimeFields quiz={quiz} typed={typed} canRemove={chosen.some(({ window }) => window !== null)}>
        <Text c="dimmed">{t(deliversMail ? 'ownTime.notified' : 'ownTime.notifiedKept')}</Text>
      </OwnTimeFields>
    </ActionDialog>
  )
}
