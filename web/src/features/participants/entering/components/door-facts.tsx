import { Box } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { IconCalendarTime, IconClock, IconListNumbers, IconMail, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { type Door, type DoorWords, doorWindow } from '../door.ts'
import { useMinutesWords } from '../time-words.ts'
import classes from './door-facts.module.css'

/** A lobby knows more than a door: how many questions, and the extra time of whoever has some. */
type KnownInside = 'email' | 'name' | 'ownMinutes' | 'extraMinutes' | 'questionCount'

type DoorFactsProps = {
  door: Door & Partial<Pick<Lobby, KnownInside>>
  /** What is left to whoever has begun. */
  left?: ReactNode
}

/** When, for how long, and for whom. */
export function DoorFacts({ door, left }: DoorFactsProps) {
  const { t } = useTranslation('entering')
  const time = useOwnTime(door)
  return (
    <dl className={classes.facts}>
      <Fact label={t(`door.${whenOf(door)}`)} icon={IconCalendarTime}>
        <DoorWindow door={door} />
      </Fact>
      <Fact label={t('door.time')} icon={IconClock}>
        {left ?? time}
      </Fact>
      {door.questionCount !== undefined && (
        <Fact label={t('door.questions')} icon={IconListNumbers}>
          {t('questions', { count: door.questionCount })}
        </Fact>
      )}
      {(door.email || door.name) && (
        <Fact label={t(door.email ? 'door.address' : 'door.name')} icon={door.email ? IconMail : IconUser}>
          {door.email || door.name}
        </Fact>
      )}
    </dl>
  )
}

function whenOf({ isOwnWindow, choice }: DoorFactsProps['door']) {
  if (choice && !choice.chosenAt) return 'whenChoice'
  return isOwnWindow ? 'whenOwn' : 'when'
}

function DoorWindow({ door }: { door: Door }) {
  const { own, theirs } = useWindowLines(door)
  return (
    <>
      <Box component="span" className={classes.line} display="block">
        {own}
      </Box>
      {theirs && (
        <Box component="span" display="block" c="dimmed" fz="xs">
          {theirs}
        </Box>
      )}
    </>
  )
}

interface FactProps {
  label: string
  icon: typeof IconClock
  children: ReactNode
}

function Fact({ label, icon: Icon, children }: FactProps) {
  return (
    <SideBySide of="22px minmax(0, 1fr)" gap="0 12px">
      <Icon
        size={22}
        stroke={1.5}
        aria-hidden="true"
        color="var(--ink-soft)"
        style={{ gridRow: '1 / 3', marginTop: 2 }}
      />
      <Box component="dt" c="dimmed" fz="xs">
        {label}
      </Box>
      <Box component="dd" className="breakable tabular" m={0}>
        {children}
      </Box>
    </SideBySide>
  )
}

/** How long someone has; whoever has been given more is told so, and how much of it that is. */
function useOwnTime({
  durationMinutes,
  ownMinutes = durationMinutes,
  extraMinutes = 0,
}: Pick<Lobby, 'durationMinutes'> & Partial<Pick<Lobby, 'ownMinutes' | 'extraMinutes'>>): string {
  const { t } = useTranslation('entering')
  const words = useMinutesWords()
  const extra = words(extraMinutes)
  if (durationMinutes === 0) return extraMinutes > 0 ? t('minutes.noneExtra', { extra }) : t('minutes.none')
  return extraMinutes > 0 ? t('minutes.extra', { own: words(ownMinutes), extra }) : words(durationMinutes)
}

/** When a quiz is open: a line by the reader's clock, and one by the quiz's where that shows another time. */
function useWindowLines(door: Door): { own: string; theirs?: string } {
  const { t } = useTranslation('entering')
  const locale = useLocale()
  const now = useNow()
  const { own, theirs } = doorWindow(door, { locale, now, timeZone: readerZone() })
  return {
    own: said(own),
    theirs: theirs && t('window.theirs', { words: said(theirs) }),
  }

  function said(words: DoorWords): string {
    const phrase = t(`window.${words.sentence}`, { ...words })
    return words.zone ? t('window.inZone', { phrase, zone: words.zone }) : phrase
  }
}
