import type { Lobby } from '@probant/contract/participants/entering'
import { IconCalendarTime, IconClock, IconListNumbers, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Door } from '../door.ts'
import { useOwnTime } from '../use-own-time.ts'
import { useWindowLines } from '../use-window-lines.ts'
import classes from './door-facts.module.css'

/** A lobby knows more than a door: how many questions, and the extra time of whoever has some. */
type DoorFactsProps = {
  door: Door & Partial<Pick<Lobby, 'email' | 'ownMinutes' | 'extraMinutes' | 'questionCount'>>
}

/** When, for how long, and for whom. */
export function DoorFacts({ door }: DoorFactsProps) {
  const { t } = useTranslation('participation')
  const time = useOwnTime(door)
  return (
    <dl className={classes.facts}>
      <Fact label={t('door.when')} icon={IconCalendarTime}>
        <DoorWindow door={door} />
      </Fact>
      <Fact label={t('door.time')} icon={IconClock}>
        {time}
      </Fact>
      {door.questionCount !== undefined && (
        <Fact label={t('door.questions')} icon={IconListNumbers}>
          {t('questions', { count: door.questionCount })}
        </Fact>
      )}
      {door.email && (
        <Fact label={t('door.address')} icon={IconMail}>
          {door.email}
        </Fact>
      )}
    </dl>
  )
}

function DoorWindow({ door }: { door: Door }) {
  const { own, theirs } = useWindowLines(door)
  return (
    <>
      <span className={classes.line}>{own}</span>
      {theirs && <span className={classes.theirs}>{theirs}</span>}
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
    <div className={classes.fact}>
      <Icon size={22} stroke={1.5} aria-hidden="true" />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
