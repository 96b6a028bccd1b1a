import { InputWrapper, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core'
import { LOCALES } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { COLOR_SCHEMES } from '#web/theme/color-scheme.ts'
import { useChangeLocale } from '../mutations.ts'

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
