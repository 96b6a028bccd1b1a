import type { exportRequestSchema } from '@probant/contract/exchange/export'
import type { Locale } from '@probant/contract/locales'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { kindOf } from '@probant/kinds'
import type { z } from 'zod'
import type { HandedOut, Questions } from '#server/modules/questions/index.ts'
import type { Quizzes } from '#server/modules/quizzes/index.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { OutgoingQuiz } from '../formats/format.ts'

/** What goes out, page by page: no more of it is read than is being written. */
export interface Source {
  title: string
  language: Locale
  quiz: Omit<OutgoingQuiz, 'instructionsHtml'> | undefined
  /** Of the quiz. */
  workspaceId?: string
  questionCount: number
  pages(): AsyncIterable<PlacedQuestion[]>
}

export interface PlacedQuestion extends HandedOut {
  section: number
  points: number
}

interface Dependencies {
  questions: Questions
  quizzes: Quizzes
}

type What = z.output<typeof exportRequestSchema>['what']

/** Finds what somebody wants to carry elsewhere; nobody gets answers here that they may not see. */
export function createSources({ questions, quizzes }: Dependencies) {
  return {
    find: (actor: Actor, workspace: WorkspaceRef, what: What): Promise<Source> =>
      what.kind === 'quiz' ? ofQuiz(actor, what.quizId) : ofBank(actor, workspace, what),
  }

  async function ofQuiz(actor: Actor, quizId: string): Promise<Source> {
    const { quiz, asked } = await quizzes.papers.lookThrough(actor, quizId)
    ensure(asked.length > 0, 'nothingToExport')
    const { title, language, instructions, durationMinutes, options } = quiz
    const { shufflesQuestions, shufflesAnswers } = options
    const sections = quiz.sections.map((section, index) => ({
      title: section.title,
      draw: section.draw,
      questionCount: asked.filter((question) => question.section === index).length,
    }))
    return {
      title,
      language,
      quiz: { id: quizId, instructions, durationMinutes, shufflesQuestions, shufflesAnswers, sections },
      workspaceId: quiz.workspaceId,
      questionCount: asked.length,
      async *pages() {
        yield asked
      },
    }
  }

  async function ofBank(
    actor: Actor,
    workspace: WorkspaceRef,
    what: Exclude<What, { kind: 'quiz' }>,
  ): Promise<Source> {
    const { membership, ids } = await questions.handingOut.findAll(actor, workspace, what)
    ensure(ids.length > 0, 'nothingToExport')
    return {
      title: 'Questions',
      language: actor.locale,
      quiz: undefined,
      questionCount: ids.length,
      async *pages() {
        for (let at = 0; at < ids.length; at += PAGE_SIZE) {
          const read = await questions.handingOut.read(membership, ids.slice(at, at + PAGE_SIZE))
          yield read.map((question) => ({ ...question, section: 0, points: pointsOf(question) }))
        }
      },
    }
  }
}

/** In the bank only an open question says what it is worth. */
function pointsOf({ content }: HandedOut): number {
  return kindOf(content).usualPoints(content)
}

const PAGE_SIZE = 100
