import { Box, Button, Checkbox, Group } from '@mantine/core'
import { COMPARED_MAX, COMPARED_MIN } from '@probant/contract/results/comparison'
import type { Result } from '@probant/contract/results/list'
import { IconColumns } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useResultPerson } from '../use-result-person.ts'

export type Choosing = ReturnType<typeof useCompared>

/** Which submissions are to be compared: they stay chosen from page to page, and whatever is searched for. */
export function useCompared() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return {
    chosen,
    toggle: (id: string) =>
      setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    clear: () => setChosen([]),
  }
}

export function CompareBox({ result, choosing }: { result: Result; choosing: Choosing }) {
  const { t } = useTranslation('results')
  const person = useResultPerson()
  const { chosen, toggle } = choosing
  const isChosen = chosen.includes(result.submissionId)
  return (
    <Checkbox
      aria-label={t('comparison.selectOne', { person: person(result) })}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= COMPARED_MAX}
      onChange={() => toggle(result.submissionId)}
    />
  )
}

/** How many are chosen, and the way to the page that has them side by side. */
export function CompareBar({ quizId, choosing }: { quizId: string; choosing: Choosing }) {
  const { t } = useTranslation('results')
  const { chosen, clear } = choosing
  const count = chosen.length
  return (
    <Group gap="8px 16px" mih={36} mb="sm">
      <Box role="status" component="span" className="tabular" c={count === 0 ? 'dimmed' : undefined}>
        {count === 0 ? t('comparison.hint') : t('comparison.chosen', { count, max: COMPARED_MAX })}
      </Box>
      {count >= COMPARED_MIN && (
        <ButtonLink
          size="sm"
          to="/dashboard/view/$quizId/results/compare"
          params={{ quizId }}
          search={{ people: chosen.join(',') }}
          leftSection={<IconColumns size={16} stroke={1.5} aria-hidden="true" />}
        >
          {t('comparison.open')}
        </ButtonLink>
      )}
      {count > 0 && (
        <Button variant="subtle" size="sm" onClick={clear}>
          {t('comparison.clear')}
        </Button>
      )}
    </Group>
  )
}
