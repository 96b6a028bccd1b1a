import { Box, Button, Flex } from '@mantine/core'
import { isWindowShort, type Obstacle } from '@probant/contract/quizzes/readiness'
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { washOf } from '#web/components/feedback/wash.ts'
import { useObstacleWords } from '#web/features/quizzes/components/obstacle-words.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { knownZone } from '#web/lib/day-and-time.ts'
import { sectionsOf } from '../document/document.ts'
import { issuesOf } from '../document/issues.ts'
import { planOf } from '../document/plan.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'
import { otherFields, type Place, placeOfField, placeOfObstacle } from './publish-checks.ts'

export interface Check {
  key: string
  sentence: string
  place: Place
  /** Not wrong, but perhaps not what was meant. */
  isAdvice?: boolean
}

/** What is wrong, line by line, each with the way to where it is mended. */
export function CheckList({ checks, onGo }: { checks: Check[]; onGo: (place: Place) => void }) {
  return (
    <Flex component="ul" className="plain" direction="column" gap="xs">
      {checks.map((check) => (
        <CheckLine key={check.key} check={check} onGo={() => onGo(check.place)} />
      ))}
    </Flex>
  )
}

function CheckLine({ check, onGo }: { check: Check; onGo: () => void }) {
  const { t } = useTranslation('quiz')
  const id = useId()
  const Icon = check.isAdvice ? IconBulb : IconAlertTriangle
  const tone = check.isAdvice ? 'warning' : 'wrong'
  return (
    <Flex component="li" gap="sm" align="center" py={10} px="sm" bdrs="md" {...washOf(tone)}>
      <Icon size={20} stroke={1.5} aria-hidden="true" color={`var(--${tone})`} />
      <Box id={id} component="span" flex={1}>
        {check.sentence}
      </Box>
      <Button flex="none" size="xs" variant="default" aria-describedby={id} onClick={onGo}>
        {t(check.isAdvice ? 'form.publish.look' : 'form.publish.mend')}
      </Button>
    </Flex>
  )
}

export interface Checked {
  draft: QuizDraftState
  obstacles: Obstacle[]
}

/** Everything that keeps it from its participants, and what its creator might want to look at once more. */
export function useChecks({ draft, obstacles }: Checked): { faults: Check[]; advice: Check[] } {
  const { document, fieldErrors } = draft
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const { blocks, timeZone } = document
  const wordsFor = useObstacleWords({ timeZone: knownZone(timeZone), sections: sectionsOf(blocks) })

  const wrong = { ...fieldErrors, ...issuesOf(document, locale) }
  const fields = otherFields(wrong, obstacles).map(([path, sentence]) => ({
    key: path,
    sentence: t('form.publish.field', { field: nameOf(path), sentence: behindColon(sentence) }),
    place: placeOfField(path, blocks),
  }))
  const faults = obstacles.map((obstacle) => ({
    key: JSON.stringify(obstacle),
    sentence: wordsFor(obstacle),
    place: placeOfObstacle(obstacle, blocks),
  }))
  const short = {
    key: 'windowShort',
    sentence: t('form.publish.windowShort'),
    place: { kind: 'field', name: 'durationMinutes' } as const,
    isAdvice: true,
  }
  return { faults: [...fields, ...faults], advice: isWindowShort(planOf(document)) ? [short] : [] }

  function nameOf(path: string): string {
    const name = FIELDS.find((field) => field === path.split('.')[0])
    return t(`form.fields.${name ?? 'other'}`)
  }
}

const FIELDS = ['title', 'startsAt', 'endsAt', 'durationMinutes', 'instructions', 'sections'] as const

/** A sentence that goes on behind a colon. */
function behindColon(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
