import { Box, Stack, Text, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { clockWords } from '#web/lib/clock.ts'
import { formatNearDay } from '#web/lib/day-and-time.ts'
import { formatted, regional } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './timeline.module.css'
import { sumsOf, type WeighedLine } from './weights.ts'

interface TimelineListProps {
  quiz: Pick<Quiz, 'sections' | 'options'>
  lines: readonly WeighedLine[]
  isOver: boolean
}

/** What was noted, in the order in which it came in, day by day. */
export function TimelineList({ quiz, lines, isOver }: TimelineListProps) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const id = useId()
  const sums = useSumWords(lines)
  const clock = { timeZone: readerZone(), now: useNow() }
  if (lines.length === 0)
    return (
      <EmptyState
        order={3}
        picture={<AnsweredSheetPicture />}
        title={t('timeline.empty.title')}
        sentence={t(isOver ? 'timeline.empty.sentence' : 'timeline.empty.sentenceSoFar')}
      />
    )
  const numbers = numbersIn(quiz)
  const days = Map.groupBy(lines, ({ at }) => formatNearDay(locale, at, clock))
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id} fz="md">
        {t('timeline.timeline')}
      </Title>
      {sums && <Text mt={2}>{sums}</Text>}
      {hasOwnOrder(quiz) && lines.some(({ questionId }) => questionId) && (
        <Text display="block" mt={2} c="dimmed" size="xs">
          {t('timeline.ownOrder')}
        </Text>
      )}
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <Text className={classes.begins} mt={14} mb="xs" c="dimmed" size="xs" fw={560}>
            {day}
          </Text>
          <ol className={`${classes.lines} plain`}>
            {ofDay.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and are only ever added
              <TimelineLine key={index} line={line} number={numbers.get(line.questionId ?? '')} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function TimelineLine({ line, number }: { line: WeighedLine; number: number | undefined }) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const { kind, at, weight, gapMs } = line
  return (
    <li className={classes.line} data-weight={weight}>
      <Box dateTime={at} component="time" className="nowrap" c="dimmed" ta="end">
        {formatted(locale, at, { timeStyle: 'medium' })}
      </Box>
      <Stack className={classes.what} gap={0} pos="relative" miw={0}>
        <span>{t(`timeline.kinds.${kind}`, { time: clockWords((gapMs ?? 0) / 1000) })}</span>
        {number !== undefined && (
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {t('timeline.question', { number })}
          </Box>
        )}
      </Stack>
      {weight !== 'step' && (
        <Box component="span" className={classes.weight} fz="xs" lh="23px" style={{ alignSelf: 'start' }}>
          {t(`timeline.weights.${weight}`)}
        </Box>
      )}
    </li>
  )
}

/** “2 violations counted and 3 only recorded”; nothing where all lines are mere steps. */
function useSumWords(lines: readonly WeighedLine[]): string {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const sums = sumsOf(lines)
  const parts = (['counted', 'recorded', 'setAside'] as const)
    .filter((sum) => sums[sum] > 0)
    .map((sum) => t(`timeline.sums.${sum}`, { count: sums[sum] }))
  return new Intl.ListFormat(regional(locale), { type: 'conjunction' }).format(parts)
}

/** The numbers that the questions have in the quiz. */
function numbersIn({ sections }: Pick<Quiz, 'sections'>): Map<string, number> {
  const questions = sections.flatMap((section) => section.questions)
  return new Map(questions.map(({ questionId, number }) => [questionId, number]))
}

/** Whether the same question can have another number on somebody's paper. */
function hasOwnOrder({ sections, options }: Pick<Quiz, 'sections' | 'options'>): boolean {
  return options.shufflesQuestions || sections.some(({ draw }) => draw !== null)
}
