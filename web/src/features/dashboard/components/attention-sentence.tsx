import type { QuizOverview } from '@probant/contract/quizzes/life'
import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/marked-sentence.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, readerZone } from '#web/lib/day-and-time.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { attentionOf } from '../attention.ts'

/** What needs attention today, in a sentence or two under the greeting. */
export function AttentionSentence({ overview }: { overview: QuizOverview }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const now = useNow()
  const attention = attentionOf(overview, now)
  if (attention.kind === 'nothing') return t('today')

  const { first } = attention
  const moment = (instant: string | null) =>
    instant ? formatMoment(locale, instant, { timeZone: readerZone(), now }) : undefined
  return (
    <>
      <MarkedSentence sentence={sentence()} />
      {attention.kind !== 'next' && attention.count === 1 && ` ${people()}`}
    </>
  )

  function sentence(): string {
    if (attention.kind === 'nothing') return ''
    const { title } = first
    if (attention.kind === 'next') return t('attention.next', { title, when: moment(first.startsAt) })
    const { count } = attention
    if (attention.kind === 'endingSoon')
      return t('attention.endingSoon', { title, count, minutes: attention.minutes })
    const when = moment(first.endsAt)
    return when ? t('attention.open', { title, count, when }) : t('attention.openEndless', { title, count })
  }

  function people(): string {
    if (first.participantCount === 0) return t('attention.nobody')
    return t('attention.begun', {
      count: first.submissionCount,
      begun: formatNumber(locale, first.submissionCount),
      invited: formatNumber(locale, first.participantCount),
    })
  }
}
