import { Anchor, Box, Text } from '@mantine/core'
import type { PlaceHere as Place } from '@probant/contract/participants/begun'
import { useTranslation } from 'react-i18next'
import { Branded } from '#web/components/brand/letterhead.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { focusMainIfLost } from '#web/lib/focus-main.ts'
import { takeFocus } from '#web/lib/take-focus.ts'
import type { Door } from '../door.ts'
import { DoorSheet } from './door-sheet.tsx'
import { TimeLeft } from './time-left.tsx'

interface PlaceHereProps {
  door: Door
  here: Place
  /** By this device's clock. */
  heardAt: number
  /** Somebody else sits here now. */
  onOther: () => void
}

/** Whoever takes part with this browser already goes on, with the time that is left, or to their result. */
export function PlaceHere({ door, here, heardAt, onOther }: PlaceHereProps) {
  const { t } = useTranslation('entering')
  // Their own time, where they have one: the door tells everybody the quiz’s dates.
  const { begun, isFinished, ...theirs } = here
  const before = isFinished ? 'typed.taken' : begun ? 'door.begun' : 'typed.joining'
  const go = isFinished ? 'finished.see' : begun ? 'left.goOn' : 'invitation.go'
  const leave = () => {
    onOther()
    requestAnimationFrame(focusMainIfLost)
  }
  return (
    <Box tabIndex={-1} ref={takeFocus}>
      <DoorSheet
        door={{ ...door, ...theirs }}
        before={t(before)}
        left={begun && <TimeLeft begun={begun} heardAt={heardAt} />}
      />
      <Branded brand={door.brand}>
        <ButtonLink to="/quiz/$quizId" params={{ quizId: door.quizId }} replace size="md" fullWidth>
          {t(go)}
        </ButtonLink>
      </Branded>
      <Text mt={28} c="dimmed">
        <Anchor component="button" type="button" onClick={leave}>
          {t('here.other')}
        </Anchor>
      </Text>
    </Box>
  )
}
