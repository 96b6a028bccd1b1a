import { Box, Button } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { lengthWords } from '#web/lib/length-words.ts'
import { AskDialog } from '../components/ask-dialog.tsx'
import { checkBrowser } from '../watching/check-browser.ts'
import classes from './start-panel.module.css'

type Check = Awaited<ReturnType<typeof checkBrowser>>

interface StartPanelProps {
  lobby: Lobby
  aheadMs: number
  onStart: () => Promise<void>
}

/** How wrong a device's clock may be without a word about it. */
const CLOCK_MS = 60_000
/** The checks are made anew while one waits: developer tools are closed, a screen is unplugged. */
const AGAIN_MS = 2_000

/** The way in: what the browser has to be like, and the button that starts the clock, once that is confirmed. */
export function StartPanel({ lobby, aheadMs, onStart }: StartPanelProps) {
  const { t } = useTranslation('taking')
  const check = useBrowserCheck()
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<Error>()

  const blocked = check && blockedBy(check, lobby)
  const canStart = check !== undefined && blocked === undefined
  const isTimed = lobby.durationMinutes > 0
  const time = lengthWords(locale, lobby.ownMinutes)
  const start = async () => {
    setFailure(undefined)
    setIsPending(true)
    // Only a press may ask for it; where the browser refuses, the paper offers it again.
    if (lobby.requiresFullScreen) await document.documentElement.requestFullscreen?.().catch(() => {})
    await onStart().catch(setFailure)
    setIsPending(false)
    setIsAsking(false)
  }
  return (
    <Box
      className={classes.start}
      flex={{ base: '1 1 100%', xs: '0 1 300px' }}
      data-checking={!check || undefined}
    >
      {lobby.attempts?.next && (
        <Box component="p" mb="xs" fw={600}>
          {t('attempts.which', { number: lobby.attempts.next.number, most: lobby.attempts.most })}
        </Box>
      )}
      <Button size="lg" disabled={!canStart} onClick={() => setIsAsking(true)}>
        {t('start.go')}
      </Button>
      <Box component="p" mt="xs" fw={600}>
        {isTimed ? t('start.clock', { time }) : t('start.noClock')}
      </Box>
      <div role="status">
        <ul className={`plain ${classes.checks}`} aria-label={t('start.checks')}>
          {check && blocked === undefined && <Line isGood words={t('start.ready')} />}
          {blocked && <Line words={t(`start.blocked.${blocked}`)} />}
          {check && !check.storage && <Line words={t('start.noStorage')} />}
          {Math.abs(aheadMs) > CLOCK_MS && (
            <Line words={t('start.wrongClock', { count: Math.round(Math.abs(aheadMs) / 60_000) })} />
          )}
        </ul>
      </div>
      {failure && (
        <Box component="p" mt="sm" fw={600} role="alert">
          {failure.message}
        </Box>
      )}
      <AskDialog
        isOpen={isAsking}
        title={t('start.confirm.title')}
        stay={t('start.confirm.stay')}
        go={t('start.confirm.go')}
        isPending={isPending}
        isBlocked={!canStart}
        onStay={() => setIsAsking(false)}
        onGo={start}
      >
        <Box component="p" mt="xs" fw={600}>
          {isTimed ? t('start.confirm.clock', { time }) : t('start.noClock')}
        </Box>
        <Box component="p" mt="sm">
          {t(`start.confirm.ends.${endsBy(lobby)}`)}
        </Box>
        {blocked && (
          <Box component="p" mt="sm" fw={600} role="alert">
            {t(`start.blocked.${blocked}`)}
          </Box>
        )}
      </AskDialog>
    </Box>
  )
}

function Line({ isGood = false, words }: { isGood?: boolean; words: string }) {
  const Icon = isGood ? IconCheck : IconAlertTriangle
  return (
    <li>
      <Icon size={18} stroke={1.5} aria-hidden="true" />
      {words}
    </li>
  )
}

/** What ends it before they hand it in. */
function endsBy({ antiCheat, durationMinutes }: Lobby) {
  if (durationMinutes > 0) return antiCheat === 'end' ? 'violations' : 'time'
  return antiCheat === 'end' ? 'untimedViolations' : 'untimed'
}

/** Why nobody may begin with this browser as it is. */
function blockedBy(check: Check, { exemptions }: Lobby): 'developerTools' | 'screens' | undefined {
  if (check.developerTools) return 'developerTools'
  if (check.screens && !exemptions.includes('multi_monitor')) return 'screens'
}

function useBrowserCheck(): Check | undefined {
  const [check, setCheck] = useState<Check>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const look = async () => {
      const found = await checkBrowser()
      if (isGone) return
      setCheck(found)
      timer = setTimeout(look, AGAIN_MS)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return check
}
