import { Box } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { Fact } from '#web/components/layout/fact.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { formatNumber } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './timeline.module.css'

interface ReceiptFactsProps {
  quiz: Pick<Quiz, 'questionCount'>
  /** By somebody, once. */
  taken: Pick<Participant, 'startedAt' | 'receipt'>
}

/** The same numbers as on the participant's own receipt. */
export function ReceiptFacts({ quiz, taken }: ReceiptFactsProps) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const now = useNow()
  const { startedAt, receipt } = taken
  return (
    <Box component="dl" className="lined" m={0}>
      {startedAt && (
        <Fact name={t('timeline.facts.began')} width={168} from="sm" py={9}>
          <time dateTime={startedAt} className={classes.begins}>
            {formatMoment(locale, startedAt, { timeZone: readerZone(), now })}
          </time>
        </Fact>
      )}
      {receipt && (
        <Fact name={t('timeline.facts.answers')} width={168} from="sm" py={9}>
          {t('timeline.answers', {
            given: formatNumber(locale, receipt.answerCount),
            all: formatNumber(locale, quiz.questionCount),
          })}
        </Fact>
      )}
      {receipt?.checksum && (
        <Fact name={t('timeline.facts.checksum')} width={168} from="sm" py={9}>
          <Box component="code" className="breakable" ff="monospace" fz={14}>
            {receipt.checksum}
          </Box>
          <Box component="span" display="block" mt={2} c="dimmed" fz="xs">
            {t('timeline.checksumHint')}
          </Box>
        </Fact>
      )}
    </Box>
  )
}
