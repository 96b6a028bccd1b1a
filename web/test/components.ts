import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { i18n, startI18n } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { clearTimers, countTimers } from './timers.ts'

// Mantine looks for it; this page draws no letters.
Object.assign(document, { fonts: new EventTarget() })

countTimers()
afterAll(clearTimers)

/** Set-up of the component tests: each begins in English, on an empty page that has asked for nothing yet. */
await startI18n('refusals')
beforeEach(async () => void (await i18n.changeLanguage('en')))
afterEach(() => {
  cleanup()
  queryClient.clear()
})
