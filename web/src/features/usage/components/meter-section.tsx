import type { LimitKind } from '@probant/contract/plans'
import type { Meter } from '@probant/contract/usage'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { UsageMeter } from './usage-meter.tsx'

interface MeterSectionProps {
  title: string
  sentence: ReactNode
  meters: Meter[]
  kinds: readonly LimitKind[]
}

/** The meters of one way of counting. */
export function MeterSection({ title, sentence, meters, kinds }: MeterSectionProps) {
  const { t } = useTranslation('usage')
  return (
    <Section title={title} sentence={sentence}>
      {kinds.map((kind) => {
        const meter = meters.find((candidate) => candidate.kind === kind)
        return meter && <UsageMeter key={kind} label={t(`kinds.${kind}`)} fill={meter} />
      })}
    </Section>
  )
}
