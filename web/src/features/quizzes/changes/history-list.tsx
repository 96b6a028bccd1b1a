import { Box, Button, Text } from '@mantine/core'
import type { HistoryEntry } from '@probant/contract/quizzes/history'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, formatSpan } from '#web/lib/day-and-time.ts'
import { formatNumber } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { DifferenceList } from './difference-list.tsx'
import { quizHistoryQuery } from './queries.ts'

/** More than this would push everything else off the page. */
const SHOWN_AT_ONCE = 5

/** What was done with the quiz, by whom and when; nothing where nothing was. */
export function HistorySection({ quiz }: { quiz: Pick<Quiz, 'id' | 'language'> }) {
  const { t } = useTranslation('quiz')
  const { data: history = [] } = useQuery(quizHistoryQuery(quiz.id))
  const [showsAll, setShowsAll] = useState(false)
  if (history.length === 0) return null
  const shown = showsAll ? history : history.slice(0, SHOWN_AT_ONCE)
  return (
    <Section title={t('changes.history.heading')} sentence={t('changes.history.sentence')}>
      <Box component="ol" className="plain lined" mt={-10} mb="xs">
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} lang={quiz.language} />
        ))}
      </Box>
      {history.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('changes.history.showAll', { count: history.length })}
        </Button>
      )}
    </Section>
  )
}

function Entry({ entry, lang }: { entry: HistoryEntry; lang: string }) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const now = useNow()
  const wordsFor = useActionWords()
  const { at, who, action } = entry
  return (
    <Box component="li" py={10}>
      <Text>{wordsFor(action)}</Text>
      <Text mt={2} c="dimmed" size="xs">
        {t('changes.history.byAt', {
          name: who ?? t('changes.history.gone'),
          when: formatMoment(locale, at, { timeZone: readerZone(), now }),
        })}
      </Text>
      {action.kind === 'reworded' && (
        <Box component="details" mt="xs">
          <Box component="summary" mb="xs" c="dimmed" fz="xs">
            {t('changes.history.difference')}
          </Box>
          <DifferenceList changes={action.changes} lang={lang} />
        </Box>
      )}
    </Box>
  )
}

/** An action in one sentence. */
function useActionWords(): (action: HistoryEntry['action']) => string {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const now = useNow()
  const moment = (instant: string) => formatMoment(locale, instant, { timeZone: readerZone(), now })
  const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })
  return (action) => {
    switch (action.kind) {
      case 'ends_later':
        return t('changes.actions.ends_later', { before: moment(action.before), after: moment(action.after) })
      case 'handed_over':
        return t('changes.actions.handed_over', {
          from: action.from ?? t('changes.history.gone'),
          to: action.to ?? t('changes.history.gone'),
        })
      case 'reworded':
        return action.number === null
          ? t('changes.actions.rewordedInstructions')
          : t(action.isInBank ? 'changes.actions.rewordedInBank' : 'changes.actions.reworded', {
              number: action.number,
            })
      case 'extra_time':
        return t('changes.actions.extra_time', {
          ...counted(action.count),
          minutes: formatNumber(locale, action.minutes),
        })
      case 'own_window':
        return t(action.theyChoose ? 'changes.actions.own_choice' : 'changes.actions.own_window', {
          ...counted(action.count),
          when: formatSpan(locale, action.opensAt, action.closesAt, readerZone()),
        })
      case 'own_window_removed':
      case 'invited':
      case 'withdrawn':
      case 'reminded':
        return t(`changes.actions.${action.kind}`, counted(action.count))
      default:
        return t(`changes.actions.${action.kind}`)
    }
  }
}
