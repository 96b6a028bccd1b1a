import { Skeleton } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, readerZone } from '#web/lib/day-and-time.ts'
import { formatNumber, regional } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './timeline.module.css'
import { sumsOf, type WeighedLine } from './weights.ts'

interface ReceiptFactsProps {
  quiz: Pick<Quiz, 'questionCount'>
  participant: Participant
  /** None before they are there. */
  lines: readonly WeighedLine[] | undefined
}

/** The same numbers as on the participant's own receipt, and the sum of what was noted. */
export function ReceiptFacts({ quiz, participant, lines }: ReceiptFactsProps) {
  const { t } = useTranslation('timeline')
  const locale = useLocale()
  const now = useNow()
  const sumWords = useSumWords()
  const { startedAt, receipt } = participant
  return (
    <dl className={classes.facts}>
      {startedAt && (
        <Fact name={t('facts.began')}>
          <time dateTime={startedAt}>{formatMoment(locale, startedAt, { timeZone: readerZone(), now })}</time>
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
      <Fact name={t('facts.noted')}>
        {lines ? (
          sumWords(lines)
        ) : (
          <Skeleton component="span" display="inline-block" height={15} width={160} />
        )}
      </Fact>
      {receipt?.checksum && (
        <Fact name={t('facts.checksum')}>
          <code className={classes.checksum}>{receipt.checksum}</code>
          <span className={classes.hint}>{t('checksumHint')}</span>
        </Fact>
      )}
    </dl>
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

/** “2 violations counted and 1 line only recorded”. */
function useSumWords(): (lines: readonly WeighedLine[]) => string {
  const { t } = useTranslation('timeline')
  const locale = useLocale()
  return (lines) => {
    const sums = sumsOf(lines)
    const parts = (['counted', 'recorded', 'setAside'] as const)
      .filter((sum) => sums[sum] > 0)
      .map((sum) => t(`sums.${sum}`, { count: sums[sum] }))
    if (parts.length === 0) return t('sums.nothing')
    return new Intl.ListFormat(regional(locale), { type: 'conjunction' }).format(parts)
  }
}
