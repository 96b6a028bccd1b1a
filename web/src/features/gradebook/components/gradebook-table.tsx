import { Box } from '@mantine/core'
import type { Gradebook, GradebookPerson, GradebookQuiz } from '@probant/contract/gradebook/gradebook'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { AnchorLink, OPENS_ROW } from '#web/components/navigation/links.tsx'
import { EmailAddress } from '#web/components/text/email-address.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber, formatPercent } from '#web/lib/format.ts'
import { useGridKeys } from '../use-grid-keys.ts'
import { personAddress, useOpenWithin } from '../use-open-within.ts'
import { AverageWords } from './average-words.tsx'
import classes from './gradebook.module.css'
import { GradebookCell, nameOf } from './gradebook-cell.tsx'

interface GradebookTableProps {
  groupId: string
  people: Gradebook['people']['items']
  /** Those that have a column. */
  quizzes: readonly GradebookQuiz[]
}

/** People against quizzes: names and headings stay where they are while the rest moves. */
export function GradebookTable({ groupId, people, quizzes }: GradebookTableProps) {
  const { t } = useTranslation('gradebook')
  const keys = useGridKeys()
  const open = useOpenWithin()
  return (
    <div className={`card ${classes.frame}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the links in it */}
      <table className={classes.table} {...keys} onClick={open}>
        <caption className="unseen">
          {t('table.caption')} {t('table.keys')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classes.person}>
              {t('table.person')}
            </th>
            <th scope="col">{t('table.average')}</th>
            {quizzes.map((quiz) => (
              <th key={quiz.quizId} scope="col">
                <QuizHeading quiz={quiz} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <GroupAverages quizzes={quizzes} />
          {people.map((person, place) => (
            <PersonRow
              key={person.key}
              groupId={groupId}
              person={person}
              quizzes={quizzes}
              isFirst={place === 0}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What it is, when it was, and what it counts where that is not once. */
function QuizHeading({ quiz: { quizId, title, at, weight } }: { quiz: GradebookQuiz }) {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  const counts = weight !== 1 && t('table.weight', { weight: formatNumber(locale, weight) })
  return (
    <>
      <AnchorLink
        {...OPENS_ROW}
        className={classes.title}
        to="/dashboard/view/$quizId/results"
        params={{ quizId }}
      >
        <span title={title} dir="auto">
          {title}
        </span>
      </AnchorLink>
      <span className={classes.below}>{[formatDate(locale, at), counts].filter(Boolean).join(' · ')}</span>
    </>
  )
}

function GroupAverages({ quizzes }: { quizzes: readonly GradebookQuiz[] }) {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  return (
    <tr className={classes.averages}>
      <th scope="row" className={classes.person}>
        {t('table.groupAverage')}
      </th>
      <td />
      {quizzes.map(({ quizId, averagePercent }) => (
        <td key={quizId} className="tabular">
          {averagePercent === null ? t('table.none') : formatPercent(locale, averagePercent)}
        </td>
      ))}
    </tr>
  )
}

interface PersonRowProps {
  groupId: string
  person: GradebookPerson
  quizzes: readonly GradebookQuiz[]
  isFirst: boolean
}

const PersonRow = memo(({ groupId, person, quizzes, isFirst }: PersonRowProps) => {
  const { t } = useTranslation('gradebook')
  const name = nameOf(person)
  const { missingCount, average, cells } = person
  return (
    <tr>
      <th scope="row" className={classes.person} dir="auto">
        <a
          data-cell
          data-within
          tabIndex={isFirst ? 0 : -1}
          href={personAddress(groupId, person.key)}
          className={classes.name}
        >
          {name}
        </a>
        {person.name && person.email && (
          <span className={classes.below}>
            <EmailAddress>{person.email}</EmailAddress>
          </span>
        )}
      </th>
      <td>
        <span data-cell tabIndex={-1} className={classes.cell}>
          <AverageWords average={average} />
          {missingCount > 0 && (
            <Box component="span" display="block" c="dimmed" fz="xs">
              {t('missingCount', { count: missingCount })}
            </Box>
          )}
        </span>
      </td>
      {quizzes.map((quiz, place) => (
        <td key={quiz.quizId}>
          <GradebookCell quiz={quiz} cell={cells[place] ?? null} person={name} isInGrid />
        </td>
      ))}
    </tr>
  )
})
PersonRow.displayName = 'PersonRow'
