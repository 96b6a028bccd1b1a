import { Anchor, Box, Skeleton, Title } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Letterhead } from '#web/components/brand/letterhead.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { aheadBy } from '#web/lib/clock.ts'
import { formatPercent } from '#web/lib/format.ts'
import { lengthWords } from '#web/lib/length-words.ts'
import { untilLook } from '../door.ts'
import { DoorFacts } from './door-facts.tsx'
import { DoorHeading } from './door-sheet.tsx'
import { isThrough, PhasePanel } from './phase-panel.tsx'

interface LobbySheetProps {
  lobby: Lobby
  /** By this device's clock. */
  heardAt: number
  /** The way in, once it is open; `aheadMs`: by how much the server's clock, which rules, is ahead of this device's. */
  start: (aheadMs: number) => ReactNode
  /** It may have changed: look again. */
  onLook: () => void
}

/** The quiz before it begins: by which rules, when, how long; the start comes after all that is to be read. */
export function LobbySheet({ lobby, heardAt, start, onLook }: LobbySheetProps) {
  const { t } = useTranslation('entering')
  const aheadMs = aheadBy(lobby.now, heardAt)
  useLooksAgain(onLook, lobby, aheadMs)
  const isAhead = !isThrough(lobby) && lobby.phase !== 'over'
  const canStart = isAhead && lobby.phase === 'open' && !lobby.isPaused
  const panel = <PhasePanel lobby={lobby} aheadMs={aheadMs} start={start(aheadMs)} onLook={onLook} />
  return (
    <Box display="grid" style={{ gap: 32 }}>
      <Letterhead brand={lobby.brand} />
      <DoorHeading door={lobby} before={t(canStart ? 'typed.joining' : 'door.invited')} />
      {!canStart && panel}
      {isAhead && <LobbyRules lobby={lobby} />}
      <DoorFacts door={lobby} />
      {isAhead && lobby.instructionsHtml && (
        <section>
          <Title order={2} size="h3">
            {t('lobby.instructions')}
          </Title>
          <Box mt="sm" ff="var(--font-paper)" fz="md">
            <RichText html={lobby.instructionsHtml} lang={lobby.language} />
          </Box>
        </section>
      )}
      {canStart && panel}
    </Box>
  )
}

/** It opens and ends by itself, in front of whoever waits for it. */
function useLooksAgain(onLook: () => void, lobby: Lobby, aheadMs: number): void {
  const look = useEffectEvent(onLook)
  useEffect(() => {
    const wait = untilLook(lobby, new Date(Date.now() + aheadMs))
    if (!wait) return
    const timer = setInterval(() => look(), wait)
    return () => clearInterval(timer)
  }, [lobby, aheadMs])
}

export function LobbySkeleton() {
  const { t } = useTranslation('entering')
  return (
    <Box display="grid" style={{ gap: 32 }} role="status" aria-label={t('door.loadingQuiz')}>
      <div>
        <Skeleton height={15} width="30%" />
        <Skeleton height={38} width="70%" my={10} />
        <Skeleton height={15} width="25%" />
      </div>
      <Skeleton height={124} radius="lg" />
      <Skeleton height={170} width="60%" />
    </Box>
  )
}

/** In plain words, before anything counts. */
function LobbyRules({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('entering')
  const names = lobby.exemptions.map((violation) => t(`rules.names.${violation}`))
  const locale = useLocale()
  const exempt = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return (
    <section>
      <Title order={2} size="h3">
        {t('lobby.rules')}
      </Title>
      <Box component="ul" display="grid" m={0} mt="sm" ps={20} fz="md" style={{ gap: 10 }}>
        <Attempts lobby={lobby} />
        <li>{t(`rules.paging.${pagingOf(lobby)}`)}</li>
        <li>{t('rules.saved')}</li>
        {lobby.requiresFullScreen && <li>{t('rules.fullScreen')}</li>}
        <li>
          {t(`rules.antiCheat.${lobby.antiCheat}`)}{' '}
          <Anchor href="/anti-cheat" target="_blank" inherit>
            {t('rules.more')}
          </Anchor>
        </li>
        {exempt && <li>{t('rules.exempt', { rules: exempt })}</li>}
        <li>
          {lobby.scoreShown === 'at_once' && lobby.answersShown === 'after_finishing' && !lobby.attempts ? (
            t('rules.scoreAndAnswers')
          ) : (
            <>
              {t(`rules.score.${lobby.scoreShown}`)} {t(`rules.answers.${answersOf(lobby)}`)}
            </>
          )}
        </li>
        {lobby.passPercent !== null && (
          <li>
            {t('rules.passMark', { percent: formatPercent(locale, lobby.passPercent) })}
            {lobby.givesCertificate && ` ${t('rules.certificate')}`}
          </li>
        )}
      </Box>
    </section>
  )
}

/** How often, what of it counts, and how long one waits in between. */
function Attempts({ lobby: { attempts, durationMinutes } }: { lobby: Lobby }) {
  const { t } = useTranslation('entering')
  const locale = useLocale()
  const isTimed = durationMinutes > 0
  if (!attempts) return <li>{t(isTimed ? 'rules.once' : 'rules.onceUntimed')}</li>
  const { most, untilPassed, counting, pauseMinutes } = attempts
  return (
    <>
      <li>
        {t(untilPassed ? 'rules.untilPassed' : 'rules.attempts', {
          number: attempts.next?.number ?? attempts.begun,
          most,
        })}{' '}
        {t(`rules.counts.${counting}`)}
        {pauseMinutes > 0 && ` ${t('rules.attemptPause', { length: lengthWords(locale, pauseMinutes) })}`}
      </li>
      {isTimed && <li>{t('rules.clock')}</li>}
    </>
  )
}

/** Whoever can answer once more sees no right answers before. */
function answersOf({ answersShown, attempts }: Lobby) {
  return attempts && answersShown === 'after_finishing' ? 'after_last' : answersShown
}

/** Where all is on one page, there is nothing to go back to. */
function pagingOf({ paging, canGoBack }: Lobby): 'all' | 'back' | 'noBack' {
  if (paging === 'all') return 'all'
  return canGoBack ? 'back' : 'noBack'
}
