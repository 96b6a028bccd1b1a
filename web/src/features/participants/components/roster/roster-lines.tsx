import type { Participant } from '@probant/contract/participants/participant'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
    <ul className={classes.lines} aria-label={t('list.caption')}>
      {participants.map((participant) => (
        <li key={participant.id} className={classes.line}>
          <div className={classes.words}>
            <Person participant={participant} />
            <div className={classes.state}>
              <ParticipantBadge status={participant.status} />
              {participant.score !== null && <strong>{scoreWords(participant.score)}</strong>}
              <div className={classes.step}>
                <LastStep participant={participant} />
              </div>
            </div>
            {mailNotice(participant)}
          </div>
          {actions(participant)}
        </li>
      ))}
    </ul>
  )
}
