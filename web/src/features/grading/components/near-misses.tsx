import { Box, Button, Flex, Text } from '@mantine/core'
import type { NearMiss } from '@probant/contract/grading/regrading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { toast } from '#web/lib/toast.ts'
import { useApplyRegrade, useUndoRegrade } from '../mutations.ts'
import { nearMissesQuery } from '../queries.ts'

/** What is one letter away from right, to be accepted with one press; nothing where there is none. */
export function NearMisses({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('results')
  const { data = [] } = useQuery(nearMissesQuery(quiz.id))
  const apply = useApplyRegrade(quiz.id)
  const undo = useUndoRegrade(quiz.id)
  const { list, willLose, keepsAll } = useFocusOnNext(data)
  if (data.length === 0) return null

  const accept = ({ questionId, text }: NearMiss, index: number) => {
    willLose(index)
    apply.mutate(
      { kind: 'accept', questionId, text },
      {
        onSuccess: ({ regrade: { id, changedCount } }) => {
          const action = { label: t('regrading.undo'), onClick: () => undo.mutate(id) }
          toast.success(t('regrading.applied', { count: changedCount }), { action, duration: 10_000 })
        },
        onError: keepsAll,
      },
    )
  }
  return (
    <Section title={t('regrading.near.title')} sentence={t('regrading.near.sentence')}>
      <Box component="ul" ref={list} className="plain" display="grid" style={{ gap: 12 }}>
        {data.map((miss, index) => (
          <Flex
            key={`${miss.questionId} ${miss.text}`}
            component="li"
            gap="8px 16px"
            align="center"
            justify="space-between"
          >
            <Box flex={1} miw={0}>
              <Text>
                <Tagged
                  sentence={(given) => t('regrading.near.what', given)}
                  values={{ ...miss }}
                  parts={{ own: (words) => <span lang={quiz.language}>{words}</span> }}
                />
              </Text>
              <Text c="dimmed" size="xs">
                {t('regrading.near.who', miss)}
              </Text>
            </Box>
            <Button
              flex="none"
              size="compact-sm"
              variant="default"
              aria-label={t('regrading.near.acceptOf', miss)}
              loading={apply.isPending && isSame(apply.variables, miss)}
              disabled={apply.isPending}
              onClick={() => accept(miss, index)}
            >
              {t('regrading.near.accept')}
            </Button>
          </Flex>
        ))}
      </Box>
    </Section>
  )
}

function isSame(asked: { questionId: string; text?: string }, miss: NearMiss): boolean {
  return asked.questionId === miss.questionId && asked.text === miss.text
}

/** The button that was pressed goes with its line: one goes on with the next, or at the top of the page after the last. */
function useFocusOnNext(misses: readonly NearMiss[]) {
  const list = useRef<HTMLUListElement>(null)
  const [pressed, setPressed] = useState<{ place: number; count: number }>()
  useEffect(() => {
    if (!pressed || misses.length >= pressed.count) return
    setPressed(undefined)
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[Math.min(pressed.place, buttons.length - 1)]
    ;(next ?? document.getElementById('main'))?.focus({ preventScroll: next === undefined })
  }, [pressed, misses])
  return {
    list,
    willLose: (index: number) => setPressed({ place: index, count: misses.length }),
    keepsAll: () => setPressed(undefined),
  }
}
