import { createApiKey } from '@probant/contract/api-keys/keys'
import { API_SCOPES, type ApiScope } from '@probant/contract/api-keys/scopes'
import { type Browser, PASSWORD } from './browser.ts'
import { inWorkspace } from './questions.ts'
import type { testApp } from './test-app.ts'

/** Programs, each with a key of somebody's. */
export function programsOf(test: ReturnType<typeof testApp>) {
  return {
    /** It speaks HTTP as a browser does, with no cookie, and with the key for its bearer. */
    async aProgram(maker: Browser, { scopes = [...API_SCOPES], workspace, days }: KeyOptions = {}) {
      const body = { name: 'Timetable', scopes, days, currentPassword: PASSWORD }
      const { body: made } = await maker.call(createApiKey, { body }, inWorkspace(workspace))
      return Object.assign(test.browser(), { accessToken: made.token, keyId: made.key.id })
    },
  }
}

interface KeyOptions {
  scopes?: ApiScope[]
  workspace?: string
  days?: 30 | 90 | 180 | 365 | null
}
