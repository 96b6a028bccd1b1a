import type { UsageService } from '#server/modules/usage/index.ts'
import type { WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Platform } from '#server/platform/index.ts'
import { createQuestionBank } from './bank.ts'
import { createBringing } from './bringing.ts'
import { createQuestionBulk } from './bulk.ts'
import { createExamined } from './examined.ts'
import { createHandingOut } from './handing-out.ts'
import { createPictureService } from './pictures/service.ts'
import { createQuestionPreview } from './preview.ts'
import { createRendering } from './rendering.ts'
import { createRewording } from './rewording.ts'
import { createQuestionService } from './service.ts'

export type { Brought } from './bringing.ts'
export { textsOf } from './editing.ts'
export type { Examined } from './examined.ts'
export type { HandedOut } from './handing-out.ts'
export { picturesNamedIn } from './pictures/named.ts'
export type { Rendering } from './rendering.ts'
export type { QuestionSnapshot } from './repository.ts'
export { createQuestionService, type QuestionService } from './service.ts'

interface Dependencies {
  workspaces: WorkspaceService
  usage: UsageService
}

export function createQuestions(platform: Platform, { workspaces, usage }: Dependencies) {
  const { db, now, attempts, uploads, markdown } = platform
  const pictures = createPictureService({ db, now, attempts, uploads, workspaces })
  const rendering = createRendering({ pictures, renderer: markdown })
  const examined = createExamined({ now })

  return {
    ...createQuestionService({ db, now, workspaces, usage, rendering, examined }),
    ...createQuestionBank({ db, now, workspaces }),
    ...createQuestionBulk({ db, now, workspaces, usage, examined }),
    ...createQuestionPreview({ attempts, rendering }),
    ...createRewording({ now, workspaces }),
    ...createBringing({ now, usage }),
    handingOut: createHandingOut({ db, now, workspaces }),
    examined,
    pictures,
    rendering,
  }
}

export type Questions = ReturnType<typeof createQuestions>
