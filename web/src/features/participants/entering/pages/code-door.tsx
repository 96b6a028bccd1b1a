import { Anchor, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { ResponseOf } from '@probant/contract/endpoint'
import {
  botActionFor,
  enterRoom,
  plainCode,
  ROOM_PASS_LENGTH,
  readJoinCode,
} from '@probant/contract/participants/join-code'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Branded } from '#web/components/brand/letterhead.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { AuthHeading } from '#web/features/auth/components/auth-heading.tsx'
import { CheckedFieldForm } from '#web/features/auth/components/checked-field-form.tsx'
import { ApiError, isRefused } from '#web/lib/api-error.ts'
import { DoorSheet } from '../components/door-sheet.tsx'
import { PlaceHere } from '../components/place-here.tsx'
import { SignedInNote } from '../components/who-is-here.tsx'
import { useEnterRoom, useReadCode } from '../mutations.ts'
import classes from './entrance.module.css'

/** `heardAt`: by this device's clock. */
type Room = Extract<ResponseOf<typeof readJoinCode>, { kind: 'room' }> & { heardAt: number }

/** A typed or scanned code: one's own, from a slip, or that of the room, where one also says one's name. */
export function CodeDoor() {
  const { t } = useTranslation('entering')
  const reading = useReadCode()
  const navigate = useNavigate()
  const [room, setRoom] = useState<Room>()
  const [scanned, setScanned] = useState(() => plainCode(location.hash.slice(1)))
  // Another code that is opened in this tab differs behind the # only: the page stays, and takes it up.
  useWindowEvent('hashchange', () => {
    const code = plainCode(location.hash.slice(1))
    if (code === '') return
    setRoom(undefined)
    setScanned(code)
  })

  const read = async (code: string, botToken: string) => {
    const found = await reading.mutateAsync({ code, botToken }).catch(atField('joinCodeWrong', 'code'))
    if (found.kind === 'room') setRoom({ ...found, heardAt: Date.now() })
    else await navigate({ to: '/invitation', hash: found.token, replace: true })
  }
  const takeOther = () => {
    setScanned('')
    setRoom(undefined)
  }
  if (room) return <RoomDoor room={room} onOther={takeOther} />
  return (
    <>
      <AuthHeading title={t('typed.title')} highlighted={t('typed.highlighted')}>
        {t('typed.sentence')}
      </AuthHeading>
      <CheckedFieldForm
        key={scanned}
        action={botActionFor}
        schema={readJoinCode.schema.body}
        field="code"
        start={scanned}
        // Nobody has typed it: there is nothing to look over.
        isComplete={scanned.length === ROOM_PASS_LENGTH}
        input={{
          label: t('typed.code'),
          autoComplete: 'off',
          autoCapitalize: 'characters',
          autoCorrect: 'off',
          spellCheck: false,
          size: 'lg',
          classNames: { input: classes.code },
          autoFocus: true,
        }}
        submit={t('typed.submit')}
        send={read}
      />
      <Text mt={28} c="dimmed">
        <AnchorLink to="/invitation">{t('typed.invited')}</AnchorLink>
      </Text>
    </>
  )
}

function RoomDoor({ room: { pass, door, here, heardAt }, onOther }: { room: Room; onOther: () => void }) {
  const { t } = useTranslation('entering')
  const entering = useEnterRoom()
  const navigate = useNavigate()
  const [isOther, setIsOther] = useState(false)
  const enter = async (name: string, botToken: string) => {
    await entering
      .mutateAsync({ pass, name, botToken })
      .catch(atField('nameTaken', 'name'))
      .catch(atField('nameNotListed', 'name'))
      .catch(atField('nameNotHere', 'name'))
    await navigate({ to: '/quiz/$quizId', params: { quizId: door.quizId }, replace: true })
  }
  if (here && !isOther)
    return <PlaceHere door={door} here={here} heardAt={heardAt} onOther={() => setIsOther(true)} />
  // Only whoever has taken it here is shown the door then: to their result.
  const isOver = door.phase === 'over'
  return (
    <>
      <DoorSheet door={door} before={t(isOver ? 'typed.taken' : 'typed.joining')} />
      <SignedInNote quizId={door.quizId} />
      <Branded brand={door.brand}>
        <CheckedFieldForm
          action="room_place"
          schema={enterRoom.schema.body}
          filled={{ pass }}
          field="name"
          input={{
            label: t('join.name'),
            description: t(isOver ? 'typed.sameName' : 'join.nameHint'),
            autoComplete: 'name',
            dir: 'auto',
            autoFocus: true,
          }}
          submit={t(isOver ? 'finished.see' : 'join.enter')}
          send={enter}
        />
      </Branded>
      <Text mt={28} c="dimmed">
        <Anchor component="button" type="button" onClick={onOther}>
          {t('typed.other')}
        </Anchor>
      </Text>
    </>
  )
}

/** Shares its number with other refusals, so the field is named here. */
function atField(name: 'joinCodeWrong' | 'nameTaken' | 'nameNotListed' | 'nameNotHere', field: string) {
  return (error: unknown): never => {
    if (!(error instanceof ApiError) || !isRefused(error, name)) throw error
    const { code, message, status } = error
    throw new ApiError({ code, message, fields: { [field]: message } }, status)
  }
}
