import type { GenerationServices } from '#server/modules/generation/index.ts'
import type { Grading } from '#server/modules/grading/index.ts'
import type { Invitations } from '#server/modules/invitations/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Submissions } from '#server/modules/submissions/index.ts'
import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { createAnnouncement } from '#server/platform/announcement.ts'
import type { Platform } from '#server/platform/index.ts'
import { createOutbound } from '#server/platform/outbound/index.ts'
import { createWebhookAccess } from './access.ts'
import { createCalling } from './delivery/calling.ts'
import { createPauseNotice } from './delivery/pause-notice.ts'
import { createWebhookDelivery } from './delivery/service.ts'
import { createDeliveryLog } from './log/service.ts'
import { createWebhookOutbox } from './outbox/service.ts'
import { createWebhookSecrets } from './secrets.ts'
import { type ChangedWebhook, createWebhookService } from './service.ts'

export type { ChangedWebhook } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
  sending: Sending
  generation: Pick<GenerationServices, 'generationEnded'>
  quizzes: Pick<Quizzes, 'published'>
  invitations: Pick<Invitations, 'invited'>
  submissions: Pick<Submissions, 'begun' | 'resultsMoved'>
  grading: Pick<Grading, 'released'>
}

/** What happens in a workspace is told to the addresses that it names: where to look, never what stands there. */
export function createWebhooks(platform: Platform, dependencies: Dependencies) {
  const { config, db, now, log, secret, origin, attempts } = platform
  const { workspaces, usage, sending, ...those } = dependencies

  // Calls at once are limited by webhook: two of them may be at one host, and one must not wait for the other.
  const outbound = createOutbound({ ...config.outbound, connectionsEach: null })
  const access = createWebhookAccess({ workspaces })
  const secrets = createWebhookSecrets({ now, secret })
  const call = createCalling({ outbound, secrets })
  const notifyPaused = createPauseNotice({ sending, origin })
  const delivery = createWebhookDelivery({ db, now, log, call, notifyPaused })
  const changed = createAnnouncement<ChangedWebhook>()

  const outbox = createWebhookOutbox({ now })
  those.quizzes.published.handle(outbox.quizPublished)
  those.invitations.invited.handle(outbox.invited)
  those.submissions.begun.handle(outbox.begun)
  those.submissions.resultsMoved.handle(outbox.resultsMoved)
  those.grading.released.handle(outbox.resultsReleased)
  those.generation.generationEnded.handle(outbox.generationFinished)

  return {
    ...createWebhookService({ db, now, outbound, usage, access, secrets, changed }),
    log: createDeliveryLog({ db, now, attempts, access, delivery }),
    delivery,
    changed,
    /** When the server stops, and no more is begun. */
    async close(): Promise<void> {
      await delivery.settled()
      await outbound.close()
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
