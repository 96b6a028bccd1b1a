import { Box, Button, Flex, Group, Text } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { Ending } from '@probant/contract/submissions/receipt'
import {
  IconCheck,
  IconClockStop,
  IconHandStop,
  IconPencil,
  IconPlayerPlay,
  IconSquareCheck,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useTimeLeftWords } from './time-left.ts'
import classes from './timeline.module.css'

const ICONS = {
  handed_in: IconCheck,
  overdue: IconClockStop,
  terminated: IconHandStop,
  closed: IconSquareCheck,
} as const satisfies Record<Ending, object>

interface EndingPanelProps {
  participant: Participant
  onReopen: (participant: Participant) => void
}

/** How it ended, in plain words; whoever was stopped can be let go on from here. */
export function EndingPanel({ participant, onReopen }: EndingPanelProps) {
  const { t } = useTranslation('participants')
  const { receipt, deadlineAt } = participant
  const Icon = receipt ? ICONS[receipt.ending] : IconPencil
  const isStopped = receipt?.ending === 'terminated'
  return (
    <Flex
      component="section"
      gap={14}
      py="md"
      px={18}
      bd={`1px solid ${isStopped ? 'color-mix(in srgb, var(--warning) 32%, var(--line))' : 'var(--line)'}`}
      bdrs="lg"
      bg={isStopped ? 'var(--warning-wash)' : 'var(--paper-shade)'}
    >
      <Icon
        style={{ marginTop: 2 }}
        color={isStopped ? 'var(--warning)' : undefined}
        size={24}
        stroke={1.5}
        aria-hidden="true"
      />
      <Box miw={0}>
        <Text ff="heading" size="md" fw={680} lh={1.35}>
          {t(receipt ? `timeline.endings.${receipt.ending}` : 'timeline.atWork')}
        </Text>
        {receipt && <Moment at={receipt.finishedAt} />}
        {!receipt && deadlineAt && <Moment at={deadlineAt} isDeadline />}
        {isStopped && <WayBack participant={participant} onReopen={onReopen} />}
      </Box>
    </Flex>
  )
}

function Moment({ at, isDeadline = false }: { at: string; isDeadline?: boolean }) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const now = useNow()
  const when = formatMoment(locale, at, { timeZone: readerZone(), now })
  return (
    <Box component="time" dateTime={at} className={classes.begins} c="dimmed">
      {isDeadline ? t('timeline.until', { when }) : when}
    </Box>
  )
}

function WayBack({ participant, onReopen }: EndingPanelProps) {
  const { t } = useTranslation('participants')
  const timeLeftWords = useTimeLeftWords()
  if (participant.isGone) return null
  if (!participant.can.reopen)
    return (
      <Flex component="p" gap="8px 14px" align="center" wrap="wrap" mt={14} mb={0}>
        {t('timeline.reopening.seen')}
      </Flex>
    )
  return (
    <Group gap="8px 14px" mt={14}>
      <Button
        leftSection={<IconPlayerPlay size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => onReopen(participant)}
      >
        {t('timeline.reopening.action')}
      </Button>
      <Box component="span" c="dimmed">
        {t('timeline.reopening.left', { length: timeLeftWords(participant) })}
      </Box>
    </Group>
  )
}
