import { LanguageSwitch } from '#web/components/navigation/language-switch.tsx'
import { useChangeLocale } from '../mutations.ts'

/** The language of the pages, and of the account of whoever has one. */
export function LanguageButton() {
  const changeLocale = useChangeLocale()
  return <LanguageSwitch onChoose={(locale) => changeLocale.mutate(locale)} />
}
