import { Box, Paper, Text } from '@mantine/core'
import type { Report } from '@probant/contract/results/report'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../figures.ts'
import classes from './results.module.css'

/** First the sentence, then the three figures that one asks for first. */
export function Headline({ report }: { report: Report }) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  const { averagePercent, completionPercent, averageMs, gradedCount, handedInCount, participantCount } =
    report
  const { passing } = report
  return (
    <>
      <Lead report={report} />
      <dl className={classes.figures}>
        <Figure
          name={t('figures.average')}
          value={figures.percent(averagePercent)}
          note={t('figures.averageOf', { count: gradedCount })}
        />
        <Figure
          name={t('figures.completion')}
          value={figures.percent(completionPercent)}
          note={t('figures.completionOf', { handedIn: handedInCount, total: participantCount })}
        />
        {passing && (
          <Figure
            name={t('figures.passed')}
            value={figures.percent(gradedCount > 0 ? (100 * passing.passedCount) / gradedCount : null)}
            note={t('figures.passedOf', {
              count: passing.passedCount,
              total: gradedCount,
              percent: figures.percent(passing.passPercent),
            })}
          />
        )}
        <Figure name={t('figures.time')} value={figures.time(averageMs)} note={t('figures.timeOf')} />
      </dl>
    </>
  )
}

function Lead({ report: { medianPercent, subjects, questions } }: { report: Report }) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  if (medianPercent === null) return null
  const known = subjects.flatMap(({ subject, percent }) => (percent === null ? [] : { subject, percent }))
  const weakest = known.toSorted((one, other) => one.percent - other.percent)[0]
  const doubtful = questions.filter(({ hints }) => hints.length > 0).length
  const sentences = [
    t('lead.median', { median: figures.percent(medianPercent) }),
    known.length > 1 &&
      weakest?.subject &&
      t('lead.weakest', { subject: weakest.subject, percent: figures.percent(weakest.percent) }),
    doubtful > 0 && t('lead.hints', { count: doubtful }),
  ]
  return (
    <Text maw="60ch" mb={20} size="lg" lh={1.4}>
      {sentences.filter(Boolean).join(' ')}
    </Text>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <Paper className={classes.figure} withBorder>
      <Box component="dt" c="dimmed">
        {name}
      </Box>
      <Box component="dd" className={`${classes.value} tabular`} ff="heading" fw={680} lh={1.25}>
        {value}
      </Box>
      <Box component="dd" c="dimmed" fz="xs" fw={400}>
        {note}
      </Box>
    </Paper>
  )
}
