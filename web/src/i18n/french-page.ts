import { i18n } from './i18n.ts'
import { initialLocale } from './locale.ts'

/** For a page that is in French whatever its visitor usually reads. */
export async function enterFrenchPage(): Promise<void> {
  await i18n.changeLanguage('fr')
}

/** Back to what was chosen once; whoever never chose came in by a French door, and goes on in French. */
export async function leaveFrenchPage(): Promise<void> {
  await i18n.changeLanguage(initialLocale('fr'))
}
