import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import type { Actor } from '#server/platform/http/actor.ts'
import { createLog } from '#server/platform/log.ts'
import type { Asking } from '#server/platform/workers/pool.ts'
import { expectEventually } from '#test/eventually.ts'
import { testApp } from '#test/test-app.ts'
import type { Ending } from './ending.ts'
import { createNotifier } from './notifier.ts'
import type { QuestionGenerator } from './provider.ts'
import { generationRepository } from './repository.ts'
import { createRunner } from './runner.ts'

const test = testApp()

it('a generation says how many are before it as it is when it is said, not as it was a moment ago', async () => {
  const line = aLine({ ahead: 3 })
  const { generationId, userId } = await started(line.generator, () => line.moveUp({ ahead: 1 }))

  test.clock.advance({ seconds: 1 })

  const told = await expectEventually(async () => {
    const row = await generationRepository(test.database.db).find(generationId, userId)
    return row?.aliveAt.getTime() === test.clock.now().getTime() && row
  })
  expect(told.waitingAhead).toBe(1)
})

/** A generator that waits in a line for ever. */
function aLine({ ahead }: { ahead: number }) {
  let say: Asking['onWaiting']
  const generator: QuestionGenerator = {
    name: 'builtin',
    isModel: false,
    async *generate(_request, signal, asking) {
      say = asking?.onWaiting
      say?.(ahead)
      await once(signal, 'abort')
      yield* []
    },
  }
  return { generator, moveUp: ({ ahead }: { ahead: number }) => say?.(ahead) }
}

/** One that runs; `meanwhile` happens in the middle of each of its pulses. */
async function started(generator: QuestionGenerator, meanwhile: () => void) {
  const { user } = await test.signedUp()
  const { db } = test.database
  const { workspaces, questions } = test.services
  const actor = { userId: user.id, isEmailVerified: true } as Actor
  const runner = createRunner({
    db,
    now: test.clock.now,
    log: createLog('silent'),
    notifier: createNotifier(),
    workspaces: {
      ...workspaces,
      findById: (...asked) => {
        meanwhile()
        return workspaces.findById(...asked)
      },
    },
    questions,
    ending: { end: async () => undefined } as unknown as Ending,
  })
  onTestFinished(() => runner.close())

  const membership = await workspaces.authorize(db, actor, 'personal')
  const at = test.clock.now()
  const generation = await generationRepository(db).create({
    workspaceId: membership.workspaceId,
    userId: user.id,
    request: {
      subject: 'Volcanoes',
      language: 'en',
      text: '',
      counts: { easy: 1, medium: 0, tough: 0 },
      types: ['true_false'],
    },
    generator: generator.name,
    status: 'running',
    asked: 1,
    startedAt: at,
    periodStartsAt: at,
  })
  runner.start({ actor, membership, generation, generator })
  return { generationId: generation.id, userId: user.id }
}
