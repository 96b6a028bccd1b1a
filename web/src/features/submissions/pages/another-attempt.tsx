import { Box, Button, Title } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { aheadBy, useSecondsLeft } from '#web/lib/clock.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { readLobby } from '../queries.ts'
import { useLooking } from '../taking/use-looking.ts'

interface AnotherAttemptProps {
  quizId: string
  onAgain: (lobby: Lobby) => void
}

type Known = { lobby: Lobby; heardAt: number }

/** Whoever may take the quiz once more: how often still, from when on, and the way back to its door. */
export function AnotherAttempt({ quizId, onAgain }: AnotherAttemptProps) {
  const [known, setKnown] = useState<Known>()
  const look = async () => {
    const lobby = await readLobby(quizId)
    setKnown({ lobby, heardAt: Date.now() })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and again with each look
  useEffect(() => void look().catch(() => {}), [])
  // A grade may end it, the creator may end the quiz or pause it.
  useLooking(look, { everyMs: LOOK_MS })
  if (!known?.lobby.attempts?.next || known.lobby.isPaused) return null
  return <Offer {...known} next={known.lobby.attempts.next} onAgain={onAgain} />
}

const LOOK_MS = 60_000

interface OfferProps extends Known {
  next: NonNullable<NonNullable<Lobby['attempts']>['next']>
  onAgain: (lobby: Lobby) => void
}

function Offer({ lobby, heardAt, next, onAgain }: OfferProps) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  const now = useNow()
  const waits = useSecondsLeft(next.at ?? lobby.now, aheadBy(lobby.now, heardAt)) > 0
  const most = lobby.attempts?.most ?? next.number
  return (
    <Box component="section" className="card" w="100%" py={20} px="lg">
      <Title order={2} size="h4">
        {t('attempts.left', { count: most - next.number + 1 })}
      </Title>
      <Box component="p" mt={4} mb="md" c="dimmed">
        {lobby.attempts?.untilPassed && `${t('attempts.untilPassed')} `}
        {t(`attempts.counts.${lobby.attempts?.counting ?? 'best'}`)}
      </Box>
      {next.at && waits ? (
        <Box component="p" m={0} fw={600}>
          {t('attempts.again', { when: formatMoment(locale, next.at, { timeZone: readerZone(), now }) })}
        </Box>
      ) : (
        <Button size="md" onClick={() => onAgain(lobby)}>
          {t('attempts.start')}
        </Button>
      )}
    </Box>
  )
}
