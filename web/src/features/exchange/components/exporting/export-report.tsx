import { Box, Flex, Paper, Skeleton, Text } from '@mantine/core'
import type { ExportReport as Report } from '@probant/contract/exchange/export'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { lossGroups, omissionGroups } from '../../losses.ts'
import classes from './export-report.module.css'

/** What the chosen format can't hold, question by question. */
export function ExportReport({
  report,
}: {
  report: Pick<UseQueryResult<Report>, 'data' | 'error' | 'refetch'>
}) {
  const { t } = useTranslation('exchange')
  const { data, error, refetch } = report
  if (error) return <LoadFailure title={t('export.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={180} radius="lg" aria-hidden="true" />
  return <Findings report={data} />
}

function Findings({ report }: { report: Report }) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const { questionCount, quizLosses, omitted, lossy } = report
  const goingOut = questionCount - omitted.length
  const isWhole = omitted.length === 0 && lossy.length === 0 && quizLosses.length === 0
  return (
    <Paper p="md" withBorder role="status" data-whole={isWhole || undefined}>
      <Flex component="p" gap={10} m={0} fw={560}>
        {isWhole ? (
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" color="var(--right)" />
        ) : (
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" color="var(--warning)" />
        )}
        <span>
          {isWhole
            ? t('export.whole', { count: questionCount, formatted: formatNumber(locale, questionCount) })
            : t('export.partly', { count: goingOut, formatted: formatNumber(locale, goingOut) })}
        </span>
      </Flex>
      {omissionGroups(report).map(({ omission, questions }) => (
        <Concerned key={omission} name={t(`export.omissions.${omission}`)} questions={questions} isLeftOut />
      ))}
      {lossGroups(report).map(({ loss, questions }) => (
        <Concerned key={loss} name={t(`export.losses.${loss}`)} questions={questions} />
      ))}
      {quizLosses.length > 0 && (
        <Text mt="sm" c="dimmed" size="xs">
          {t('export.ofQuiz')} {quizLosses.map((loss) => t(`export.quizLosses.${loss}`)).join(', ')}
        </Text>
      )}
    </Paper>
  )
}

interface ConcernedProps {
  name: ReactNode
  questions: { questionId: string; number: number; title: string }[]
  isLeftOut?: boolean
}

const MOST_LISTED = 200

/** Folded up: of how many questions; opened: of which. */
function Concerned({ name, questions, isLeftOut }: ConcernedProps) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const rest = questions.length - MOST_LISTED
  return (
    <Box
      component="details"
      className={classes.group}
      mt="sm"
      pt="sm"
      fz={14}
      style={{ borderBlockStart: '1px solid var(--line)' }}
    >
      <summary>
        <Box component="span" flex={1} fw={isLeftOut ? 560 : undefined}>
          {name}
        </Box>
        <Box component="span" className="tabular" flex="none" c="dimmed">
          {t('export.questions', {
            count: questions.length,
            formatted: formatNumber(locale, questions.length),
          })}
        </Box>
      </summary>
      <Box component="ol" mt="xs" mb={0} pl="xl" mah={200} c="dimmed" fz="xs" style={{ overflowY: 'auto' }}>
        {questions.slice(0, MOST_LISTED).map(({ questionId, number, title }) => (
          <li key={questionId} value={number}>
            {shortTitle(title)}
          </li>
        ))}
      </Box>
      {rest > 0 && (
        <Text mt="sm" c="dimmed" size="xs">
          {t('export.more', { count: rest })}
        </Text>
      )}
    </Box>
  )
}
