import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/client.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { UserService } from '#server/modules/users/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { PasswordHashing } from '#server/platform/security/password-hashing.ts'
import type { DemoBrand } from './brand.ts'
import type { DemoGrades } from './grades.ts'
import type { DemoGroups } from './groups.ts'
import type { DemoLive } from './live.ts'
import type { DemoOrganization } from './organization.ts'
import type { DemoParticipants } from './participants.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts'
import type { DemoQuizzes } from './quizzes/seeding.ts'
import type { DemoSubmissions } from './submissions/seeding.ts'

interface Dependencies {
  /** Only people at this machine can reach it. */
  isLocal: boolean
  db: Db
  now: Now
  passwords: PasswordHashing
  users: UserService
  site: SiteService
  organization: DemoOrganization
  brand: DemoBrand
  groups: DemoGroups
  quizzes: DemoQuizzes
  participants: DemoParticipants
  submissions: DemoSubmissions
  grades: DemoGrades
  live: DemoLive
}

/** Fills an installation with believable people and content, for trying it out. */
export function createDemoService({
  isLocal,
  db,
  now,
  passwords,
  users,
  site,
  organization,
  brand,
  groups,
  quizzes,
  participants,
  submissions,
  grades,
  live,
}: Dependencies) {
  return {
    /** Adds whoever is missing; run twice, it changes nothing. Gives back the logins. */
    seed,

    /** The logins where it has just been filled, none where there was something before. */
    async seedIfEmpty(): Promise<DemoLogin[]> {
      return (await users.isEmpty(db)) ? seed() : []
    },
  }

  async function seed(): Promise<DemoLogin[]> {
    // Where strangers can come, a published password would be an open door.
    const password = isLocal ? DEMO_PASSWORD : `Demo-1-${randomBytes(9).toString('base64url')}`
    const passwordHash = await passwords.hash(password)
    const added: DemoLogin[] = []
    await db.transaction(async (tx) => {
      await site.lock(tx)
      for (const { email, username, interest, locale, isAdmin = false } of DEMO_PEOPLE) {
        if (await users.findByEmail(tx, email)) continue
        await users.create(tx, {
          email,
          username,
          interest,
          locale,
          passwordHash,
          isAdmin,
          emailVerifiedAt: now(),
        })
        added.push({ email, username, password })
      }
    })
    if (added.length === DEMO_PEOPLE.length) await seedContent()
    return isLocal ? DEMO_PEOPLE.map(({ email, username }) => ({ email, username, password })) : added
  }

  async function seedContent(): Promise<void> {
    const { owner, organizationId } = await organization.seed()
    await brand.seed(owner, organizationId)
    await groups.seed(owner, organizationId)
    const made = await quizzes.seed(owner, organizationId)
    await participants.seed(owner, made)
    await submissions.seed(made)
    await grades.seed(owner, made)
    await live.seed(owner, made)
    await quizzes.complete()
  }
}

export interface DemoLogin {
  email: string
  username: string
  password: string
}

/** As a person reads them at the console. */
export function loginLines(logins: readonly DemoLogin[]): string[] {
  return logins.map(({ email, username, password }) => `  ${email.padEnd(28)} ${password}   ${username}`)
}
