import { VisuallyHidden } from '@mantine/core'
import type { Report } from '@probant/contract/results/report'
import { useTranslation } from 'react-i18next'
import { Columns } from '#web/components/drawing/columns.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useFigures } from '../figures.ts'

/** How many have a score in each tenth: as columns for the eye, as a table for whoever hears it. */
export function Distribution({ distribution }: Pick<Report, 'distribution'>) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const figures = useFigures()
  const tenths = distribution.map((count, index) => ({ count, from: index * 10, to: (index + 1) * 10 }))
  return (
    <>
      <Columns
        columns={tenths.map(({ count, from }) => ({
          name: String(from),
          value: count,
          words: formatNumber(locale, count),
        }))}
        borders={[...tenths.map(({ from }) => from), 100].map(figures.percent)}
      />
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
