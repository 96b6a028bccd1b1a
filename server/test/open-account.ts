import { signUp } from '@probant/contract/auth'
import { localeOf } from '@probant/contract/locales'
import type { Services } from '#server/services.ts'
import { aPerson, type Browser, type Person } from './browser.ts'

/**
 * Signs a browser up without the form. What guards that, a proof of work and many counts of attempts, is two thirds of
 * the work of a sign-up, and most tests begin with several; those of signing up itself use `browser.signUp`.
 */
export async function openAccount(
  { auth, platform }: Services,
  browser: Browser,
  { language, address, ...given }: Partial<Person> & { language: string; address: string },
) {
  const { password, ...person } = { ...aPerson(), ...given }
  // As the form would have it, in small letters say.
  const form = signUp.schema.body.parse({ ...person, password, confirmPassword: password, botToken: 'none' })
  const passwordHash = await platform.passwords.hash(password)
  const caller = { address, userAgent: 'lightMyRequest', locale: localeOf(language) }
  const {
    signedIn,
    refreshToken,
    browserToken = '',
  } = await auth.openAccount({ ...form, passwordHash }, caller)

  browser.jar.set('probant_session', refreshToken)
  browser.jar.set('probant_browser', browserToken)
  browser.accessToken = signedIn.accessToken
  return signUp.schema.response[201].parse(JSON.parse(JSON.stringify(signedIn))).user
}
