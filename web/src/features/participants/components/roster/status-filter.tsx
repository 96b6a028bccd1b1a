import { Box, Flex, Group, UnstyledButton } from '@mantine/core'
import type { ParticipantStatus } from '@probant/contract/participants/participant'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { STATUS_LOOKS } from './participant-cells.tsx'
import { type StatusCounts, shownStatuses, totalOf } from './progress.ts'
import classes from './status-filter.module.css'

interface StatusFilterProps {
  counts: StatusCounts
  chosen: ParticipantStatus | undefined
  onChoose: (status: ParticipantStatus | undefined) => void
}

/** How many are how far; each number is the way to those people. */
export function StatusFilter({ counts, chosen, onChoose }: StatusFilterProps) {
  const { t } = useTranslation('participants')
  return (
    <Box component="fieldset" miw={0} mt={0} mb="lg" mx={0} p={0} bd={0}>
      <legend className="unseen">{t('filters.status')}</legend>
      <Flex gap={{ base: 2, sm: 4 }} wrap="wrap" mx={-10}>
        <Pill count={totalOf(counts)} isChosen={!chosen} onChoose={() => onChoose(undefined)}>
          {t('filters.all')}
        </Pill>
        {shownStatuses(counts, chosen).map((status) => {
          const Icon = STATUS_LOOKS[status].icon
          return (
            <Pill
              key={status}
              count={counts[status]}
              isChosen={chosen === status}
              onChoose={() => onChoose(chosen === status ? undefined : status)}
            >
              <Icon size={16} stroke={1.75} aria-hidden="true" />
              {t(`filters.statuses.${status}`)}
            </Pill>
          )
        })}
      </Flex>
      <ClassStroke counts={counts} />
    </Box>
  )
}

interface PillProps {
  count: number
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Pill({ count, isChosen, onChoose, children }: PillProps) {
  const locale = useLocale()
  return (
    <UnstyledButton
      className={classes.pill}
      data-chosen={isChosen || undefined}
      data-none={count === 0 || undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children} <strong className="tabular">{formatNumber(locale, count)}</strong>
    </UnstyledButton>
  )
}

/** From those who are done to those who were never seen. */
const ORDER: readonly ParticipantStatus[] = [
  'finished',
  'terminated',
  'started',
  'opened',
  'invited',
  'absent',
]

/** The whole class as one stroke, for the eye only: the numbers above say the same. */
function ClassStroke({ counts }: { counts: StatusCounts }) {
  if (totalOf(counts) === 0) return null
  return (
    <Group
      className={classes.stroke}
      gap={2}
      align="stretch"
      wrap="nowrap"
      h={6}
      mt={10}
      bdrs={3}
      style={{ overflow: 'hidden' }}
      aria-hidden="true"
    >
      {ORDER.filter((status) => counts[status] > 0).map((status) => (
        <span key={status} data-status={status} style={{ flexGrow: counts[status] }} />
      ))}
    </Group>
  )
}
