import type { ResponseOf } from '@probant/contract/endpoint'
import type { enterByLaunch } from '@probant/contract/lti/launch'
import type { Db } from '#server/database/client.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import { hashOf, newToken } from '#server/platform/security/opaque-token.ts'
import { type LearningPlatformRow, learningPlatformRepository } from '../platforms/repository.ts'
import { messageOf } from './message.ts'
import { launchRepository } from './repository.ts'
import { LAUNCH_MS, type States } from './state.ts'
import type { TokenCheck } from './token.ts'

interface Dependencies {
  db: Db
  now: Now
  states: States
  tokens: TokenCheck
}

/** Somebody comes from their course, with what the platform says of them. */
export function createLaunches({ db, now, states, tokens }: Dependencies) {
  return {
    /** What the platform has posted, checked and kept for a few minutes under the pass that is given back. */
    async receive({ state = '', id_token = '', error }: Record<string, string>): Promise<string> {
      const begun = states.read(state)
      const platform = await learningPlatformRepository(db).find(begun.platformId)
      ensure(platform, 'launchUnregistered', { issuer: '–', client: '–' })
      ensure(!error, 'launchRefusedThere', { platform: platform.name })
      const message = messageOf(await tokens.read(id_token, { platform, nonce: begun.nonce }))
      await ensureDeployed(platform, message.deploymentId)

      const { token: pass, hash: passHash } = newToken('launch')
      const isNew = await launchRepository(db).add({
        learningPlatformId: platform.id,
        nonceHash: hashOf(begun.nonce),
        passHash,
        browserHash: begun.browserHash,
        message,
        expiresAt: later(now(), LAUNCH_MS),
      })
      ensure(isNew, 'launchRepeated')
      await noteLaunch(platform)
      return pass
    },

    /** In the browser that it began in: a pass that somebody was sent is no good. */
    async enter(pass: string, keptBy: (browserHash: string) => string | undefined): Promise<Entered> {
      const launch = await launchRepository(db).find(hashOf(pass))
      ensure(launch && launch.expiresAt > now(), 'launchExpired')
      const { message, browserHash } = launch
      ensure(hashOf(keptBy(browserHash) ?? '') === browserHash, 'launchElsewhere')

      const { isTeacher, course, activity } = message
      return { kind: 'unlinked', isTeacher, course: course.title, activity: activity.title }
    },

    forgetOld: () => launchRepository(db).deleteExpired(now()),
  }

  /** It is signed, so it is theirs: whoever manages the connection sees which one it was, and may add it. */
  async function ensureDeployed(platform: LearningPlatformRow, deploymentId: string): Promise<void> {
    const { id, name, deploymentIds, unknownDeploymentId } = platform
    const isKnown = deploymentIds.includes(deploymentId)
    if (!isKnown && unknownDeploymentId !== deploymentId)
      await learningPlatformRepository(db).update(id, { unknownDeploymentId: deploymentId })
    ensure(isKnown, 'launchNotDeployed', { platform: name, deployment: deploymentId })
  }

  /** To the minute: a class comes at once. */
  async function noteLaunch({ id, lastLaunchAt }: LearningPlatformRow): Promise<void> {
    const at = now()
    if (lastLaunchAt && lastLaunchAt > later(at, -MINUTE)) return
    await learningPlatformRepository(db).update(id, { lastLaunchAt: at })
  }
}

export type Launches = ReturnType<typeof createLaunches>

type Entered = ResponseOf<typeof enterByLaunch>
