import type { Result } from '@probant/contract/results/list'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Score } from '../../components/result-list.tsx'
import { useFigures } from '../../figures.ts'
import { useResultPerson } from '../../use-result-person.ts'
import classes from './print.module.css'

/** What came of each submission, by name. */
export function PrintedResults({ results }: { results: Result[] }) {
  const { t } = useTranslation(['results', 'participants'])
  const locale = useLocale()
  const figures = useFigures()
  const person = useResultPerson()
  return (
    <table className={classes.items} data-people>
      <thead>
        <tr>
          <th scope="col">{t('list.person')}</th>
          {(['score', 'time', 'ending', 'violations'] as const).map((column) => (
            <th key={column} scope="col" className={classes.figure}>
              {t(`list.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.submissionId}>
            <td>
              {person(result)}
              {result.name && result.email && <span className={classes.below}>{result.email}</span>}
            </td>
            <td className={classes.figure} data-name={t('list.score')}>
              <Score result={result} />
            </td>
            <td className={classes.figure} data-name={t('list.time')}>
              {figures.time(result.ms)}
            </td>
            <td className={classes.figure} data-name={t('list.ending')}>
              <span>
                {formatDateTime(locale, result.finishedAt)}
                {result.ending !== 'handed_in' && (
                  <span className={classes.below}>{t(`participants:timeline.marks.${result.ending}`)}</span>
                )}
              </span>
            </td>
            <td className={classes.figure} data-name={t('list.violations')}>
              <span>
                {figures.number(result.violationCount)}
                {result.isReopened && <span className={classes.below}>{t('list.reopened')}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
