import type { ErrorName } from '@probant/contract/errors'
import type { QuizPhase } from '@probant/contract/quizzes/quiz'
import fc from 'fast-check'

/** People around a quiz of an organization; the last one isn't of it. */
export const WHO = ['creator', 'colleague', 'moderator', 'stranger'] as const
export type Who = (typeof WHO)[number]

/** What is written into the form; times are minutes from now, and `kept` leaves the start as it is. */
export interface Written {
  startsIn: number | null | 'kept'
  endsIn: number | null
  durationMinutes: number
  questionCount: number
  isInOtherLanguage: boolean
}

/** What may happen to a quiz. `isStale`: by somebody who has not seen the last change. */
export type Action =
  | { kind: 'save'; by: Who; isStale: boolean; quiz: Written }
  | { kind: 'publish'; by: Who; isStale: boolean }
  | { kind: 'deactivate' | 'end' | 'delete'; by: Who }
  | { kind: 'invite' | 'begin' | 'suspend' | 'resume' }
  | { kind: 'wait'; minutes: number }

export interface ModelQuiz {
  state: 'draft' | 'active' | 'over' | 'deleted'
  startsAt: number | null
  endsAt: number | null
  durationMinutes: number
  questionCount: number
  isInOtherLanguage: boolean
  participantCount: number
  submissionCount: number
}

/** A quiz that can be published, as each life begins. */
export const FIRST: Written = {
  startsIn: null,
  endsIn: 300,
  durationMinutes: 30,
  questionCount: 1,
  isInOtherLanguage: false,
}

/**
 * The life of a quiz, told a second time in the plainest words; what the product does is held against it. Times are
 * minutes since it was begun.
 */
export function createQuizModel() {
  let now = 0
  let isSuspended = false
  const quiz: ModelQuiz = { state: 'draft', participantCount: 0, submissionCount: 0, ...kept(FIRST) }

  return {
    get now() {
      return now
    },
    quiz: quiz as Readonly<ModelQuiz>,
    phase,

    /** All that forbids it; whatever is answered has to be one of these. */
    broken(action: Action): ErrorName[] {
      if (!('by' in action)) return isPossible(action.kind) ? [] : ['inviteToInactiveQuiz']
      if (quiz.state === 'deleted' || action.by === 'stranger') return ['quizNotFound']
      return [...forbiddenTo(action.by, action.kind), ...forbiddenNow(action)]
    },

    /** It has been done. */
    live(action: Action): void {
      if (action.kind === 'wait') now += action.minutes
      if (action.kind === 'suspend') isSuspended = true
      if (action.kind === 'resume') isSuspended = false
      if (action.kind === 'save') Object.assign(quiz, kept(action.quiz))
      if (action.kind === 'publish') quiz.state = 'active'
      if (action.kind === 'deactivate') {
        quiz.state = 'draft'
        // A start that has come is none to wait for, except for those who were told of it.
        if (quiz.participantCount === 0 && hasPassed(quiz.startsAt)) quiz.startsAt = null
      }
      if (action.kind === 'end') quiz.state = 'over'
      if (action.kind === 'delete') quiz.state = 'deleted'
      if (action.kind === 'invite' || action.kind === 'begin') quiz.participantCount++
      if (action.kind === 'begin') quiz.submissionCount++
      if (quiz.state === 'active') quiz.startsAt ??= now
      if (quiz.state === 'active' && hasPassed(quiz.endsAt)) quiz.state = 'over'
    },
  }

  function phase(): QuizPhase | undefined {
    if (quiz.state === 'deleted') return undefined
    if (quiz.state === 'active') return hasPassed(quiz.startsAt) ? 'open' : 'scheduled'
    return quiz.state === 'over' ? 'completed' : 'draft'
  }

  function forbiddenTo(who: Who, kind: Action['kind']): ErrorName[] {
    const isAllowed = who === 'creator' || (who === 'moderator' && kind === 'end')
    const needsPlan = kind === 'save' || kind === 'publish'
    return [
      ...(isAllowed ? [] : ['quizNotAllowed' as const]),
      ...(isSuspended && needsPlan ? ['organizationInactive' as const] : []),
    ]
  }

  function forbiddenNow(action: Extract<Action, { by: Who }>): ErrorName[] {
    const { state, participantCount, submissionCount } = quiz
    const isOver = state === 'over'
    const isChanged = 'isStale' in action && action.isStale
    switch (action.kind) {
      case 'save': {
        const next = { ...quiz, ...kept(action.quiz) }
        const isNewStart = next.startsAt !== null && next.startsAt !== quiz.startsAt
        return named({
          quizEnded: isOver,
          quizHasParticipants: participantCount > 0,
          quizChangedMeanwhile: isChanged,
          validationError: isNewStart && hasPassed(next.startsAt),
        }).concat(state === 'active' ? unfit(next) : [])
      }
      case 'publish':
        if (isOver) return [hasPassed(quiz.endsAt) ? 'quizOverdue' : 'quizEnded']
        // Twice pressed is published once.
        return state === 'active' ? [] : [...named({ quizChangedMeanwhile: isChanged }), ...unfit(quiz)]
      case 'deactivate':
        return named({
          quizNotActive: state === 'draft',
          quizEnded: isOver,
          quizHasSubmissions: state === 'active' && submissionCount > 0,
        })
      case 'end':
        return named({ quizNotActive: state === 'draft', quizEnded: isOver })
      case 'delete':
        return named({ onlyDraftsDeletable: state !== 'draft', invitationsKeepQuiz: participantCount > 0 })
    }
  }

  /** Why it can't be shown to participants. */
  function unfit({ startsAt, endsAt, durationMinutes, questionCount, isInOtherLanguage }: ModelQuiz) {
    if (questionCount === 0 || isInOtherLanguage || endsAt === null) return ['validationError' as const]
    if (startsAt !== null && endsAt <= startsAt) return ['validationError' as const]
    if (endsAt <= now) return ['quizOverdue' as const]
    return named({ quizEndsTooSoon: endsAt - now < 60 + durationMinutes })
  }

  function isPossible(kind: Action['kind']): boolean {
    if (kind === 'invite') return quiz.state === 'active'
    return kind === 'begin' ? phase() === 'open' : true
  }

  function kept({ startsIn, endsIn, ...written }: Written) {
    const startsAt = startsIn === 'kept' ? quiz.startsAt : startsIn === null ? null : now + startsIn
    return { ...written, startsAt, endsAt: endsIn === null ? null : now + endsIn }
  }

  function hasPassed(instant: number | null): boolean {
    return instant !== null && instant <= now
  }
}

/** Mostly what makes sense: a life in which everything is refused is short. */
export function actionsBy(...people: [Who, ...Who[]]): fc.Arbitrary<Action> {
  const by = fc.oneof({ weight: 6, arbitrary: fc.constant(people[0]) }, fc.constantFrom(...people))
  const isStale = fc.nat(7).map((number) => number === 0)
  const quiz = fc.record({
    startsIn: fc.constantFrom('kept', 30, 'kept', null, -1, 0),
    endsIn: fc.constantFrom(300, 180, 90, 89, 61, 0, null),
    durationMinutes: fc.constantFrom(30, 0),
    questionCount: fc.constantFrom(1, 2, 1, 0),
    isInOtherLanguage: fc.nat(7).map((number) => number === 0),
  } as const)
  const nobody = fc.constantFrom('begin', 'invite', 'resume', 'begin', 'suspend', 'resume')
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('save'), by, isStale, quiz }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('publish'), by, isStale }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('deactivate', 'end', 'deactivate', 'end', 'delete'), by }),
    },
    { weight: 3, arbitrary: fc.record({ kind: nobody }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(1, 31, 90, 240) }),
    },
  ) as fc.Arbitrary<Action>
}

function named(rules: Partial<Record<ErrorName, boolean>>): ErrorName[] {
  return (Object.keys(rules) as ErrorName[]).filter((name) => rules[name])
}
