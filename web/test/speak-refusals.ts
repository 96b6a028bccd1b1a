import { en } from '@probant/contract/sentences/en'
import { i18n } from '#web/i18n/i18n.ts'

/** What a page has loaded by the time that something can be refused: the contract's own sentences. */
export async function speakRefusals(): Promise<void> {
  if (!i18n.isInitialized) await i18n.init({ lng: 'en' })
  i18n.addResourceBundle('en', 'refusals', en)
}
