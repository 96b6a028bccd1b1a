import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { DoorSheet, DoorSkeleton } from '../components/door-sheet.tsx'
import { OtherPersonNote } from '../components/other-person-note.tsx'
import { entranceRefusal } from '../entrance-refusal.ts'
import { useEnterByLink } from '../mutations.ts'
import { invitationQuery } from '../queries.ts'
import { DoorFailed } from './door-failed.tsx'
import classes from './entrance.module.css'
import { EntranceRefused } from './entrance-refused.tsx'

/** Nothing happens before the button is pressed: a mail scanner that follows links enters nothing. */
export function InvitationDoor({ token }: { token: string }) {
  const { t } = useTranslation('participation')
  const { data: door, error, refetch } = useQuery(invitationQuery(token))
  const enter = useEnterByLink()
  const navigate = useNavigate()

  const refusal = entranceRefusal(enter.error ?? error, 'invitation')
  if (refusal) {
    return <EntranceRefused refusal={refusal} by="invitation" door={door} onRetry={lookAgain} />
  }
  if (error) return <DoorFailed title={t('door.failed')} error={error} onRetry={() => refetch()} />
  if (!door) return <DoorSkeleton label={t('door.loading')} />
  if (door.isFinished) return <EntranceRefused refusal="alreadySubmitted" by="invitation" door={door} />
  if (door.phase === 'over') return <EntranceRefused refusal="quizEnded" by="invitation" door={door} />

  function lookAgain(): void {
    enter.reset()
    void refetch()
  }
  const go = () =>
    enter.mutate(token, {
      // The entry of the history that holds the link goes with it.
      onSuccess: ({ quizId }) => navigate({ to: '/quiz/$quizId', params: { quizId }, replace: true }),
    })
  return (
    <>
      <DoorSheet door={door} before={t('door.invited')} />
      <OtherPersonNote quizId={door.quizId} invited={door.email} />
      <Stack>
        <FormAlert>{enter.error?.message}</FormAlert>
        <Button size="md" loading={enter.isPending || enter.isSuccess} onClick={go}>
          {t('invitation.go')}
        </Button>
      </Stack>
      <p className={classes.hint}>{t('invitation.hint')}</p>
    </>
  )
}
