import { Button, Group } from '@mantine/core'
import { ofCity } from '@probant/contract/time-zone-cities'
import type { User } from '@probant/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { TimeZoneSelect } from '#web/components/form/time-zone-select.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatTime, knownZone, readerZone, showsSameTime } from '#web/lib/day-and-time.ts'
import { offsetName } from '#web/lib/time-zones.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useUpdateUser } from '../mutations.ts'

/** Pages tell the time by the browser's clock, mails by the account's: where they differ, one press makes them agree. */
export function TimeZoneSettings({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const locale = useLocale()
  const now = useNow()
  const update = useUpdateUser({ failed: 'operationFailed' })
  const [isChanging, setIsChanging] = useState(false)
  const timeZone = knownZone(user.timeZone ?? readerZone())
  const here = readerZone()

  const choose = (chosen: string) => {
    setIsChanging(false)
    update.mutate(
      { timeZone: chosen },
      {
        onSuccess: () => toast.success(t('timeZone.saved')),
      },
    )
  }

  if (isChanging) {
    return (
      <TimeZoneSelect
        timeZone={timeZone}
        description={t('timeZone.hint')}
        onChoose={choose}
        onLeave={() => setIsChanging(false)}
      />
    )
  }
  const city = ofCity(locale, timeZone)
  return (
    <>
      <p>
        {t('timeZone.current', {
          city,
          offset: offsetName(now, timeZone),
          time: formatTime(locale, now, timeZone),
        })}
      </p>
      <Group>
        <Button variant="default" onClick={() => setIsChanging(true)}>
          {t('timeZone.change')}
        </Button>
        {!showsSameTime(now, timeZone, here) && (
          <Button variant="default" loading={update.isPending} onClick={() => choose(here)}>
            {t('timeZone.useHere', { city: ofCity(locale, here) })}
          </Button>
        )}
      </Group>
    </>
  )
}
