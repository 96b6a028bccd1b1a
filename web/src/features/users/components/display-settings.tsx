import {
  Button,
  Group,
  InputWrapper,
  SegmentedControl,
  Stack,
  Text,
  useMantineColorScheme,
} from '@mantine/core'
import { LOCALES } from '@probant/contract/locales'
import { ofCity } from '@probant/contract/time-zone-cities'
import type { User } from '@probant/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeZoneSelect } from '#web/components/form/time-zone-select.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatTime, isUtc, knownZone, showsSameTime } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { offsetName } from '#web/lib/time-zones.ts'
import { toast } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { COLOR_SCHEMES } from '#web/theme/color-scheme.ts'
import { useChangeLocale, useUpdateUser } from '../mutations.ts'

export function DisplaySettings() {
  const { t } = useTranslation()
  const locale = useLocale()
  const changeLocale = useChangeLocale()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Stack>
      <InputWrapper label={t('language.label')} labelElement="div">
        <div>
          <SegmentedControl
            aria-label={t('language.label')}
            value={locale}
            onChange={(value) => changeLocale.mutate(value)}
            data={LOCALES.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </div>
      </InputWrapper>
      <InputWrapper label={t('colorScheme.label')} labelElement="div">
        <div>
          <SegmentedControl
            aria-label={t('colorScheme.label')}
            value={colorScheme}
            onChange={setColorScheme}
            data={COLOR_SCHEMES.map((value) => ({ value, label: t(`colorScheme.${value}`) }))}
          />
        </div>
      </InputWrapper>
    </Stack>
  )
}

/** Pages tell the time by the browser's clock, mails by the account's: where they differ, one press makes them agree. */
export function TimeZoneSettings({ user }: { user: User }) {
  const { t } = useTranslation('account')
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
      <Text mb="sm">
        {t(isUtc(timeZone) ? 'timeZone.currentUtc' : 'timeZone.current', {
          city,
          offset: offsetName(now, timeZone),
          time: formatTime(locale, now, timeZone),
        })}
      </Text>
      <Group>
        <Button variant="default" onClick={() => setIsChanging(true)}>
          {t('timeZone.change')}
        </Button>
        {!showsSameTime(now, timeZone, here) && (
          <Button variant="default" loading={update.isPending} onClick={() => choose(here)}>
            {t(isUtc(here) ? 'timeZone.useHereUtc' : 'timeZone.useHere', { city: ofCity(locale, here) })}
          </Button>
        )}
      </Group>
    </>
  )
}
