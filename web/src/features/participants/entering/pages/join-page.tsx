import { Text } from '@mantine/core'
import { requestShareCode } from '@probant/contract/participants/entering'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Branded } from '#web/components/brand/letterhead.tsx'
import { CheckedEmailForm } from '#web/features/auth/components/checked-email-form.tsx'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { DoorSheet, DoorSkeleton } from '../components/door-sheet.tsx'
import { PlaceHere } from '../components/place-here.tsx'
import { type EntranceRefusal, entranceRefusal, shutDoor } from '../entrance-refusal.ts'
import { type CodeRequest, codeSent, type JoinStep, otherAddress, stepKeptIn } from '../join-step.ts'
import { useRequestShareCode } from '../mutations.ts'
import { shareDoorQuery } from '../queries.ts'
import { CodeDoor } from './code-door.tsx'
import { JoinCode } from './join-code.tsx'
import { OpenDoor } from './open-door.tsx'
import { DoorFailed, EntranceRefused } from './shut-door.tsx'

/** Where a quiz's share link or open link leads, often from a picture on the wall of a room; without it, where a code is typed. */
export function JoinPage() {
  const shared = useLinkToken('sl_')
  const open = useLinkToken('ol_')
  if (open) return <OpenDoor key={open} token={open} />
  return shared ? <JoinDoor key={shared} token={shared} /> : <CodeDoor />
}

function JoinDoor({ token }: { token: string }) {
  const { t } = useTranslation('entering')
  const { data: door, error, refetch, dataUpdatedAt } = useQuery(shareDoorQuery(token))
  const [step, setStep] = useJoinStep()
  const [shut, setShut] = useState<EntranceRefusal>()
  const [isOther, setIsOther] = useState(false)

  const refusal = shut ?? entranceRefusal(error, 'share')
  if (refusal) return <EntranceRefused refusal={refusal} door={door} onRetry={lookAgain} />
  if (error) return <DoorFailed title={t('door.failed')} error={error} onRetry={() => refetch()} />
  if (!door) return <DoorSkeleton label={t('door.loading')} />
  if (door.here && !isOther && step.name === 'address') {
    return <PlaceHere door={door} here={door.here} heardAt={dataUpdatedAt} onOther={() => setIsOther(true)} />
  }
  if (door.phase === 'over') return <EntranceRefused refusal="quizEnded" door={door} />

  function lookAgain(): void {
    setShut(undefined)
    void refetch()
  }
  const onSent = (request: CodeRequest) => setStep(codeSent(request, Date.now()))
  return (
    <>
      <DoorSheet door={door} before={t('door.joining')} />
      {step.name === 'address' ? (
        <Branded brand={door.brand}>
          <JoinAddress token={token} email={step.email} onSent={onSent} onRefused={setShut} />
        </Branded>
      ) : (
        <JoinCode
          token={token}
          quizId={door.quizId}
          {...step}
          onSent={onSent}
          onRefused={setShut}
          onOtherAddress={() => setStep(otherAddress(step))}
        />
      )}
    </>
  )
}

/** Which step someone is at, kept with this entry of the history so that a reload goes on there. */
function useJoinStep() {
  const [step, setStep] = useState<JoinStep>(() => stepKeptIn(history.state, Date.now()))
  useEffect(() => {
    const joining = step.name === 'code' ? step : undefined
    history.replaceState({ ...history.state, joining }, '')
  }, [step])
  return [step, setStep] as const
}

interface JoinAddressProps {
  token: string
  email: string
  onSent: (request: CodeRequest) => void
  /** There is nothing left to try here. */
  onRefused: (refusal: EntranceRefusal) => void
}

function JoinAddress({ token, email, onSent, onRefused }: JoinAddressProps) {
  const { t } = useTranslation('entering')
  const asking = useRequestShareCode()
  const send = (values: { email: string; botToken: string }) =>
    asking.mutateAsync({ ...values, token }).then(onSent, shutDoor(onRefused))
  return (
    <>
      <Text mb={20} c="dimmed">
        {t('join.address')}
      </Text>
      <CheckedEmailForm
        action="quiz_entrance"
        schema={requestShareCode.schema.body}
        filled={{ token }}
        email={email}
        submit={t('join.submit')}
        send={send}
      />
    </>
  )
}
