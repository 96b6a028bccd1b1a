import { Box, Flex } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { formatNumber } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './timeline.module.css'

interface ReceiptFactsProps {
  quiz: Pick<Quiz, 'questionCount'>
  participant: Participant
}

/** The same numbers as on the participant's own receipt. */
export function ReceiptFacts({ quiz, participant }: ReceiptFactsProps) {
  const { t } = useTranslation('timeline')
  const locale = useLocale()
  const now = useNow()
  const { startedAt, receipt } = participant
  return (
    <Flex component="dl" direction="column" m={0}>
      {startedAt && (
        <Fact name={t('facts.began')}>
          <time dateTime={startedAt} className={classes.moment}>
            {formatMoment(locale, startedAt, { timeZone: readerZone(), now })}
          </time>
        </Fact>
      )}
      {receipt && (
        <Fact name={t('facts.answers')}>
          {t('answers', {
            given: formatNumber(locale, receipt.answerCount),
            all: formatNumber(locale, quiz.questionCount),
          })}
        </Fact>
      )}
      {receipt?.checksum && (
        <Fact name={t('facts.checksum')}>
          <Box component="code" className="breakable" ff="monospace" fz={14}>
            {receipt.checksum}
          </Box>
          <Box component="span" display="block" mt={2} c="dimmed" fz="xs">
            {t('checksumHint')}
          </Box>
        </Fact>
      )}
    </Flex>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
