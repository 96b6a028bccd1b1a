import { Button } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'

/** Two languages need no list: the button names the other one, in its own words. */
export function LanguageSwitch({ onChoose }: { onChoose: (locale: Locale) => void }) {
  const { t } = useTranslation()
  const other = useLocale() === 'en' ? 'fr' : 'en'
  return (
    <Button
      variant="subtle"
      color="gray"
      lang={other}
      flex="none"
      leftSection={<IconLanguage size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => onChoose(other)}
    >
      {t(`language.${other}`)}
    </Button>
  )
}
