import { Button, Group, NativeSelect, Text } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import type { Choice } from '@probant/contract/participants/participant'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatZone, knownZone, showsSameTime } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { takeFocus } from '#web/lib/take-focus.ts'
import { useFocusAfterLeaving } from '#web/lib/use-focus-after-leaving.ts'
import { useNow } from '#web/lib/use-now.ts'
import { sendChosenTime } from '../queries.ts'
import { type OfferedDay, timesByDay } from '../times-by-day.ts'

interface TimeChoiceProps {
  lobby: Pick<Lobby, 'quizId' | 'timeZone' | 'startsAt'>
  choice: Choice
  onChosen: () => void
  /** Nothing is changed, where there is something. */
  onCancel?: () => void
}

/** Picks a day, then a time of it, by the reader's own clock. */
export default function TimeChoice({ lobby, choice, onChosen, onCancel }: TimeChoiceProps) {
  const { t } = useTranslation(['entering', 'common'])
  const locale = useLocale()
  const now = useNow()
  const timeZone = readerZone()
  const days = timesByDay(choice, locale, { timeZone, now })
  const [dayLabel, setDayLabel] = useState<string>()
  const [chosen, setChosen] = useState(choice.chosenAt ? lobby.startsAt : null)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Error>()
  useFocusAfterLeaving()
  const has = ({ times }: OfferedDay) => times.some(({ startsAt }) => startsAt === chosen)
  const day = days.find(dayLabel ? ({ label }) => label === dayLabel : has) ?? days[0]
  if (!day) return <Text mt="sm">{t('choice.none')}</Text>
  const startsAt = day.times.find((one) => one.startsAt === chosen)?.startsAt ?? day.times[0]?.startsAt ?? ''
  const isForeign = !showsSameTime(startsAt, timeZone, knownZone(lobby.timeZone))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    sendChosenTime(lobby.quizId, startsAt)
      .then(onChosen, setFailure)
      .finally(() => setIsSending(false))
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm" mt="md">
        <NativeSelect
          // Who changes it has just pressed a button that is gone.
          ref={onCancel && takeFocus}
          label={t('choice.day')}
          value={day.label}
          onChange={(event) => setDayLabel(event.currentTarget.value)}
          data={days.map(({ label }) => label)}
        />
        <NativeSelect
          label={t('choice.time')}
          value={startsAt}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={day.times.map(({ startsAt: value, label }) => ({ value, label }))}
        />
        <Button type="submit" loading={isSending}>
          {t('choice.confirm')}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        )}
      </Group>
      {isForeign && (
        <Text mt="xs" c="dimmed" size="xs">
          {t('choice.zone', { zone: formatZone(locale, startsAt, timeZone) })}
        </Text>
      )}
      <FormAlert>{failure?.message}</FormAlert>
    </form>
  )
}
