import { LTI_LAUNCH } from '@probant/contract/lti/launch'
import { z } from 'zod'
import type { Db } from '#server/database/client.ts'
import { ensure } from '#server/platform/errors.ts'
import { learningPlatformRepository } from '../platforms/repository.ts'
import type { States } from './state.ts'

interface Dependencies {
  db: Db
  origin: () => string
  states: States
}

/** What a platform says before it says who comes: somebody wants to come in. */
export type LoginParameters = Record<string, string>

/** The first step of a launch (OpenID Connect, initiated by the platform): sends the browser back there to say who it is. */
export function createLaunchLogin({ db, origin, states }: Dependencies) {
  return {
    async begin(workspaceId: string, parameters: LoginParameters) {
      const { iss, login_hint, client_id, lti_message_hint } = parameters
      ensure(iss && login_hint, 'launchIncomplete')
      const platform = await find(workspaceId, iss, client_id)
      ensure(platform, 'launchUnregistered', { issuer: iss, client: client_id ?? '–' })

      const { state, nonce, browser } = states.begin(platform.id)
      const address = new URL(platform.authorizationUrl)
      const asked = {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: platform.clientId,
        redirect_uri: `${origin()}${LTI_LAUNCH}`,
        login_hint,
        ...(lti_message_hint && { lti_message_hint }),
        state,
        nonce,
      }
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
      return { url: address.href, browser }
    },
  }

  /** Who doesn't say which client they mean is understood where there is only one. */
  async function find(workspaceId: string, iss: string, clientId: string | undefined) {
    if (!z.uuid().safeParse(workspaceId).success) return undefined
    const found = await learningPlatformRepository(db).listOfIssuer(workspaceId, iss.replace(/\/+$/, ''))
    if (clientId) return found.find((platform) => platform.clientId === clientId)
    return found.length === 1 ? found[0] : undefined
  }
}

export type LaunchLogin = ReturnType<typeof createLaunchLogin>
