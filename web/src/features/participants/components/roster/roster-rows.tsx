import { Box, Group } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { ShownScore } from '#web/components/scale/shown-score.tsx'
import { EndingMark } from './ending-mark.tsx'
import { LastStep, ParticipantBadge, Person } from './participant-cells.tsx'

type Drawn = (participant: Participant) => ReactNode

/** `mailNotice` draws what has become of somebody's mail, where that matters; `box` lets one choose them, where one can. */
export function useRosterColumns(mailNotice: Drawn, box: Drawn | undefined): Column<Participant>[] {
  const { t } = useTranslation('participants')
  return [
    ...(box ? [{ key: 'select', header: t('selection.column'), cell: box }] : []),
    { key: 'person', header: t('list.person'), cell: (participant) => <Person participant={participant} /> },
    {
      key: 'status',
      header: t('list.status'),
      cell: (participant) => (
        <>
          <ParticipantBadge status={participant.status} />
          <EndingMark participant={participant} />
          {mailNotice(participant)}
        </>
      ),
    },
    {
      key: 'score',
      header: t('list.score'),
      cell: ({ score, scaled }) =>
        score === null ? (
          <Box component="span" c="dimmed">
            –
          </Box>
        ) : (
          <ShownScore scaled={scaled} percent={score} />
        ),
      nowrap: true,
    },
    {
      key: 'when',
      header: t('list.when'),
      cell: (participant) => <LastStep participant={participant} />,
    },
  ]
}

interface RosterLinesProps {
  participants: Participant[]
  mailNotice: Drawn
  box: Drawn | undefined
  actions: Drawn
}

/** Participants one under the other, for a phone. */
export function RosterLines({ participants, mailNotice, box, actions }: RosterLinesProps) {
  const { t } = useTranslation('participants')
  return (
    <Lines label={t('list.caption')}>
      {participants.map((participant) => (
        <Line key={participant.id} actions={actions(participant)}>
          <Group gap="sm" align="flex-start" wrap="nowrap">
            {box?.(participant)}
            <Person participant={participant} />
          </Group>
          <Group gap="4px 12px" mt="xs">
            <ParticipantBadge status={participant.status} />
            <EndingMark participant={participant} />
            {participant.score !== null && (
              <ShownScore scaled={participant.scaled} percent={participant.score} />
            )}
            <Box c="dimmed" fz="xs">
              <LastStep participant={participant} />
            </Box>
          </Group>
          {mailNotice(participant)}
        </Line>
      ))}
    </Lines>
  )
}
