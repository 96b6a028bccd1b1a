import { Text, type TextInputProps } from '@mantine/core'
import { emailSchema } from '@probant/contract/fields'
import { comerNameSchema } from '@probant/contract/participants/join-code'
import { enterByOpenLink, type OpenLinkAsks } from '@probant/contract/participants/open-link'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Branded } from '#web/components/brand/letterhead.tsx'
import { CheckedFieldForm } from '#web/features/auth/components/checked-field-form.tsx'
import { DoorSheet, DoorSkeleton } from '../components/door-sheet.tsx'
import { PlaceHere } from '../components/place-here.tsx'
import { SignedInNote } from '../components/who-is-here.tsx'
import { type EntranceRefusal, entranceRefusal, shutDoor } from '../entrance-refusal.ts'
import { useEnterByOpenLink } from '../mutations.ts'
import { useOpeningCounted } from '../opened-links.ts'
import { openDoorQuery } from '../queries.ts'
import { DoorFailed, EntranceRefused } from './shut-door.tsx'

/** Where an open link leads: anybody comes in with what is asked. */
export function OpenDoor({ token }: { token: string }) {
  const { t } = useTranslation('entering')
  const { data: door, error, refetch, dataUpdatedAt } = useQuery(openDoorQuery(token))
  const [shut, setShut] = useState<EntranceRefusal>()
  const [isOther, setIsOther] = useState(false)
  useOpeningCounted(token, door?.quizId)

  const refusal = shut ?? entranceRefusal(error, 'share')
  if (refusal) return <EntranceRefused refusal={refusal} door={door} onRetry={lookAgain} />
  if (error) return <DoorFailed title={t('door.failed')} error={error} onRetry={() => refetch()} />
  if (!door) return <DoorSkeleton label={t('door.loading')} />
  if (door.here && !isOther)
    return <PlaceHere door={door} here={door.here} heardAt={dataUpdatedAt} onOther={() => setIsOther(true)} />
  if (door.phase === 'over') return <EntranceRefused refusal="quizEnded" door={door} />
  if (door.isFull) return <EntranceRefused refusal="quizFull" door={door} />
  return (
    <>
      <DoorSheet door={door} before={t('door.joining')} />
      <SignedInNote quizId={door.quizId} />
      <Branded brand={door.brand}>
        <AskedForm token={token} quizId={door.quizId} asks={door.asks} onRefused={setShut} />
      </Branded>
      <Text mt="sm" c="dimmed" size="xs">
        {t('open.hint', { name: door.creatorName })}
      </Text>
    </>
  )

  function lookAgain(): void {
    setShut(undefined)
    void refetch()
  }
}

interface AskedFormProps {
  token: string
  quizId: string
  asks: OpenLinkAsks
  /** There is nothing left to try here. */
  onRefused: (refusal: EntranceRefusal) => void
}

/** What is asked for has to be there. */
const BODY = enterByOpenLink.schema.body
const SCHEMAS = {
  name: BODY.extend({ name: comerNameSchema }),
  email: BODY.extend({ email: emailSchema }),
  both: BODY.extend({ name: comerNameSchema, email: emailSchema }),
}

function AskedForm({ token, quizId, asks, onRefused }: AskedFormProps) {
  const { t } = useTranslation('entering')
  const entering = useEnterByOpenLink()
  const navigate = useNavigate()
  const name = {
    field: 'name',
    input: { label: t('join.name'), autoComplete: 'name', dir: 'auto' } satisfies TextInputProps,
  }
  const email = {
    field: 'email',
    input: {
      label: t('open.email'),
      description: t('open.emailHint'),
      type: 'email',
      autoComplete: 'email',
    } satisfies TextInputProps,
  }
  const enter = (typed: { name?: string; email?: string }, botToken: string) =>
    entering
      .mutateAsync({ token, ...typed, botToken })
      .then(() => navigate({ to: '/quiz/$quizId', params: { quizId }, replace: true }), shutDoor(onRefused))
  return (
    <CheckedFieldForm
      action="room_place"
      schema={SCHEMAS[asks]}
      filled={{ token }}
      {...(asks === 'email' ? email : name)}
      second={asks === 'both' ? email : undefined}
      submit={t('open.enter')}
      send={(first, botToken, second) =>
        enter(asks === 'email' ? { email: first } : { name: first, email: second }, botToken)
      }
    />
  )
}
