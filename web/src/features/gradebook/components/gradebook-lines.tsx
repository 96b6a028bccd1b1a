import { Box, Group } from '@mantine/core'
import type { Gradebook, GradebookPerson, GradebookQuiz } from '@probant/contract/gradebook/gradebook'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { AnchorLink, OPENS_ROW } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { useOpenWithin } from '../use-open-within.ts'
import { AverageWords } from './average-words.tsx'
import classes from './gradebook.module.css'
import { GradebookCell, nameOf } from './gradebook-cell.tsx'

interface GradebookLinesProps {
  groupId: string
  people: Gradebook['people']['items']
  quizzes: readonly GradebookQuiz[]
}

/** In the hand: one person after the other, with the quizzes folded away. */
export function GradebookLines({ groupId, people, quizzes }: GradebookLinesProps) {
  const { t } = useTranslation('gradebook')
  return (
    <Lines label={t('table.caption')}>
      {people.map((person) => (
        <PersonLine key={person.key} groupId={groupId} person={person} quizzes={quizzes} />
      ))}
    </Lines>
  )
}

interface PersonLineProps {
  groupId: string
  person: GradebookPerson
  quizzes: readonly GradebookQuiz[]
}

function PersonLine({ groupId, person, quizzes }: PersonLineProps) {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  const open = useOpenWithin()
  const name = nameOf(person)
  const { cells, missingCount, average } = person
  const scoreCount = cells.filter((cell) => cell?.state === 'scored').length
  const summary = [
    t('scores', { count: scoreCount }),
    missingCount > 0 && t('missingCount', { count: missingCount }),
  ]
  return (
    <Line>
      <Group gap="sm" justify="space-between" wrap="nowrap" align="baseline">
        <AnchorLink
          {...OPENS_ROW}
          to="/dashboard/group/$groupId/gradebook/$person"
          params={{ groupId, person: person.key }}
        >
          <span dir="auto">{name}</span>
        </AnchorLink>
        <AverageWords average={average} />
      </Group>
      {quizzes.length > 0 && (
        <details className={classes.scores}>
          <summary>{summary.filter(Boolean).join(' · ')}</summary>
          <Box component="dl" m={0} onClick={open}>
            {quizzes.map((quiz, place) => (
              <div key={quiz.quizId} className={classes.fact}>
                <dt className="breakable" dir="auto">
                  {quiz.title} <span className={classes.below}>{formatDate(locale, quiz.at)}</span>
                </dt>
                <dd>
                  <GradebookCell quiz={quiz} cell={cells[place] ?? null} person={name} />
                </dd>
              </div>
            ))}
          </Box>
        </details>
      )}
    </Line>
  )
}
