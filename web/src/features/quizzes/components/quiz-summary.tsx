import { Badge, Box, Flex } from '@mantine/core'
import type { QuizPhase, QuizSummary } from '@probant/contract/quizzes/quiz'
import { IconCalendarTime, IconCheck, IconPencil, IconPointFilled } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Highlighted } from '#web/components/brand/highlighted.tsx'
import { ShareBar } from '#web/components/drawing/share-bar.tsx'
import { AnchorLink, OPENS_ROW } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { minutesLeftSoon } from '#web/lib/time-left.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './quiz-summary.module.css'
import { useScheduleWords } from './schedule.tsx'

const LOOKS = {
  draft: { color: 'gray', icon: IconPencil },
  scheduled: { color: 'gray', icon: IconCalendarTime },
  open: { color: 'ink', icon: IconPointFilled },
  completed: { color: 'gray', icon: IconCheck },
} as const satisfies Record<QuizPhase, object>

/** Where a quiz stands in its life. Green and red are kept for right and wrong. */
export function PhaseBadge({ phase }: { phase: QuizPhase }) {
  const { t } = useTranslation('dashboard')
  const { color, icon: Icon } = LOOKS[phase]
  return (
    <Badge color={color} miw="max-content" leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`navigation.phases.${phase}`)}
    </Badge>
  )
}

/** The way into a quiz: an own draft is written on, everything else is looked at. */
export function QuizTitle({ quiz }: { quiz: QuizSummary }) {
  const isToBeWritten = quiz.status === 'draft' && quiz.can.edit
  return (
    <AnchorLink
      to={isToBeWritten ? '/dashboard/edit/$quizId' : '/dashboard/view/$quizId'}
      params={{ quizId: quiz.id }}
      {...OPENS_ROW}
    >
      <span lang={quiz.language} dir="auto">
        {quiz.title}
      </span>
    </AnchorLink>
  )
}

/** When it is open; its last hour is marked. */
export function QuizWindow({ quiz }: { quiz: QuizSummary }) {
  const wordsFor = useScheduleWords()
  return (
    <>
      <Box
        component="span"
        className={`${classes.window} tabular`}
        display="block"
        style={{ textWrap: 'balance' }}
      >
        <Pieces of={wordsFor(quiz)} />
      </Box>
      <EndingSoon quiz={quiz} />
    </>
  )
}

/** Broken between its day, hours and zone only: a line that begins with the second hour reads like a first. */
function Pieces({ of: words }: { of: string }) {
  return words.split(BREAKS).map((piece, index) => (
    <Fragment key={piece}>
      {index > 0 && ' '}
      <span className="nowrap">{piece}</span>
    </Fragment>
  ))
}

const BREAKS = /(?<=[,:]) |(?<=–) (?!\d)| (?=\()/

/** A stroke of highlighter over the last hour of an open quiz; nothing before. */
function EndingSoon({ quiz }: { quiz: Pick<QuizSummary, 'phase' | 'endsAt'> }) {
  const { t } = useTranslation('quizzes')
  const count = minutesLeftSoon(quiz, useNow())
  if (count === undefined) return null
  return (
    <Box component="span" className="tabular nowrap" fw={560}>
      <Highlighted>{count > 0 ? t('ending.soon', { count }) : t('ending.now')}</Highlighted>
    </Box>
  )
}

/** How many of those who are invited have begun, in words and as a stroke of ink. */
export function QuizPeople({ quiz }: { quiz: QuizSummary }) {
  const words = usePeopleWords(quiz)
  const { phase, participantCount: count, submissionCount: begun } = quiz
  const hasStroke = count > 0 && (phase === 'open' || phase === 'completed')
  return (
    <Flex component="span" className="tabular" direction="column" gap={6} display="inline-flex">
      {words}
      {hasStroke && <ShareBar percent={(100 * begun) / count} className={classes.stroke} />}
    </Flex>
  )
}

function usePeopleWords({ phase, participantCount, submissionCount: count }: QuizSummary): string {
  const { t } = useTranslation('quizzes')
  const locale = useLocale()
  const isOver = phase === 'completed'
  if (participantCount === 0) return t(isOver ? 'people.nobody' : 'people.none')
  if (phase === 'draft' || phase === 'scheduled') return t('people.invited', { count: participantCount })
  const begun = formatNumber(locale, count)
  const values = { count, begun, invited: formatNumber(locale, participantCount) }
  return isOver ? t('people.tookPart', values) : t('people.begun', values)
}
