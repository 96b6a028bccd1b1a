import type { Participant } from '@probant/contract/participants/participant'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { LastStep } from './last-step.tsx'
import { ParticipantBadge } from './participant-badge.tsx'
import { Person } from './person.tsx'
import classes from './roster-list.module.css'
import { useScoreWords } from './use-score-words.ts'

/** `mailNotice` draws what has become of somebody's mail, where that matters. */
export function useRosterColumns(mailNotice: (participant: Participant) => ReactNode): Column<Participant>[] {
  const { t } = useTranslation('participants')
  const scoreWords = useScoreWords()
  return [
    { key: 'person', header: t('list.person'), cell: (participant) => <Person participant={participant} /> },
    {
      key: 'status',
      header: t('list.status'),
      cell: (participant) => (
        <>
          <ParticipantBadge status={participant.status} />
          {mailNotice(participant)}
        </>
      ),
    },
    {
      key: 'score',
      header: t('list.score'),
      cell: ({ score }) =>
        score === null ? <span className={classes.soft}>–</span> : <strong>{scoreWords(score)}</strong>,
      nowrap: true,
    },
    {
      key: 'when',
      header: t('list.when'),
      cell: (participant) => <LastStep participant={participant} />,
    },
  ]
}
