import { Skeleton, Text, Title } from '@mantine/core'
import type { PersonOfGradebook } from '@probant/contract/gradebook/person'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#web/components/data-table/data-table.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { AnchorLink, OPENS_ROW } from '#web/components/navigation/links.tsx'
import { EmailAddress } from '#web/components/text/email-address.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { AverageWords } from '../components/average-words.tsx'
import { GradebookCell, nameOf } from '../components/gradebook-cell.tsx'
import { SubjectProgressPart } from '../components/subject-progress.tsx'
import { gradebookPersonQuery } from '../queries.ts'
import { useOpenWithin } from '../use-open-within.ts'

const route = getRouteApi('/_shell/dashboard/group_/$groupId/gradebook_/$person')

/** One person of a grade book: what they scored in each quiz, and how they do by subject. */
export function GradebookPersonPage() {
  const { t } = useTranslation('gradebook')
  const { groupId, person } = route.useParams()
  const { data, error, refetch } = useQuery(gradebookPersonQuery(groupId, person))
  return (
    <>
      <BackLink to="/dashboard/group/$groupId/gradebook" params={{ groupId }} mb="sm">
        {data ? t('title', { group: data.group.name }) : t('personPage.back')}
      </BackLink>
      <PageHeader
        title={data ? nameOf(data.person) : t('name')}
        sentence={data?.person.name && data.person.email && <EmailAddress>{data.person.email}</EmailAddress>}
      />
      {content()}
    </>
  )

  function content() {
    if (error && !data)
      return <LoadFailure title={t('personPage.failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <Skeleton height={320} radius="lg" role="status" aria-label={t('loading')} />
    return (
      <>
        <SubjectProgressPart subjects={data.progress} />
        <Quizzes found={data} />
      </>
    )
  }
}

function Quizzes({ found: { person, quizzes } }: { found: PersonOfGradebook }) {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  const headingId = useId()
  const open = useOpenWithin()
  const rows = quizzes
    .map((quiz, place) => ({ quiz, cell: person.cells[place] ?? null }))
    .filter(({ cell }) => cell)
    .toReversed()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the links in it
    <section aria-labelledby={headingId} onClick={open}>
      <Title order={2} size="h3" id={headingId}>
        {t('personPage.quizzes')}
      </Title>
      <Text mb="sm">
        {t('table.average')} <AverageWords average={person.average} />
        {person.missingCount > 0 && ` · ${t('missingCount', { count: person.missingCount })}`}
      </Text>
      {rows.length === 0 ? (
        <Text c="dimmed">{t('personPage.noQuizzes')}</Text>
      ) : (
        <DataTable
          caption={t('personPage.quizzes')}
          rows={rows}
          rowKey={({ quiz }) => quiz.quizId}
          columns={[
            {
              key: 'quiz',
              header: t('personPage.quiz'),
              cell: ({ quiz: { quizId, title, weight } }) => (
                <>
                  <AnchorLink {...OPENS_ROW} to="/dashboard/view/$quizId/results" params={{ quizId }}>
                    {title}
                  </AnchorLink>
                  {weight !== 1 && (
                    <Text component="span" c="dimmed" fz="xs" ms="xs">
                      {t('table.weight', { weight: formatNumber(locale, weight) })}
                    </Text>
                  )}
                </>
              ),
            },
            {
              key: 'date',
              header: t('personPage.date'),
              cell: ({ quiz: { at } }) => <time dateTime={at}>{formatDate(locale, at)}</time>,
              nowrap: true,
            },
            {
              key: 'score',
              header: t('personPage.score'),
              cell: ({ quiz, cell }) => <GradebookCell quiz={quiz} cell={cell} person={nameOf(person)} />,
            },
          ]}
        />
      )}
    </section>
  )
}
