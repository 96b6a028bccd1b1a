import { Box, Button, Flex, Group, Radio, Stack } from '@mantine/core'
import { ofCity } from '@probant/contract/time-zone-cities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeZoneSelect } from '#web/components/form/time-zone-select.tsx'
import { WallTimeField } from '#web/components/form/wall-time-field.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { isUtc, knownZone } from '#web/lib/day-and-time.ts'
import { offsetName } from '#web/lib/time-zones.ts'
import { useNow } from '#web/lib/use-now.ts'
import { instantOf, wallTimeOf } from '#web/lib/wall-time.ts'
import { USUAL_END } from '../document/document.ts'
import type { SettingsProps } from './settings-panel.tsx'
import { momentWords, type Window } from './settings-words.ts'

const USUAL_START = '09:00'
const DAY_MS = 86_400_000

export function StartField({ document, onChange, fieldErrors, isReadOnly, isPublished }: SettingsProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const now = useNow()
  // A draft may lie until its start is past: only a start that was set now has to be in the future.
  const [isSetNow, setIsSetNow] = useState(false)
  const { startsAt } = document
  const timeZone = knownZone(document.timeZone)

  const set = (instant: string | null) => {
    setIsSetNow(true)
    onChange({ startsAt: instant })
  }
  const tomorrow = () => {
    const day = wallTimeOf(new Date(now.getTime() + DAY_MS), timeZone).slice(0, 10)
    return instantOf(`${day}T${USUAL_START}`, timeZone)
  }
  const isPast = isSetNow && startsAt !== null && new Date(startsAt) <= now
  const error = isPast ? fieldSentence(locale, 'startInPast') : fieldErrors.startsAt
  return (
    // A question of the panel, with what belongs to it.
    <Flex component="fieldset" direction="column" gap={10} miw={0} m={0} p={0} bd={0} disabled={isReadOnly}>
      <Box component="legend" mb="xs" p={0} fw={560}>
        {t('form.settings.when.opens')}
      </Box>
      <Radio.Group
        aria-label={t('form.settings.when.opens')}
        value={startsAt === null ? 'publication' : 'time'}
        onChange={(value) => set(value === 'time' ? tomorrow() : null)}
      >
        <Stack gap={10}>
          <Radio
            value="publication"
            label={t(isPublished ? 'form.settings.when.atOnce' : 'form.settings.when.atPublication')}
          />
          <Radio value="time" label={t('form.settings.when.atTime')} />
        </Stack>
      </Radio.Group>
      {startsAt !== null && (
        <WallTimeField
          name="startsAt"
          value={startsAt}
          timeZone={timeZone}
          usualTime={USUAL_START}
          onChange={(instant) => instant && set(instant)}
          error={error}
          isReadOnly={isReadOnly}
        />
      )}
    </Flex>
  )
}

export function EndField({ document, onChange, obstacles, fieldErrors, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const now = useNow()
  const timeZone = knownZone(document.timeZone)

  const isBeforeStart = obstacles.some(({ kind }) => kind === 'endNotAfterStart')
  const error = isBeforeStart ? fieldSentence(locale, 'endNotAfterStart') : fieldErrors.endsAt
  const warning = () => {
    const obstacle = obstacles.find(({ kind }) => kind === 'overdue' || kind === 'endsTooSoon')
    if (isReadOnly || !obstacle) return undefined
    if (obstacle.kind !== 'endsTooSoon') return t('form.settings.when.overdue')
    const earliest = momentWords(obstacle.earliestEnd, { locale, timeZone, now })
    return t('form.settings.when.tooSoon', { earliest: t('form.settings.when.at', { ...earliest }) })
  }
  return (
    <Flex component="fieldset" direction="column" gap={10} miw={0} m={0} p={0} bd={0} disabled={isReadOnly}>
      <Box component="legend" mb="xs" p={0} fw={560}>
        {t('form.settings.when.closes')}
      </Box>
      <WallTimeField
        name="endsAt"
        value={document.endsAt}
        timeZone={timeZone}
        usualTime={USUAL_END}
        isClearable
        onChange={(endsAt) => onChange({ endsAt })}
        error={error}
        warning={warning()}
        isReadOnly={isReadOnly}
      />
    </Flex>
  )
}

/** By whose clocks start and end are meant; hardly anyone changes it, so it is a sentence first. */
export function ZoneField({ document, onChange, isReadOnly }: SettingsProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const now = useNow()
  const [step, setStep] = useState<'told' | 'chosen' | 'changing'>('told')
  const timeZone = knownZone(document.timeZone)

  if (step === 'changing') {
    return (
      <TimeZoneSelect
        timeZone={timeZone}
        description={t('form.settings.when.zoneHint')}
        onChoose={(chosen) => {
          onChange(inOtherZone({ ...document, timeZone }, chosen))
          setStep('chosen')
        }}
        onLeave={() => setStep('told')}
      />
    )
  }
  const { startsAt, endsAt } = document
  const offset = offsetName(startsAt ?? endsAt ?? now, timeZone)
  const later = offsetName(endsAt ?? startsAt ?? now, timeZone)
  const values = { city: ofCity(locale, timeZone), offset, later }
  return (
    <Group gap="4px 8px" mt="-xs" c="dimmed" fz="xs">
      <span>
        {isUtc(timeZone)
          ? offset
          : t(
              offset === later ? 'form.settings.when.zoneName' : 'form.settings.when.zoneNameChanging',
              values,
            )}
      </span>
      {!isReadOnly && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('form.settings.when.zoneChangeLabel')}
          autoFocus={step === 'chosen'}
          onClick={() => setStep('changing')}
        >
          {t('form.settings.when.zoneChange')}
        </Button>
      )}
    </Group>
  )
}

/** Nine o'clock stays nine o'clock: another zone is another instant. */
export function inOtherZone({ startsAt, endsAt, timeZone }: Window, chosen: string): Window {
  const moved = (instant: string | null) => instant && instantOf(wallTimeOf(instant, timeZone), chosen)
  return { startsAt: moved(startsAt), endsAt: moved(endsAt), timeZone: chosen }
}
