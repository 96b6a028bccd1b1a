import { Flex } from '@mantine/core'
import type { Hint } from '@probant/contract/results/report'
import { IconAlertTriangle, IconPencilQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** As a teacher's pencil notes in the margin; what may be a mistake stands out. */
export function HintMarks({ hints }: { hints: readonly Hint[] }) {
  const { t } = useTranslation('results')
  if (hints.length === 0) return null
  return (
    <Flex component="ul" className="plain" gap="4px 12px" wrap="wrap" mt={4} mb={0}>
      {hints.map((hint) => {
        const Icon = isGrave(hint) ? IconAlertTriangle : IconPencilQuestion
        return (
          <Flex
            key={hint}
            component="li"
            gap={4}
            align="center"
            display="inline-flex"
            fz="xs"
            c={isGrave(hint) ? 'var(--warning)' : 'dimmed'}
            fw={isGrave(hint) ? 560 : undefined}
          >
            <Icon size={14} stroke={1.75} aria-hidden="true" />
            {t(`hints.${hint}.mark`)}
          </Flex>
        )
      })}
    </Flex>
  )
}

function isGrave(hint: Hint): boolean {
  return hint === 'keyMayBeWrong' || hint === 'againstTheRest'
}
