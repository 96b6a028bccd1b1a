import { Box, Button, Skeleton, Title, VisuallyHidden } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import type { Choice } from '@probant/contract/participants/participant'
import {
  IconCalendarPlus,
  IconCalendarTime,
  IconCircleCheck,
  IconClockPlay,
  IconLock,
  IconPlayerPause,
  IconPointFilled,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useSecondsLeft } from '#web/lib/clock.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useFetched } from '#web/lib/use-fetched.ts'
import { useNow } from '#web/lib/use-now.ts'
import { saveCalendarFile } from '../queries.ts'
import { clockFace, countdownOf } from '../time-words.ts'
import classes from './phase-panel.module.css'
import { TimeUntil } from './time-left.tsx'

interface PhasePanelProps {
  lobby: Lobby
  /** By how much the server's clock, which rules, is ahead of this device's. */
  aheadMs: number
  /** The way in, once it is open. */
  start: ReactNode
  /** It may have changed: look again. */
  onLook: () => void
}

/** How the quiz stands for this person, at this moment. */
export function PhasePanel({ lobby, aheadMs, start, onLook }: PhasePanelProps) {
  const { t } = useTranslation('entering')
  const locale = useLocale()
  const now = useNow()
  const moment = (instant: string) => formatMoment(locale, instant, { timeZone: readerZone(), now })
  const { quizId, title, startsAt, endsAt, isOwnWindow, creatorName: name } = lobby

  const againAt = lobby.attempts?.next?.at
  if (isThrough(lobby)) {
    const sentence = againAt
      ? t('lobby.againSentence', { when: moment(againAt) })
      : t('lobby.finishedSentence')
    return <Panel state="finished" sentence={sentence} />
  }
  if (lobby.phase === 'over')
    return (
      <Panel
        state="over"
        sentence={t(isOwnWindow ? 'lobby.ownOverSentence' : 'lobby.overSentence', { name })}
      />
    )
  if (lobby.choice && !lobby.choice.chosenAt && lobby.phase === 'upcoming') {
    const between = { from: moment(lobby.choice.from), until: moment(lobby.choice.until) }
    return (
      <Panel state="choice" sentence={t('choice.sentence', between)}>
        <TimeToChoose lobby={lobby} choice={lobby.choice} onChosen={onLook} />
      </Panel>
    )
  }
  if (lobby.phase === 'open' && lobby.isPaused)
    return <Panel state="paused" sentence={t('lobby.pausedSentence', { name })} />
  if (lobby.phase === 'open') {
    const openUntil = isOwnWindow ? 'lobby.ownOpenUntil' : 'lobby.openUntil'
    const until = endsAt ? t(openUntil, { when: moment(endsAt) }) : t('lobby.openEndless')
    return (
      <Panel state="open" sentence={until} action={start}>
        {endsAt && <ClosesSoon endsAt={endsAt} aheadMs={aheadMs} />}
      </Panel>
    )
  }
  return (
    <Panel
      state="upcoming"
      sentence={startsAt && t(isOwnWindow ? 'lobby.ownOpensAt' : 'lobby.opensAt', { when: moment(startsAt) })}
      action={<CalendarButton quizId={quizId} title={title} />}
    >
      {startsAt && <OpensIn startsAt={startsAt} aheadMs={aheadMs} />}
      {lobby.choice && <OtherTime lobby={lobby} choice={lobby.choice} onChosen={onLook} />}
    </Panel>
  )
}

/** Handed in, and no attempt to begin now. */
export function isThrough({ isFinished, attempts }: Lobby): boolean {
  return isFinished && (!attempts?.next || attempts.next.at !== null)
}

interface ChoosingProps {
  lobby: Lobby
  choice: Choice
  onChosen: () => void
  onCancel?: () => void
}

/** Few need it: it is fetched for them. */
const loadTimes = () => import('./time-choice.tsx')
const without = () => {}

function TimeToChoose(props: ChoosingProps) {
  const times = useFetched({ load: loadTimes, isWanted: true, onFailed: without })
  return times ? <times.default {...props} /> : <Skeleton height={60} mt="md" radius="md" />
}

/** Until the time comes that they have chosen. */
function OtherTime(props: ChoosingProps) {
  const { t } = useTranslation('entering')
  const [isChanging, setIsChanging] = useState(false)
  const close = () => setIsChanging(false)
  const chosen = () => {
    close()
    props.onChosen()
  }
  if (isChanging) return <TimeToChoose {...props} onChosen={chosen} onCancel={close} />
  return (
    <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setIsChanging(true)}>
      {t('choice.change')}
    </Button>
  )
}

function CalendarButton(quiz: { quizId: string; title: string }) {
  const { t } = useTranslation('entering')
  const [failure, setFailure] = useState<Error>()
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => saveCalendarFile(quiz).then(() => setFailure(undefined), setFailure)}
      >
        {t('lobby.calendar')}
      </Button>
      {failure && (
        <Box component="p" maw={320} m={0} mt="xs" c="var(--wrong)" fz="xs" role="alert">
          {failure.message}
        </Box>
      )}
    </div>
  )
}

const ICONS = {
  choice: IconCalendarTime,
  upcoming: IconClockPlay,
  open: IconPointFilled,
  paused: IconPlayerPause,
  over: IconLock,
  finished: IconCircleCheck,
}

interface PanelProps {
  state: keyof typeof ICONS
  sentence: ReactNode
  action?: ReactNode
  /** What ticks. */
  children?: ReactNode
}

/** Where one stands, read out once when that changes; what ticks stays silent. */
function Panel({ state, sentence, action, children }: PanelProps) {
  const { t } = useTranslation('entering')
  const Icon = ICONS[state]
  return (
    <section className={`${classes.panel} card`} data-state={state}>
      <Box flex="1 1 280px" miw={0}>
        <div role="status">
          <Title order={2} size="h3" display="flex" style={{ alignItems: 'center', gap: 8 }}>
            <Icon
              size={22}
              stroke={1.5}
              aria-hidden="true"
              color={state === 'finished' ? 'var(--right)' : undefined}
            />
            {t(`lobby.${state}`)}
          </Title>
          <Box component="p" m={0} mt={4}>
            {sentence}
          </Box>
        </div>
        {children}
      </Box>
      {action}
    </section>
  )
}

function OpensIn({ startsAt, aheadMs }: { startsAt: string; aheadMs: number }) {
  const { t } = useTranslation('entering')
  const seconds = useSecondsLeft(startsAt, aheadMs)
  if (seconds === 0) return <p>{t('lobby.opensNow')}</p>
  return (
    <Box component="p" m={0} mt="sm" ff="heading" fz={34} fw={680} lh={1.2}>
      <VisuallyHidden>{t('lobby.opensIn')} </VisuallyHidden>
      <TimeUntil seconds={seconds} />
    </Box>
  )
}

/** The last hour of an open quiz; nothing before. */
function ClosesSoon({ endsAt, aheadMs }: { endsAt: string; aheadMs: number }) {
  const { t } = useTranslation('entering')
  const seconds = useSecondsLeft(endsAt, aheadMs)
  const left = countdownOf(seconds)
  if (!left.isLastHour || seconds === 0) return null
  const time = (words: string) => (
    <Box component="time" fw={680} dateTime={`PT${seconds}S`}>
      {words}
    </Box>
  )
  return (
    <p>
      <Tagged
        sentence={(given) => t('lobby.closesIn', given)}
        values={{ time: clockFace(left) }}
        parts={{ time }}
      />
    </p>
  )
}
