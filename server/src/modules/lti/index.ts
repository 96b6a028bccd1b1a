import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createSealing } from '#server/platform/security/sealing.ts'
import { createWorkspaceKeys } from './keys/workspace-keys.ts'
import { launchCookie } from './launch/browser-cookie.ts'
import { createLaunchLogin } from './launch/login.ts'
import { createPlatformKeys } from './launch/platform-keys.ts'
import { createLaunches } from './launch/service.ts'
import { createStates } from './launch/state.ts'
import { createTokenCheck } from './launch/token.ts'
import { type ChangedPlatform, createPlatformService } from './platforms/service.ts'

export type { ChangedPlatform } from './platforms/service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
}

/** Learning platforms whose courses open quizzes: LTI 1.3, with us as the tool. */
export function createLti(
  { db, now, secret, origin, outbound, isSecure }: Platform,
  { workspaces, usage }: Dependencies,
) {
  const changed = createAnnouncement<ChangedPlatform>()
  const keys = createWorkspaceKeys({ db, now, sealing: createSealing(secret, 'lti key') })
  const states = createStates({ now, sealing: createSealing(secret, 'lti state') })
  const tokens = createTokenCheck({ now, keysAt: createPlatformKeys({ now, outbound }) })

  return {
    changed,
    keys,
    platforms: createPlatformService({ db, now, origin, outbound, workspaces, usage, keys, changed }),
    login: createLaunchLogin({ db, origin, states }),
    launches: createLaunches({ db, now, states, tokens }),
    launchCookie: launchCookie({ isSecure }),
  }
}

export type Lti = ReturnType<typeof createLti>
