import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { DoorSheet, DoorSkeleton } from '../components/door-sheet.tsx'
import { type EntranceRefusal, entranceRefusal } from '../entrance-refusal.ts'
import { type CodeRequest, codeSent, otherAddress } from '../join-step.ts'
import { shareDoorQuery } from '../queries.ts'
import { useJoinStep } from '../use-join-step.ts'
import { DoorFailed } from './door-failed.tsx'
import { EntranceRefused } from './entrance-refused.tsx'
import { JoinAddress } from './join-address.tsx'
import { JoinCode } from './join-code.tsx'

/** Where a quiz's share link leads, often from a picture on the wall of a room. */
export function JoinPage() {
  const token = useLinkToken('sl_')
  return token ? <JoinDoor key={token} token={token} /> : <EntranceRefused refusal="noLink" by="share" />
}

function JoinDoor({ token }: { token: string }) {
  const { t } = useTranslation('participation')
  const { data: door, error, refetch } = useQuery(shareDoorQuery(token))
  const [step, setStep] = useJoinStep()
  const [shut, setShut] = useState<EntranceRefusal>()

  const refusal = shut ?? entranceRefusal(error, 'share')
  if (refusal) return <EntranceRefused refusal={refusal} by="share" door={door} onRetry={lookAgain} />
  if (error) return <DoorFailed title={t('door.failed')} error={error} onRetry={() => refetch()} />
  if (!door) return <DoorSkeleton label={t('door.loading')} />
  if (door.phase === 'over') return <EntranceRefused refusal="quizEnded" by="share" door={door} />

  function lookAgain(): void {
    setShut(undefined)
    void refetch()
  }
  const onSent = (request: CodeRequest) => setStep(codeSent(request, Date.now()))
  return (
    <>
      <DoorSheet door={door} before={t('door.joining')} />
      {step.name === 'address' ? (
        <JoinAddress token={token} email={step.email} onSent={onSent} onRefused={setShut} />
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
