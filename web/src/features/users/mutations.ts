import type { Locale } from '@probant/contract/locales'
import { updateUser } from '@probant/contract/users'
import { useMutation } from '@tanstack/react-query'
import { chooseLocale } from '#web/i18n/i18n.ts'
import { request } from '#web/lib/api-client.ts'
import { adoptUser, sessionState } from '#web/lib/session.ts'

/** Speaks the other language at once, and has mails follow where someone is signed in. */
export function useChangeLocale() {
  return useMutation({
    mutationFn: async (locale: Locale) => {
      await chooseLocale(locale)
      if (sessionState().status !== 'signedIn') return
      adoptUser(await request(updateUser, { body: { locale } }))
    },
  })
}
