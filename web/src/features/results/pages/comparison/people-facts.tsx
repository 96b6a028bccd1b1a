import { Box, Title } from '@mantine/core'
import type { ComparedPerson, Comparison } from '@probant/contract/results/comparison'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AnchorLink, OPENS_ROW } from '#web/components/navigation/links.tsx'
import classes from './comparison.module.css'
import { useComparedPerson } from './use-compared-person.ts'
import { type FactGroup, useFactGroups } from './use-fact-rows.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

interface PeopleFactsProps {
  quizId: string
  comparison: Comparison
}

/** A column for each of them; in the hand, one fact after the other with all of them below it. */
export function PeopleFacts({ quizId, comparison }: PeopleFactsProps) {
  const { t } = useTranslation('results')
  const isNarrow = useIsNarrow()
  const groups = useFactGroups(quizId, comparison)
  const nameOf = useComparedPerson()
  const names = comparison.people.map((person, place) => ({
    id: person.submissionId,
    link: <PersonLink quizId={quizId} person={person} words={nameOf(person, place)} />,
  }))
  if (isNarrow) return <FactList groups={groups} names={names} />
  return (
    <div className="card">
      <table className={classes.facts}>
        <caption className="unseen">{t('comparison.caption')}</caption>
        <thead>
          <tr>
            <td />
            {names.map(({ id, link }) => (
              <th key={id} scope="col" dir="auto">
                {link}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ heading = '', rows }) => (
          <tbody key={heading}>
            {heading && (
              <tr>
                <th scope="rowgroup" colSpan={names.length + 1} className={classes.heading}>
                  {heading}
                </th>
              </tr>
            )}
            {rows.map(({ key, header, cells }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {header}
                </th>
                {names.map(({ id }, place) => (
                  <td key={id}>{cells[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface Named {
  id: string
  link: ReactNode
}

function FactList({ groups, names }: { groups: readonly FactGroup[]; names: readonly Named[] }) {
  return groups.map(({ heading = '', rows }) => (
    <Fragment key={heading}>
      {heading && (
        <Title order={3} size="h4" mt="lg" mb="sm">
          {heading}
        </Title>
      )}
      <div className="card lined">
        {rows.map(({ key, header, cells }) => (
          <Box key={key} component="section" p="14px 16px">
            <Title order={heading ? 4 : 3} fz="sm" c="dimmed" fw={560} mb={6} dir="auto">
              {header}
            </Title>
            <Box component="dl" m={0}>
              {names.map(({ id, link }, place) => (
                <div key={id} className={classes.fact}>
                  <dt className="breakable" dir="auto">
                    {link}
                  </dt>
                  <dd>{cells[place]}</dd>
                </div>
              ))}
            </Box>
          </Box>
        ))}
      </div>
    </Fragment>
  ))
}

/** To what they handed in; where names are hidden that would tell who it is. */
function PersonLink({ quizId, person, words }: { quizId: string; person: ComparedPerson; words: string }) {
  if (!person.participant) return words
  return (
    <AnchorLink
      {...OPENS_ROW}
      to="/dashboard/view/$quizId/results"
      params={{ quizId }}
      search={{ submission: person.submissionId }}
    >
      {words}
    </AnchorLink>
  )
}
