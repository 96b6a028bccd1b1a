import { Box } from '@mantine/core'
import type { EarlierRun } from '@probant/contract/results/earlier'
import type { Report } from '@probant/contract/results/report'
import { plainText } from '@probant/kinds/text/plain-text'
import { useTranslation } from 'react-i18next'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { useFigures } from '../figures.ts'
import classes from './earlier-runs.module.css'

interface EarlierRunsProps {
  report: Report
  runs: EarlierRun[]
}

/** This quiz beside those that it was duplicated from. */
export function EarlierRuns({ report, runs }: EarlierRunsProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const figures = useFigures()
  return (
    <>
      <table className={`tabular ${classes.table}`}>
        <caption>{t('earlier.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('earlier.run')}</th>
            <th scope="col">{t('earlier.handedIn')}</th>
            <th scope="col">{t('earlier.average')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('earlier.current')}</th>
            <td>{formatNumber(locale, report.handedInCount)}</td>
            <td>{figures.percent(report.averagePercent)}</td>
          </tr>
          {runs.map(({ quizId, title, endedAt, handedInCount, averagePercent }) => (
            <tr key={quizId}>
              <th scope="row">
                <AnchorLink to="/dashboard/view/$quizId/results" params={{ quizId }}>
                  {title}
                </AnchorLink>
                {endedAt && (
                  <Box component="span" display="block" c="dimmed" fz="xs">
                    {formatDate(locale, endedAt)}
                  </Box>
                )}
              </th>
              <td>{formatNumber(locale, handedInCount)}</td>
              <td>{figures.percent(averagePercent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {runs[0] && <Facilities report={report} run={runs[0]} />}
    </>
  )
}

/** Question by question, with the run just before. */
function Facilities({ report, run }: { report: Report; run: EarlierRun }) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  const before = new Map(run.questions.map((question) => [question.questionId, question]))
  const both = report.questions.flatMap((item) => {
    const then = before.get(item.questionId)
    return then ? { item, then } : []
  })
  if (both.length === 0) return null
  return (
    <Box component="details" mt="md">
      <summary>{t('earlier.questions')}</summary>
      <table className={`tabular ${classes.table}`}>
        <caption>{t('earlier.questionsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('items.question')}</th>
            <th scope="col">{t('earlier.before')}</th>
            <th scope="col">{t('earlier.now')}</th>
          </tr>
        </thead>
        <tbody>
          {both.map(({ item, then }) => (
            <tr key={item.questionId}>
              <th scope="row">
                <span lang={item.language}>
                  {item.number}. {plainText(item.title)}
                </span>
                {then.isChanged && (
                  <Box component="span" display="block" c="dimmed" fz="xs">
                    {t('earlier.changed')}
                  </Box>
                )}
              </th>
              <td>{figures.percent(then.facility)}</td>
              <td>{figures.percent(item.statistics?.facility)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
