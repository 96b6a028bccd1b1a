import { Badge, Box, Button, Group, Title } from '@mantine/core'
import type { Review } from '@probant/contract/submissions/review'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#web/components/data-table/lines.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { formatScore } from '#web/lib/score-words.ts'
import { useNow } from '#web/lib/use-now.ts'

type Attempts = NonNullable<Review['attempts']>

interface OwnAttemptsProps {
  attempts: Attempts
  onSee: (submissionId: string) => void
}

/** All that somebody has handed in of one quiz, and what came of all of it together. */
export function OwnAttempts({ attempts, onSee }: OwnAttemptsProps) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  const now = useNow()
  const id = useId()
  const { finished, result, counting } = attempts
  return (
    <Box component="section" w="100%" ta="start" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {t('attempts.yours')}
      </Title>
      {result && (
        <Box component="p" mt={4} mb="sm">
          {t('attempts.result')} <Reached reached={result} />
          <Box component="span" display="block" c="dimmed" fz="xs">
            {t(`attempts.counts.${counting}`)}
          </Box>
        </Box>
      )}
      <Lines labelledBy={id}>
        {finished.map(({ submissionId, number, finishedAt, counts, ...reached }) => (
          <Line
            key={submissionId}
            actions={
              <Button variant="default" size="xs" onClick={() => onSee(submissionId)}>
                {t('attempts.see', { number })}
              </Button>
            }
          >
            <Group gap="xs">
              <Box component="span" fw={600}>
                {t('attempts.number', { number })}
              </Box>
              {counts && counting !== 'average' && result && (
                <Badge variant="light">{t('attempts.counted')}</Badge>
              )}
            </Group>
            <Box className="tabular" c="dimmed" fz="xs">
              {formatMoment(locale, finishedAt, { timeZone: readerZone(), now })}{' '}
              {result && <Reached reached={reached} />}
            </Box>
          </Line>
        ))}
      </Lines>
    </Box>
  )
}

/** No figure before all is graded: it would be read as the score. */
function Reached({
  reached: { scaled, isProvisional },
}: {
  reached: Omit<NonNullable<Attempts['result']>, 'percent'>
}) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  if (isProvisional) return <>{t('attempts.provisional')}</>
  return (
    <Box component="strong" c="bright">
      {scaled && formatScore(locale, scaled)}
    </Box>
  )
}
