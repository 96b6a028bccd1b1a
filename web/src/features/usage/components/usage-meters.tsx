import { Skeleton, Stack } from '@mantine/core'
import { UNLIMITED } from '@probant/contract/limits'
import type { LimitKind } from '@probant/contract/plans'
import type { Meter, Usage } from '@probant/contract/usage'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { periodDays } from '../period.ts'
import { UsageMeter, UsageSkeleton } from './usage-meter.tsx'

const PER_PERIOD: LimitKind[] = ['questions', 'manualQuestions', 'quizzes']
const AS_IT_STANDS: LimitKind[] = ['groups']
const PER_ITEM: LimitKind[] = ['participants', 'groupSize']

/** For a limit of the plan, or one’s own within it. */
type WayOut = (limit: { limit: LimitKind; of: 'plan' | 'member' }) => ReactNode

interface UsageMetersProps {
  usage: Usage | undefined
  wayOut: WayOut
}

/** Every limit of the workspace, sorted by how it is counted, then the person's own share; in the same places while it comes. */
export function UsageMeters({ usage, wayOut }: UsageMetersProps) {
  const { t } = useTranslation('dashboard')
  const meters = usage?.meters
  const own = usage?.own
  return (
    <>
      <MeterSection
        title={t('usage.period.title')}
        sentence={usage ? <PeriodWords period={usage.period} /> : <Skeleton height={38} />}
        meters={meters}
        kinds={PER_PERIOD}
        wayOut={wayOut}
      />
      <MeterSection
        title={t('usage.standing.title')}
        sentence={t('usage.standing.sentence')}
        meters={meters}
        kinds={AS_IT_STANDS}
        wayOut={wayOut}
      />
      <MeterSection
        title={t('usage.largest.title')}
        sentence={t('usage.largest.sentence')}
        meters={meters}
        kinds={PER_ITEM}
        wayOut={wayOut}
      />
      {own?.some(({ limit }) => limit !== UNLIMITED) && (
        <Section title={t('usage.own.title')} sentence={t('usage.own.sentence')}>
          <Stack gap={20}>
            {own.map((share) => (
              <UsageMeter
                key={share.kind}
                label={t(`usage.ownKinds.${share.kind}`)}
                fill={{ ...share, isShare: true }}
                wayOut={wayOut({ limit: share.kind, of: 'member' })}
              />
            ))}
          </Stack>
        </Section>
      )}
    </>
  )
}

function PeriodWords({ period }: { period: Usage['period'] }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const { first, last, isCalendarMonth } = periodDays(period)
  const dates = t('usage.period.dates', { from: formatDate(locale, first), to: formatDate(locale, last) })
  return isCalendarMonth ? `${dates} ${t('usage.period.calendar')}` : dates
}

interface MeterSectionProps {
  title: string
  sentence: ReactNode
  /** Not known yet. */
  meters: Meter[] | undefined
  kinds: readonly LimitKind[]
  wayOut: WayOut
}

/** The meters of one way of counting. */
function MeterSection({ title, sentence, meters, kinds, wayOut }: MeterSectionProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Section title={title} sentence={sentence}>
      {!meters && <UsageSkeleton meters={kinds.length} />}
      <Stack gap={20}>
        {kinds.map((kind) => {
          const meter = meters?.find((candidate) => candidate.kind === kind)
          if (!meter) return null
          return (
            <UsageMeter
              key={kind}
              label={t(`usage.kinds.${kind}`)}
              fill={meter}
              wayOut={wayOut({ limit: kind, of: 'plan' })}
            />
          )
        })}
      </Stack>
    </Section>
  )
}
