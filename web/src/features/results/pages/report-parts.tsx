import { Box, Flex, Text, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { type Report, SUBMISSIONS_MIN } from '@probant/contract/results/report'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { RegradeDialog } from '#web/features/grading/components/regrade-dialog.tsx'
import { Distribution } from '../components/distribution.tsx'
import { EarlierRuns } from '../components/earlier-runs.tsx'
import { Headline } from '../components/headline.tsx'
import { ItemList } from '../components/items/item-list.tsx'
import { Reliability, TooFew } from '../components/reliability.tsx'
import classes from '../components/results.module.css'
import { Shares } from '../components/shares.tsx'
import { earlierRunsQuery } from '../queries.ts'
import type { ResultsSearch } from '../results-search.ts'
import { PeoplePart } from './people-part.tsx'

interface ReportPartsProps {
  quiz: Quiz
  report: Report
  search: ResultsSearch
  onChange: (change: Partial<ResultsSearch>) => void
}

/** The whole report, from the sentence that sums it up to each participant. */
export function ReportParts({ quiz, report, search, onChange }: ReportPartsProps) {
  const { t } = useTranslation('results')
  const { data: earlier } = useQuery(earlierRunsQuery(quiz.id))
  const [regraded, setRegraded] = useState<string>()
  const ungraded = report.ungradedCount
  return (
    <>
      {ungraded > 0 && (
        <Flex
          component="p"
          gap="4px 12px"
          wrap="wrap"
          mt={0}
          mb="lg"
          py="sm"
          px="md"
          bdrs="lg"
          bg="var(--highlight-wash)"
        >
          {t('ungraded', { count: ungraded })}
          <AnchorLink to="/dashboard/view/$quizId/grading" params={{ quizId: quiz.id }}>
            {t('toGrading')}
          </AnchorLink>
        </Flex>
      )}
      {report.counting && (
        <Box component="p" mt={0} mb="lg" c="dimmed">
          {t(`counting.${report.counting}`)}
        </Box>
      )}
      <Headline report={report} />
      <Part title={t('distribution.heading')}>
        <Distribution distribution={report.distribution} />
      </Part>
      <Part title={t('shares.heading')} sentence={t('shares.sentence')}>
        <SharedPoints report={report} />
      </Part>
      <Part title={t('items.heading')} sentence={t('items.sentence')}>
        {report.gradedCount < SUBMISSIONS_MIN && <TooFew count={report.gradedCount} />}
        <ItemList
          items={report.questions}
          open={search.question}
          onOpen={(question) => onChange({ question })}
          onRegrade={setRegraded}
        />
      </Part>
      <RegradeDialog
        quizId={quiz.id}
        questionId={regraded}
        lang={quiz.language}
        onClose={() => setRegraded(undefined)}
      />
      <Part title={t('reliability.heading')}>
        <Reliability report={report} />
      </Part>
      {earlier && earlier.length > 0 && (
        <Part title={t('earlier.heading')} sentence={t('earlier.sentence')}>
          <EarlierRuns report={report} runs={earlier} />
        </Part>
      )}
      <Part title={t('list.heading')}>
        <PeoplePart quizId={quiz.id} search={search} onChange={onChange} />
      </Part>
    </>
  )
}

/** How much was reached, by what the questions are about, and by how hard they were meant to be. */
export function SharedPoints({ report }: { report: Report }) {
  const { t } = useTranslation('results')
  return (
    <SideBySide of="repeat(auto-fit, minmax(300px, 1fr))" gap="24px 48px" align="flex-start">
      <Shares
        caption={t('shares.subjects')}
        heading={t('shares.subject')}
        shares={report.subjects.map(({ subject, ...share }) => ({ name: subject, ...share }))}
      />
      <Shares
        caption={t('shares.difficulties')}
        heading={t('shares.difficulty')}
        shares={report.difficulties.map(({ difficulty, ...share }) => ({
          name: t(`difficulties.${difficulty}`),
          ...share,
        }))}
      />
    </SideBySide>
  )
}

export function Part({
  title,
  sentence,
  children,
}: {
  title: string
  sentence?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {sentence && (
        <Text className={classes.sentence} mb="md" c="dimmed">
          {sentence}
        </Text>
      )}
      {children}
    </section>
  )
}
