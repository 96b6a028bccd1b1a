import { Anchor, Button, Stack, Text } from '@mantine/core'
import { requestInvitationLink } from '@probant/contract/participants/entering'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Branded } from '#web/components/brand/letterhead.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { AuthHeading } from '#web/features/auth/components/auth-heading.tsx'
import { CheckedEmailForm } from '#web/features/auth/components/checked-email-form.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { useOptionalUser } from '#web/lib/session.ts'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { DoorSheet, DoorSkeleton } from '../components/door-sheet.tsx'
import { TimeLeft } from '../components/time-left.tsx'
import { OtherPersonNote } from '../components/who-is-here.tsx'
import { entranceRefusal } from '../entrance-refusal.ts'
import { useEnterByLink, useRequestInvitationLink } from '../mutations.ts'
import { invitationQuery } from '../queries.ts'
import { FinishedDoor } from './finished-door.tsx'
import { DoorFailed, EntranceRefused } from './shut-door.tsx'

const route = getRouteApi('/_account/invitation')

/** Where the link leads that was mailed or handed over; without it, where it is sent again. */
export function InvitationPage() {
  const mailed = useLinkToken('iv_')
  const handed = useLinkToken('ih_')
  const token = mailed ?? handed
  const { quiz } = route.useSearch()
  if (token) return <InvitationDoor key={token} token={token} />
  return <LinkRequest quizId={quiz} />
}

/** Nothing happens before the button is pressed: a mail scanner that follows links enters nothing. */
function InvitationDoor({ token }: { token: string }) {
  const { t } = useTranslation('entering')
  const { data: door, error, refetch, dataUpdatedAt } = useQuery(invitationQuery(token))
  const enter = useEnterByLink()
  const navigate = useNavigate()

  const refusal = entranceRefusal(enter.error ?? error, 'invitation')
  if (refusal) {
    return <EntranceRefused refusal={refusal} door={door} onRetry={lookAgain} />
  }
  if (error) return <DoorFailed title={t('door.failed')} error={error} onRetry={() => refetch()} />
  if (!door) return <DoorSkeleton label={t('door.loading')} />
  if (door.phase === 'over' && !door.receipt) return <EntranceRefused refusal="quizEnded" door={door} />

  function lookAgain(): void {
    enter.reset()
    void refetch()
  }
  const go = () =>
    enter.mutate(token, {
      // The entry of the history that holds the link goes with it.
      onSuccess: ({ quizId }) => navigate({ to: '/quiz/$quizId', params: { quizId }, replace: true }),
    })
  const isEntering = enter.isPending || enter.isSuccess
  const note = <OtherPersonNote quizId={door.quizId} invited={door.email || door.name} />
  if (door.receipt) {
    return (
      <FinishedDoor
        door={door}
        receipt={door.receipt}
        onEnter={go}
        isEntering={isEntering}
        onLookAgain={lookAgain}
      >
        {note}
        <FormAlert>{enter.error?.message}</FormAlert>
      </FinishedDoor>
    )
  }
  return (
    <>
      <DoorSheet
        door={door}
        before={t(door.begun ? 'door.begun' : 'door.invited')}
        left={door.begun && <TimeLeft begun={door.begun} heardAt={dataUpdatedAt} />}
      />
      {note}
      <Stack>
        <FormAlert>{enter.error?.message}</FormAlert>
        <Branded brand={door.brand}>
          <Button size="md" loading={isEntering} onClick={go}>
            {t(door.begun ? 'left.goOn' : 'invitation.go')}
          </Button>
        </Branded>
      </Stack>
      <Text mt="sm" c="dimmed" size="xs">
        {t(token.startsWith('ih_') ? 'invitation.hintHanded' : 'invitation.hint')}
      </Text>
    </>
  )
}

/** For whoever was invited and has lost the mail; the link goes to the invited address only. */
function LinkRequest({ quizId }: { quizId: string | undefined }) {
  const { t } = useTranslation('entering')
  const asking = useRequestInvitationLink()
  const isSignedIn = useOptionalUser() !== undefined
  return (
    <>
      {asking.data ? (
        <LinkOnItsWay email={asking.data.email} />
      ) : (
        <>
          <AuthHeading title={t('request.title')} highlighted={t('request.highlighted')}>
            {t('request.sentence')}
          </AuthHeading>
          <CheckedEmailForm
            action="quiz_entrance"
            schema={requestInvitationLink.schema.body}
            filled={{ quizId }}
            submit={t('request.submit')}
            send={(values) => asking.mutateAsync({ ...values, quizId })}
          />
        </>
      )}
      {asking.data && (
        <Text mt={28} c="dimmed">
          <Anchor component="button" type="button" onClick={asking.reset}>
            {t('request.otherAddress')}
          </Anchor>
        </Text>
      )}
      {!asking.data && !isSignedIn && (
        <Text mt={28} c="dimmed">
          <AnchorLink to="/login" search={{ returnTo: quizId && `/quiz/${quizId}` }}>
            {t('request.logIn')}
          </AnchorLink>
        </Text>
      )}
    </>
  )
}

/** Says the same whether or not the address is invited. */
function LinkOnItsWay({ email }: { email: string }) {
  const { t } = useTranslation('entering')
  const { data: site } = useQuery(siteQuery)
  return (
    <div role="status">
      {site?.deliversMail === false ? (
        <AuthHeading title={t('request.keptTitle')} picture={<LetterPicture />}>
          {t('request.kept', { email })}
        </AuthHeading>
      ) : (
        <AuthHeading title={t('request.sent')} picture={<LetterPicture />}>
          {t('request.sentSentence', { email })}
        </AuthHeading>
      )}
    </div>
  )
}
