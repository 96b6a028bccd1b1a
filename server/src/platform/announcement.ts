import type { Tx } from '#server/database/client.ts'

/**
 * Something that one module does and several have to do with: those that come later in `services.ts` say what they do
 * then. All of it happens in the transaction of the action, in their order; whoever throws stops the whole.
 */
export function createAnnouncement<Subject>(): Announcement<Subject> {
  const handlers: Handler<Subject>[] = []
  return {
    handle(handler) {
      handlers.push(handler)
    },
    async announce(tx, subject) {
      for (const handler of handlers) await handler(tx, subject)
    },
  }
}

export interface Announcement<Subject> {
  handle(handler: Handler<Subject>): void
  announce(tx: Tx, subject: Subject): Promise<void>
}

type Handler<Subject> = (tx: Tx, subject: Subject) => Promise<void>
