import { readFile } from 'node:fs/promises'
import type { Locale } from '@probant/contract/locales'
import { DEFAULT_OPTIONS, type QuizDraft } from '@probant/contract/quizzes/form'
import { PERSONAL, type WorkspaceRef } from '@probant/contract/workspaces'
import { kindOf } from '@probant/kinds'
import type { Db } from '#server/database/client.ts'
import type { Questions } from '#server/modules/questions/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import { DAY, later, type Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Product, ProductAt } from '../past.ts'
import { inEnglish } from './in-english.ts'
import type { DemoQuiz } from './quiz.ts'
import { instantOf, ORGANIZATION_STAGES, PERSONAL_STAGES, type Stage } from './stages.ts'

interface Dependencies {
  db: Db
  /** Of the quizzes that exist in both. */
  language: Locale
  now: Now
  productAt: ProductAt
  workspaces: Pick<WorkspaceService, 'authorizeToCreate'>
  pictures: Pick<Questions['pictures'], 'keepRead'>
}

export interface MadeQuiz {
  id: string
  workspace: WorkspaceRef
  stage: Stage
  madeAt: Date
}

/** The quizzes of the demonstration, made the way and at the time their author would have made them. */
export function createDemoQuizzes(dependencies: Dependencies) {
  const { db, language: spoken, now, productAt, workspaces, pictures } = dependencies

  return {
    async seed(author: Actor, organizationId: string): Promise<MadeQuiz[]> {
      const made: MadeQuiz[] = []
      for (const stage of PERSONAL_STAGES) made.push(await make(author, PERSONAL, stage))
      for (const stage of ORGANIZATION_STAGES) made.push(await make(author, organizationId, stage))
      return made
    },

    /** Those whose time is over by now. */
    complete: (): Promise<void> => productAt(now()).quizzes.publication.completeDue(),
  }

  async function make(author: Actor, workspace: WorkspaceRef, stage: Stage): Promise<MadeQuiz> {
    const madeAt = later(now(), -stage.madeDaysAgo * DAY)
    const product = productAt(madeAt)

    const quiz = spoken === 'en' ? inEnglish(stage.quiz) : stage.quiz
    const { title, language, durationMinutes, instructions, options } = quiz
    await bring(author, workspace, quiz)
    const { id, revision } = await product.quizzes.create(author, workspace, {
      title,
      language,
      startsAt: instantOf(stage.starts, now()),
      endsAt: instantOf(stage.ends, now()),
      timeZone: TIME_ZONE,
      durationMinutes,
      instructions,
      sections: await write(product, { author, workspace, quiz }),
      options: { ...DEFAULT_OPTIONS, ...options },
    })
    if (stage.isPublished) await product.quizzes.publication.publish(author, id, revision)
    return { id, workspace, stage, madeAt }
  }

  async function bring(author: Actor, workspace: WorkspaceRef, { pictures: files = [] }: DemoQuiz) {
    if (files.length === 0) return
    const membership = await workspaces.authorizeToCreate(db, author, workspace)
    for (const { id, file } of files) await pictures.keepRead(membership, { id, bytes: await readFile(file) })
  }

  /** Its questions, into the bank. */
  async function write({ questions }: Product, { author, workspace, quiz }: Written) {
    const { subject, language } = quiz
    const sections: QuizDraft['sections'] = []
    for (const { questions: drafts, ...section } of quiz.sections) {
      const places: QuizDraft['sections'][number]['questions'] = []
      for (const draft of drafts) {
        const { id } = await questions.create(author, workspace, {
          ...draft,
          subject: draft.subject ?? subject,
          language,
        })
        places.push({ questionId: id, points: kindOf(draft).usualPoints(draft.content) })
      }
      sections.push({ ...section, questions: places })
    }
    return sections
  }
}

export type DemoQuizzes = ReturnType<typeof createDemoQuizzes>

interface Written {
  author: Actor
  workspace: WorkspaceRef
  quiz: DemoQuiz
}

const TIME_ZONE = 'Europe/Paris'
