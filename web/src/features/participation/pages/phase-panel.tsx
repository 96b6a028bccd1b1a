import type { Lobby } from '@probant/contract/participants/entering'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, readerZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { CalendarButton } from '../components/calendar-button.tsx'
import { Panel } from '../components/panel.tsx'
import { ClosesSoon, OpensIn } from './countdowns.tsx'

/** How the quiz stands for this person, at this moment. */
export function PhasePanel({ lobby, aheadMs }: { lobby: Lobby; aheadMs: number }) {
  const { t } = useTranslation('participation')
  const locale = useLocale()
  const now = useNow()
  const moment = (instant: string) => formatMoment(locale, instant, { timeZone: readerZone(), now })
  const { quizId, title, startsAt, endsAt, creatorName: name } = lobby

  if (lobby.isFinished) return <Panel state="finished" sentence={t('lobby.finishedSentence')} />
  if (lobby.phase === 'over') return <Panel state="over" sentence={t('lobby.overSentence', { name })} />
  if (lobby.phase === 'open') {
    const until = endsAt ? t('lobby.openUntil', { when: moment(endsAt) }) : t('lobby.openEndless')
    return (
      <Panel state="open" sentence={`${until} ${t('lobby.beingBuilt')}`}>
        {endsAt && <ClosesSoon endsAt={endsAt} aheadMs={aheadMs} />}
      </Panel>
    )
  }
  return (
    <Panel
      state="upcoming"
      sentence={startsAt && t('lobby.opensAt', { when: moment(startsAt) })}
      action={<CalendarButton quizId={quizId} title={title} />}
    >
      {startsAt && <OpensIn startsAt={startsAt} aheadMs={aheadMs} />}
    </Panel>
  )
}
