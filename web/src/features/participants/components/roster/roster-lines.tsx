import type { Participant } from '@probant/contract/participants/participant'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { LastStep } from './last-step.tsx'
import { ParticipantBadge } from './participant-badge.tsx'
import { Person } from './person.tsx'
import classes from './roster-list.module.css'
import { useScoreWords } from './use-score-words.ts'

interface RosterLinesProps {
  participants: Participant[]
  mailNotice: (participant: Participant) => ReactNode
  actions: (participant: Participant) => ReactNode
}

/** Participants one under the other, for a phone. */
export function RosterLines({ participants, mailNotice, actions }: RosterLinesProps) {
  const { t } = useTranslation('participants')
  const scoreWords = useScoreWords()
  return (
    <Lines label={t('list.caption')}>
      {participants.map((participant) => (
        <Line key={participant.id} actions={actions(participant)}>
          <Person participant={participant} />
          <div className={classes.state}>
            <ParticipantBadge status={participant.status} />
            {participant.score !== null && <strong>{scoreWords(participant.score)}</strong>}
            <div className={classes.step}>
              <LastStep participant={participant} />
            </div>
          </div>
          {mailNotice(participant)}
        </Line>
      ))}
    </Lines>
  )
}
