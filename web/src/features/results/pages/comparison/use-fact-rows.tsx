import { Box } from '@mantine/core'
import type { ComparedPerson, Comparison } from '@probant/contract/results/comparison'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '#web/components/drawing/share-bar.tsx'
import { Score } from '../../components/result-list.tsx'
import { ShortlistNote, ShortlistStar } from '../../components/shortlist-star.tsx'
import { useFigures } from '../../figures.ts'
import { useComparedPerson } from './use-compared-person.ts'

export interface FactRow {
  key: string
  header: string
  /** One of each person. */
  cells: ReactNode[]
}

export interface FactGroup {
  /** None over the first: it says what came of it all. */
  heading?: string
  rows: FactRow[]
}

/** What is compared, from the score down to each subject. */
export function useFactGroups(quizId: string, { people, subjects }: Comparison): FactGroup[] {
  const { t } = useTranslation(['results', 'participants'])
  const figures = useFigures()
  const nameOf = useComparedPerson()
  const row = (
    key: string,
    header: string,
    cell: (person: ComparedPerson, place: number) => ReactNode,
  ): FactRow => ({
    key,
    header,
    cells: people.map(cell),
  })
  const facts = [
    row('score', t('comparison.score'), (person) => <Score result={person} />),
    row('points', t('comparison.points'), ({ points, totalPoints }) =>
      t('comparison.pointsOf', { points, total: totalPoints }),
    ),
    row('time', t('comparison.time'), ({ ms }) => figures.time(ms)),
    row('ending', t('comparison.ending'), ({ ending }) => t(`participants:timeline.endings.${ending}`)),
    row('violations', t('comparison.violations'), (person) => <Violations person={person} />),
  ]
  // Where names are hidden, neither is who was chosen told.
  const isNamed = people.every(({ participant }) => participant)
  if (isNamed)
    facts.push(
      row('shortlist', t('shortlist.name'), (person, place) => (
        <>
          <ShortlistStar quizId={quizId} result={person} person={nameOf(person, place)} />
          <ShortlistNote shortlist={person.shortlist} />
        </>
      )),
    )
  const reached = subjects.map(({ subject, reached }) => ({
    key: `subject ${subject}`,
    header: subject || t('shares.unnamed'),
    cells: reached.map((one, place) => <Reached key={people[place]?.submissionId} reached={one} />),
  }))
  return [
    { rows: facts },
    ...(reached.length > 0 ? [{ heading: t('comparison.bySubject'), rows: reached }] : []),
  ]
}

function Violations({ person }: { person: ComparedPerson }) {
  const { t } = useTranslation(['results', 'participants'])
  const { violationCount, violations, isReopened } = person
  if (violationCount === 0) return t('comparison.noViolations')
  const lines = violations.map(({ kind, count }) =>
    t('comparison.violationOf', { kind: t(`participants:timeline.kinds.${kind}`), count }),
  )
  return (
    <>
      {t('list.violationCount', { count: violationCount })}
      {[...lines, ...(isReopened ? [t('list.reopened')] : [])].map((line) => (
        <Box key={line} component="span" display="block" c="dimmed" fz="xs">
          {line}
        </Box>
      ))}
    </>
  )
}

function Reached({ reached }: { reached: Comparison['subjects'][number]['reached'][number] }) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  if (!reached) return <Dimmed>{t('comparison.notAsked')}</Dimmed>
  const { points, totalPoints, percent } = reached
  if (percent === null) return <Dimmed>{t('list.provisional')}</Dimmed>
  return (
    <>
      <ShareBar percent={percent} />
      <span className="tabular">{figures.percent(percent)}</span>{' '}
      <Dimmed>{t('comparison.pointsOf', { points, total: totalPoints })}</Dimmed>
    </>
  )
}

function Dimmed({ children }: { children: ReactNode }) {
  return (
    <Box component="span" className="tabular" c="dimmed" fz="xs" fw={400}>
      {children}
    </Box>
  )
}
