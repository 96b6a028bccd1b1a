import type { ErrorName } from '@probant/contract/errors'
import type { QuizPlan } from '@probant/contract/quizzes/readiness'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '#server/platform/clock.ts'
import { type Action, actionsBy, createQuizModel, FIRST, type Who, type Written } from '#test/quiz-life.ts'
import * as lifecycle from './lifecycle.ts'
import { changeRefusal, creatorRefusal, endingRefusal, permissionsOf } from './policy.ts'
import { readinessRefusal } from './readiness.ts'

const lives = fc.array(actionsBy('creator', 'colleague', 'moderator'), { maxLength: 30 })

describe('whatever is done to a quiz, and whenever', () => {
  it('is done or refused as the specification says', () => {
    everyLife((world, model, action) => {
      const broken = model.broken(action)
      const answer = world.act(action)

      expect(answer === undefined ? [] : [answer]).toEqual(answer ? [expect.toBeOneOf(broken)] : broken)
      if (!answer) model.live(action)
      expect(world.look()).toEqual(expected(model))
    })
  })

  it('reaches no state that a rule forbids', () => {
    everyLife((world, model, action) => {
      const [before, statusBefore] = [world.quiz, world.status()]
      if (!world.act(action)) model.live(action)
      const [after, status] = [world.quiz, world.status()]

      if (!after) {
        expect([statusBefore, before?.participantCount ?? 0]).toEqual([before ? 'draft' : undefined, 0])
        return
      }
      if (status === 'draft') expect(after.submissionCount).toBe(0)
      if (status !== 'draft') expect(after.publishedAt).not.toBeNull()
      if (status === 'active') expect(after.startsAt).not.toBeNull()
      if (status === 'active') expect(after.endsAt?.getTime()).toBeGreaterThan(world.now.getTime())
      if (statusBefore === 'completed') expect(status).toBe('completed')
      expect(after.participantCount).toBeGreaterThanOrEqual(before?.participantCount ?? 0)
      if (before?.publishedAt) expect(after.publishedAt).toEqual(before.publishedAt)
      if (before?.participantCount) expect(asTold(after)).toEqual(asTold(before))
    })
  })

  it('is over at its end or before it, and not later', () => {
    everyLife((world, model, action) => {
      if (!world.act(action)) model.live(action)
      if (!world.quiz) return
      const completedAt = lifecycle.completionOf(world.quiz, world.now)

      expect(completedAt !== null).toBe(world.status() === 'completed')
      if (completedAt) expect(completedAt.getTime()).toBeLessThanOrEqual(world.now.getTime())
      if (completedAt) expect(completedAt.getTime()).toBeLessThanOrEqual(world.quiz.endsAt?.getTime() ?? 0)
    })
  })

  it('is offered when it is allowed, and not otherwise', () => {
    everyLife((world, model, action) => {
      if (!world.act(action)) model.live(action)
      if (!world.quiz) return

      for (const by of ['creator', 'colleague', 'moderator'] as const) {
        const can = permissionsOf(world.viewer(by), world.quiz, world.now)
        const allowed = (kind: 'deactivate' | 'end' | 'delete') => model.broken({ kind, by }).length === 0
        const save = model.broken({ kind: 'save', by, isStale: false, quiz: { ...FIRST, startsIn: 'kept' } })
        expect(can).toMatchObject({
          edit: save.length === 0,
          deactivate: allowed('deactivate'),
          end: allowed('end'),
          delete: allowed('delete'),
        })
        // A draft that isn't ready can be published once it is: the check list says what is missing.
        const publish = model
          .broken({ kind: 'publish', by, isStale: false })
          .filter((name) => !MENDED.includes(name))
        expect(can.publish).toBe(model.quiz.state === 'draft' && publish.length === 0)
      }
    })
  })
})

const MENDED: ErrorName[] = ['validationError', 'quizOverdue', 'quizEndsTooSoon']

type World = ReturnType<typeof createWorld>
type Model = ReturnType<typeof createQuizModel>

function everyLife(step: (world: World, model: Model, action: Action) => void): void {
  fc.assert(
    fc.property(lives, (actions) => {
      const [world, model] = [createWorld(), createQuizModel()]
      for (const action of actions) step(world, model, action)
    }),
    { numRuns: 2_000 },
  )
}

interface Kept extends lifecycle.Life {
  creatorId: string
  viewerTakesPart: boolean
  publishedAt: Date | null
  plan: Pick<QuizPlan, 'durationMinutes' | 'language' | 'sections'>
}

const BEGINNING = new Date('2026-11-16T09:00:00.000Z')

/** The rules of the product, put together as its services do, with nothing else around them. */
function createWorld() {
  let now = BEGINNING
  let standing: 'active' | 'inactive' = 'active'
  let quiz: Kept | undefined = {
    creatorId: 'creator',
    viewerTakesPart: false,
    status: 'draft',
    runsUntil: null,
    completedAt: null,
    publishedAt: null,
    participantCount: 0,
    submissionCount: 0,
    ...formOf(FIRST, null),
  }

  return {
    get now() {
      return now
    },
    get quiz() {
      return quiz
    },
    viewer,
    status: () => quiz && lifecycle.statusAt(quiz, now),

    act(action: Action): ErrorName | undefined {
      if (action.kind === 'wait') now = later(action.minutes)
      if (action.kind === 'suspend') standing = 'inactive'
      if (action.kind === 'resume') standing = 'active'
      if (!('by' in action))
        return action.kind === 'invite' || action.kind === 'begin' ? join(action.kind) : undefined
      if (!quiz) return 'quizNotFound'

      const [who, known] = [viewer(action.by), quiz]
      switch (action.kind) {
        case 'save': {
          const form = formOf(action.quiz, known.startsAt)
          const isActive = lifecycle.statusAt(known, now) === 'active'
          const refused =
            changeRefusal(who, known) ??
            lifecycle.editRefusal(known, now) ??
            (action.isStale ? 'quizChangedMeanwhile' : pastStart(form.startsAt, known.startsAt)) ??
            (isActive ? unready(form) : undefined)
          return refused ?? change({ ...form, startsAt: form.startsAt ?? (isActive ? now : null) })
        }
        case 'publish': {
          const refused = changeRefusal(who, known) ?? lifecycle.publishRefusal(known, now)
          if (refused || known.status === 'active') return refused
          if (action.isStale) return 'quizChangedMeanwhile'
          return unready(known) ?? change(lifecycle.publish(known, now))
        }
        case 'deactivate':
          return (
            creatorRefusal(who, known) ??
            lifecycle.deactivationRefusal(known, now) ??
            change(lifecycle.deactivate(known, now))
          )
        case 'end':
          return endingRefusal(who, known) ?? lifecycle.endRefusal(known, now) ?? change(lifecycle.end(now))
        case 'delete': {
          const refused = creatorRefusal(who, known) ?? lifecycle.deletionRefusal(known, now)
          if (!refused) quiz = undefined
          return refused
        }
      }
    },

    look() {
      if (!quiz) return undefined
      const { startsAt, endsAt, participantCount, submissionCount } = quiz
      const phase = lifecycle.phaseAt(quiz, now)
      return { phase, startsAt, endsAt, participantCount, submissionCount }
    },
  }

  function change(changes: Partial<Kept>): undefined {
    if (quiz) quiz = { ...quiz, ...changes }
  }

  /** As whoever invites or lets begin has to look. */
  function join(kind: 'invite' | 'begin'): ErrorName | undefined {
    const phase = quiz && lifecycle.phaseAt(quiz, now)
    const isPossible = phase === 'open' || (phase === 'scheduled' && kind === 'invite')
    if (!quiz || !isPossible) return 'inviteToInactiveQuiz'
    change({
      participantCount: quiz.participantCount + 1,
      submissionCount: quiz.submissionCount + (kind === 'begin' ? 1 : 0),
    })
  }

  function viewer(who: Who) {
    const role = who === 'moderator' ? ('moderator' as const) : ('member' as const)
    return { userId: who, role, kind: 'organization' as const, standing: standingOf(standing) }
  }

  function formOf({ startsIn, endsIn, ...written }: Written, startsAt: Date | null) {
    const language = written.isInOtherLanguage ? ('fr' as const) : ('en' as const)
    const questions = Array.from({ length: written.questionCount }, (_, number) => ({
      questionId: String(number),
      points: 1,
      language,
    }))
    return {
      startsAt: startsIn === 'kept' ? startsAt : startsIn === null ? null : later(startsIn),
      endsAt: endsIn === null ? null : later(endsIn),
      plan: {
        durationMinutes: written.durationMinutes,
        language: 'en' as const,
        sections: [{ draw: null, questions }],
      },
    }
  }

  function unready({ startsAt, endsAt, plan }: Pick<Kept, 'startsAt' | 'endsAt' | 'plan'>) {
    return readinessRefusal({ ...plan, startsAt, endsAt }, now)?.refusal
  }

  function pastStart(start: Date | null, before: Date | null): ErrorName | undefined {
    return start && start.getTime() !== before?.getTime() && start <= now ? 'validationError' : undefined
  }

  function later(minutes: number): Date {
    return new Date(now.getTime() + minutes * MINUTE)
  }
}

function standingOf(status: 'active' | 'inactive') {
  return { status } as Parameters<typeof permissionsOf>[0]['standing']
}

/** What whoever is invited was told. */
function asTold({ startsAt, endsAt, plan }: Kept) {
  return { startsAt, endsAt, plan }
}

function expected(model: Model) {
  const { startsAt, endsAt, participantCount, submissionCount } = model.quiz
  const instant = (minutes: number | null) =>
    minutes === null ? null : new Date(BEGINNING.getTime() + minutes * MINUTE)
  const phase = model.phase()
  if (!phase) return undefined
  return { phase, startsAt: instant(startsAt), endsAt: instant(endsAt), participantCount, submissionCount }
}
