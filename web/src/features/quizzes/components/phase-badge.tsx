import { Badge } from '@mantine/core'
import type { QuizPhase } from '@probant/contract/quizzes/quiz'
import { IconCalendarTime, IconCheck, IconPencil, IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const LOOKS = {
  draft: { color: 'gray', icon: IconPencil },
  scheduled: { color: 'gray', icon: IconCalendarTime },
  open: { color: 'ink', icon: IconPointFilled },
  completed: { color: 'gray', icon: IconCheck },
} as const satisfies Record<QuizPhase, object>

/** Where a quiz stands in its life. Green and red are kept for right and wrong. */
export function PhaseBadge({ phase }: { phase: QuizPhase }) {
  const { t } = useTranslation('navigation')
  const { color, icon: Icon } = LOOKS[phase]
  return (
    <Badge color={color} miw="max-content" leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`phases.${phase}`)}
    </Badge>
  )
}
