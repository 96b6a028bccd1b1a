import { VisuallyHidden } from '@mantine/core'
import type { Report } from '@probant/contract/results/report'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useFigures } from '../figures.ts'
import classes from './results.module.css'

/** How many have a score in each tenth: as columns for the eye, as a table for whoever hears it. */
export function Distribution({ distribution }: Pick<Report, 'distribution'>) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const figures = useFigures()
  const most = Math.max(1, ...distribution)
  const tenths = distribution.map((count, index) => ({ count, from: index * 10, to: (index + 1) * 10 }))
  return (
    <>
      <div className={classes.columns} aria-hidden="true">
        {tenths.map(({ count, from, to }) => (
          <div key={from} className={classes.column}>
            <span className={classes.count}>{count > 0 && formatNumber(locale, count)}</span>
            <span className={classes.bar} style={{ height: `${(100 * count) / most}%` }} />
            <span className={classes.tick}>
              {from}
              {to === 100 && <span className={classes.upTo}>–100</span>}
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('distribution.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('distribution.range')}</th>
              <th scope="col">{t('distribution.count')}</th>
            </tr>
          </thead>
          <tbody>
            {tenths.map(({ count, from, to }) => (
              <tr key={from}>
                <th scope="row">
                  {t('distribution.between', { from: figures.percent(from), to: figures.percent(to) })}
                </th>
                <td>{formatNumber(locale, count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
