import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '#web/components/drawing/share-bar.tsx'
import { useFigures } from '../figures.ts'
import classes from './results.module.css'

interface SharesProps {
  caption: string
  heading: string
  shares: { name: string; questionCount: number; percent: number | null }[]
}

/** How much was reached of each: a table whose figures are drawn as well. */
export function Shares({ caption, heading, shares }: SharesProps) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  return (
    <table className={classes.shares}>
      <caption>{caption}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('shares.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, questionCount, percent }) => (
          <tr key={name}>
            <th scope="row">
              {name || t('shares.unnamed')}
              <Box component="span" display="block" c="dimmed" fz="xs">
                {t('shares.questions', { count: questionCount })}
              </Box>
            </th>
            <td>
              <Box flex={1} miw={0}>
                <ShareBar percent={percent ?? 0} />
              </Box>
              <Box component="span" className="tabular" miw={60} ta="end">
                {figures.percent(percent)}
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
