import { isWindowShort, type Obstacle } from '@probant/contract/quizzes/readiness'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { sectionsOf } from '../../document-edits.ts'
import { planOf } from '../../document-plan.ts'
import { otherFields, placeOfField, placeOfObstacle } from '../../publish-checks.ts'
import { issuesOf } from '../../save-outcome.ts'
import type { QuizDraftState } from '../../use-quiz-draft.ts'
import { useObstacleWords } from '../view/use-obstacle-words.ts'
import type { Check } from './check-list.tsx'

export interface Checked {
  draft: QuizDraftState
  obstacles: Obstacle[]
}

/** Everything that keeps it from its participants, and what its creator might want to look at once more. */
export function useChecks({ draft, obstacles }: Checked): { faults: Check[]; advice: Check[] } {
  const { document, fieldErrors } = draft
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const { blocks, timeZone } = document
  const wordsFor = useObstacleWords({ timeZone: knownZone(timeZone), sections: sectionsOf(blocks) })

  const wrong = { ...fieldErrors, ...issuesOf(document, locale) }
  const fields = otherFields(wrong, obstacles).map(([path, sentence]) => ({
    key: path,
    sentence: t('publish.field', { field: nameOf(path), sentence }),
    place: placeOfField(path, blocks),
  }))
  const faults = obstacles.map((obstacle) => ({
    key: JSON.stringify(obstacle),
    sentence: wordsFor(obstacle),
    place: placeOfObstacle(obstacle, blocks),
  }))
  const short = {
    key: 'windowShort',
    sentence: t('publish.windowShort'),
    place: { kind: 'field', name: 'durationMinutes' } as const,
    isAdvice: true,
  }
  return { faults: [...fields, ...faults], advice: isWindowShort(planOf(document)) ? [short] : [] }

  function nameOf(path: string): string {
    const name = FIELDS.find((field) => field === path.split('.')[0])
    return t(`fields.${name ?? 'other'}`)
  }
}

const FIELDS = ['title', 'startsAt', 'endsAt', 'durationMinutes', 'instructions', 'sections'] as const
