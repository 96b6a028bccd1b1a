import type { AccountExport } from '@probant/contract/account-export'
import type { Db } from '#server/database/client.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { type Actor, provedAddress } from '#server/platform/http/actor.ts'
import { userRepository } from '../repository.ts'
import type { UserService } from '../service.ts'
import { createCreationExport } from './creations/service.ts'
import { type InParts, jsonOf } from './in-parts.ts'
import { presentApiKey, presentInvitation, presentParticipation, presentSubscription } from './present.ts'
import { keptRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: WorkspaceService
  users: UserService
  sessions: SessionService
}

/** Taking one's data along: all that is kept about oneself. */
export function createAccountExport({ db, now, workspaces, users, sessions }: Dependencies) {
  const work = createCreationExport({ db })

  return {
    /** As JSON, piece by piece. What may be refused is looked at before the first. */
    async exportAccount(actor: Actor): Promise<AsyncIterable<string>> {
      return jsonOf({
        ...(await about(actor)),
        ...(await work.of(actor.userId)),
      } satisfies InParts<AccountExport>)
    },
  }

  async function about(actor: Actor) {
    const { userId } = actor
    const row = await userRepository(db).find(userId)
    return {
      exportedAt: now().toISOString(),
      account: { ...(await users.get(userId)), createdAt: (row?.createdAt ?? now()).toISOString() },
      sessions: (await sessions.list(actor)).map(({ isCurrent: _, ...session }) => session),
      organizations: (await workspaces.organizationsOf(db, userId)).map(({ ref: _, joinedAt, ...rest }) => ({
        ...rest,
        joinedAt: joinedAt.toISOString(),
      })),
      ...(await kept(actor)),
    }
  }

  async function kept(actor: Actor) {
    const { userId, email, isEmailVerified, locale } = actor
    const rows = keptRepository(db)
    // Whoever merely registered the address hears nothing of what was sent there.
    const received = isEmailVerified ? await rows.listInvitationsTo(email) : []
    const [authenticator] = await rows.listAuthenticators(userId)
    const participations = await rows.listParticipations(provedAddress(actor))
    const begun = participations.flatMap(({ submissionId }) => submissionId ?? [])
    const answers = Map.groupBy(await rows.listAnswers(begun), ({ submissionId }) => submissionId)
    const incidents = Map.groupBy(await rows.listIncidents(begun), ({ submissionId }) => submissionId)
    const messages = Map.groupBy(await rows.listMessages(begun), ({ submissionId }) => submissionId)
    return {
      identities: (await rows.listIdentities(userId)).map(({ provider, email, createdAt }) => ({
        provider,
        email,
        linkedAt: createdAt.toISOString(),
      })),
      apiKeys: (await rows.listApiKeys(userId)).map(presentApiKey),
      secondFactor: {
        authenticatorSince: authenticator?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: (await rows.listRecoveryCodes(userId)).length,
      },
      subscriptions: (await rows.listSubscriptions(userId)).map((row) => presentSubscription(row, locale)),
      usage: (await rows.listUsage(userId)).map(({ periodStartsAt, ...rest }) => ({
        ...rest,
        periodStartsAt: periodStartsAt.toISOString(),
      })),
      invitations: {
        received: received.map(presentInvitation),
        sent: (await rows.listInvitationsFrom(userId)).map(presentInvitation),
      },
      participations: participations.map((row) =>
        presentParticipation(
          row,
          {
            answers: answers.get(row.submissionId ?? '') ?? [],
            incidents: incidents.get(row.submissionId ?? '') ?? [],
            messages: messages.get(row.submissionId ?? '') ?? [],
          },
          locale,
        ),
      ),
      auditEntries: (await rows.listAuditEntries(userId)).map(({ at, action, target, details }) => ({
        at: at.toISOString(),
        action,
        target,
        details,
      })),
      mails: (await rows.listMails(userId)).map(({ subject, recipient, createdAt }) => ({
        subject,
        sentTo: recipient,
        createdAt: createdAt.toISOString(),
      })),
    }
  }
}
