import { Box, Group, Text } from '@mantine/core'
import { guidanceOf } from '@probant/contract/results/guidance'
import { type Report, SUBMISSIONS_MIN } from '@probant/contract/results/report'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useFigures } from '../figures.ts'
import { Explained } from './explained.tsx'
import classes from './results.module.css'

/** How far the scores can be trusted, with what the figures mean beside them; nobody asks a sheet of paper. */
export function Reliability({ report, isOnPaper = false }: { report: Report; isOnPaper?: boolean }) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  const { reliability, gradedCount } = report
  if (!reliability) return <TooFew count={gradedCount} />
  const rows = [
    { statistic: 'consistency', value: figures.percent(reliability.consistency) },
    { statistic: 'errorRatio', value: figures.percent(reliability.errorRatio) },
    { statistic: 'standardError', value: figures.percent(reliability.standardError) },
    { statistic: 'standardDeviation', value: figures.percent(reliability.standardDeviation) },
    { statistic: 'skewness', value: figures.number(reliability.skewness) },
    { statistic: 'kurtosis', value: figures.number(reliability.kurtosis) },
  ] as const
  return (
    <>
      <SideBySide
        component="dl"
        className={classes.facts}
        of="repeat(auto-fit, minmax(240px, 1fr))"
        gap="0 48px"
        my="sm"
      >
        {rows.map(({ statistic, value }) => (
          <Group
            key={statistic}
            gap={0}
            justify="space-between"
            wrap="nowrap"
            py="xs"
            style={{ borderBottom: '1px solid var(--line)' }}
          >
            <dt>{isOnPaper ? t(`statistics.${statistic}.name`) : <Explained statistic={statistic} />}</dt>
            <Box component="dd" className="tabular" fw={560}>
              {value}
            </Box>
          </Group>
        ))}
      </SideBySide>
      <Box component="ul" maw="70ch" mt="sm" mb={0} ps={20}>
        {guidanceOf(report).map((guidance) => (
          <li key={guidance}>{t(`reliability.guidance.${guidance}`)}</li>
        ))}
      </Box>
    </>
  )
}

/** Why there are no figures, wherever they are missing. */
export function TooFew({ count }: { count: number }) {
  const { t } = useTranslation('results')
  return (
    <Text maw="70ch" my="sm" py="sm" px="md" bdrs="lg" bg="var(--highlight-wash)">
      <strong>{t('few.title')}</strong> {t('few.sentence', { min: SUBMISSIONS_MIN, count })}
    </Text>
  )
}
