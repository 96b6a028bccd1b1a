import { Box, Button, Flex, Text } from '@mantine/core'
import type { Regraded } from '@probant/contract/grading/regrading'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { toast } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useUndoRegrade } from '../mutations.ts'
import { regradeListQuery } from '../queries.ts'

/** What was changed after the quiz, by whom, for how many; nothing where nothing was. */
export function RegradeHistory({ quizId }: { quizId: string }) {
  const { t } = useTranslation('results')
  const { data = [] } = useQuery(regradeListQuery(quizId))
  const undo = useUndoRegrade(quizId)
  const what = useWhatWords()
  if (data.length === 0) return null

  const takeBack = (regradeId: string, button: HTMLElement) => {
    // The button goes away with what it undoes; its line stays.
    button.closest('li')?.focus({ preventScroll: true })
    undo.mutate(regradeId, { onSuccess: () => toast.success(t('regrading.history.takenBack')) })
  }
  return (
    <Section title={t('regrading.history.title')} sentence={t('regrading.history.sentence')}>
      <Flex component="ol" className="plain" direction="column" gap="sm">
        {data.map((one) => (
          <Flex
            key={one.id}
            component="li"
            gap="8px 16px"
            align="center"
            justify="space-between"
            tabIndex={-1}
          >
            <Words regrade={one} />
            {one.canUndo && (
              <Button
                flex="none"
                size="compact-sm"
                variant="default"
                aria-label={t('regrading.history.undoOf', { what: what(one) })}
                loading={undo.isPending && undo.variables === one.id}
                onClick={(event) => takeBack(one.id, event.currentTarget)}
              >
                {t('regrading.undo')}
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
    </Section>
  )
}

function Words({ regrade }: { regrade: Regraded }) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const what = useWhatWords()
  const clock = { timeZone: readerZone(), now: useNow() }
  const { changedCount, appliedAt, appliedBy, undoneAt } = regrade
  return (
    <Box flex={1} miw={0}>
      <Text td={undoneAt ? 'line-through' : undefined}>{what(regrade)}</Text>
      <Text c="dimmed" size="xs">
        {t('regrading.history.who', {
          who: appliedBy ?? t('regrading.preview.gone'),
          when: formatMoment(locale, appliedAt, clock),
        })}
        {' · '}
        {t('regrading.history.count', { count: changedCount })}
        {undoneAt && ` · ${t('regrading.history.undone', { when: formatMoment(locale, undoneAt, clock) })}`}
      </Text>
    </Box>
  )
}

function useWhatWords() {
  const { t } = useTranslation('results')
  return ({ kind, number, text, points }: Regraded): string => {
    if (kind === 'grade') return t('regrading.history.grade', { number, count: points ?? 0 })
    return t(`regrading.history.kinds.${kind}`, { number, answer: text })
  }
}
