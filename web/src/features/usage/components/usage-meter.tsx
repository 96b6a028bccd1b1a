import { Box, Flex, Group, Skeleton, Stack } from '@mantine/core'
import { ERRORS } from '@probant/contract/errors'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '#web/components/drawing/share-bar.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { type Fill, fillPercent, fillState, isMet, useFillWords } from '../fill.ts'

interface UsageMeterProps {
  label: string
  fill: Fill
  /** What can be done once nothing is left. */
  wayOut?: ReactNode
}

/** How full one limit is: in words, and as a bar where there is a limit. */
export function UsageMeter({ label, fill, wayOut }: UsageMeterProps) {
  const labelId = useId()
  const words = useFillWords()(fill)
  const state = fillState(fill)
  const hasBar = !['unlimited', 'none', 'withheld'].includes(state)
  return (
    <div>
      <Group gap="2px 12px" align="baseline">
        <Box id={labelId} component="span" fw={560}>
          {label}
        </Box>
        {/* At the end of the line in any case: below a long label too. */}
        <Flex
          component="span"
          className="tabular"
          gap="sm"
          align="baseline"
          display="inline-flex"
          ms="auto"
          c="dimmed"
        >
          <FillMark fill={fill} />
          {words}
        </Flex>
      </Group>
      {hasBar && (
        // Browsers draw a <meter> each in their own way
        <Box
          mt="xs"
          bd="1px solid var(--line-control)"
          bdrs="sm"
          style={{ overflow: 'hidden', '--bar': TONES[state] }}
          role="meter"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={fill.limit}
          aria-valuenow={Math.min(fill.used, fill.limit)}
          aria-valuetext={words}
        >
          <ShareBar percent={fillPercent(fill)} />
        </Box>
      )}
      {wayOut && isMet(fill) && <Box mt="xs">{wayOut}</Box>}
    </div>
  )
}

/** Of limits that call for attention. */
const TONES: Partial<Record<ReturnType<typeof fillState>, string>> = {
  near: 'var(--warning)',
  full: 'var(--wrong)',
}
const ICONS = { near: IconAlertTriangle, full: IconBan }

/** A limit that is nearly or wholly used up, by word and icon; nothing for the others. */
export function FillMark({ fill }: { fill: Fill }) {
  const { t } = useTranslation('dashboard')
  const state = fillState(fill)
  if (state !== 'near' && state !== 'full') return null
  const Icon = ICONS[state]
  return (
    // Its words stand on the line of the figure beside them, whatever the sign's height.
    <Flex
      component="span"
      className="nowrap"
      gap={4}
      align="baseline"
      display="inline-flex"
      fz="xs"
      fw={560}
      c={TONES[state]}
    >
      <Icon size={16} stroke={1.5} aria-hidden="true" style={{ alignSelf: 'center' }} />
      {t(`usage.states.${state}`)}
    </Flex>
  )
}

/** Without a plan there are no limits to show; trying again would change nothing. */
export function hasNoPlan(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.workspacePlanNotFound.code
}

export function NoPlan() {
  const { t } = useTranslation('dashboard')
  return (
    <EmptyState
      picture={<BlankSheetPicture />}
      title={t('usage.noPlan.title')}
      sentence={t('usage.noPlan.sentence')}
    />
  )
}

/** The shape of meters that are on their way. */
export function UsageSkeleton({ meters }: { meters: number }) {
  const { t } = useTranslation()
  return (
    <Stack gap={24} role="status" aria-label={t('loading')}>
      {Array.from({ length: meters }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index}>
          <Skeleton height={16} width="60%" />
          <Skeleton height={10} mt={10} />
        </div>
      ))}
    </Stack>
  )
}
