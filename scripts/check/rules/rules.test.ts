import { describe, expect, it } from 'vitest'
import { importsOf } from '../imports.ts'
import { violationsIn } from './index.ts'

describe('rules of dependency', () => {
  describe('1. the contract', () => {
    it('lets the contract import Zod and itself', () => {
      expect(
        broken({ 'contract/src/quizzes.ts': "import { z } from 'zod'\nimport { x } from './fields.ts'" }),
      ).toEqual([])
    })
    it('refuses any other package in the contract', () => {
      expect(broken({ 'contract/src/quizzes.ts': "import { format } from 'date-fns'" })).toHaveLength(1)
    })
    it('refuses the web in the server and the server in the web', () => {
      expect(broken({ 'server/src/app.ts': "import { x } from '../../web/src/main.tsx'" })).toHaveLength(1)
      expect(broken({ 'web/src/main.tsx': "import type { x } from '../../server/src/app.ts'" })).toHaveLength(
        1,
      )
    })
  })

  describe('2. layers of the server', () => {
    it('lets a module use the platform', () => {
      expect(
        broken({ [`${quizzes}/service.ts`]: "import { ensure } from '#server/platform/errors.ts'" }),
      ).toEqual([])
    })
    it('refuses a module in the platform and in the database', () => {
      const importing = "import type { UserService } from '#server/modules/users/service.ts'"
      expect(broken({ 'server/src/platform/mail/outbox.ts': importing })).toHaveLength(1)
      expect(broken({ 'server/src/database/client.ts': importing })).toHaveLength(1)
    })
    it('refuses the wiring in a module', () => {
      expect(
        broken({ [`${quizzes}/service.ts`]: "import type { Services } from '#server/services.ts'" }),
      ).toHaveLength(1)
    })
  })

  describe('3. roles in a module', () => {
    it('refuses a repository in routes', () => {
      expect(
        broken({ [`${quizzes}/routes.ts`]: "import { quizRepository } from './repository.ts'" }),
      ).toHaveLength(1)
    })
    it('refuses routes in a service', () => {
      expect(broken({ [`${quizzes}/service.ts`]: "import { quizRoutes } from './routes.ts'" })).toHaveLength(
        1,
      )
    })
    it('lets a rule know the shape of a row', () => {
      expect(
        broken({ [`${quizzes}/lifecycle.ts`]: "import type { QuizRow } from './repository.ts'" }),
      ).toEqual([])
    })
    it('refuses a repository, the database, the network and the clock in a rule', () => {
      expect(
        broken({ [`${quizzes}/lifecycle.ts`]: "import { quizRepository } from './repository.ts'" }),
      ).toHaveLength(1)
      expect(broken({ [`${quizzes}/lifecycle.ts`]: "import { eq } from 'drizzle-orm'" })).toHaveLength(1)
      expect(broken({ [`${quizzes}/policy.ts`]: "import { request } from 'node:https'" })).toHaveLength(1)
      expect(
        broken({ [`${quizzes}/lifecycle.ts`]: "import { systemNow } from '#server/platform/clock.ts'" }),
      ).toHaveLength(1)
      expect(
        broken({ [`${quizzes}/lifecycle.ts`]: 'export const isOver = (end: Date) => end < new Date()' }),
      ).toHaveLength(1)
    })
    it('takes a file that makes a service for one', () => {
      const text = "import { quizRepository } from './repository.ts'\nexport function createSweep() {}"
      expect(broken({ [`${quizzes}/sweep.ts`]: text })).toEqual([])
    })
  })

  describe('4. tables', () => {
    const repository = (table: string) =>
      `import { ${table} } from '#server/database/schema/quizzes.ts'\ndb.insert(${table}).values(row)`

    it('refuses the schema outside a repository', () => {
      expect(
        broken({ [`${quizzes}/service.ts`]: "import { quizzes } from '#server/database/schema/quizzes.ts'" }),
      ).toHaveLength(1)
    })
    it('refuses to write a table that another repository writes', () => {
      const files = {
        [`${quizzes}/repository.ts`]: repository('quizzes'),
        [`${users}/repository.ts`]: repository('quizzes'),
      }
      expect(broken(files)).toHaveLength(1)
    })
    it('lets each repository write its own', () => {
      const files = {
        [`${quizzes}/repository.ts`]: repository('quizzes'),
        [`${users}/repository.ts`]: repository('users'),
      }
      expect(broken(files)).toEqual([])
    })
  })

  describe('5. module to module', () => {
    const wiring = {
      'server/src/services.ts': [
        "import { createQuizzes } from '#server/modules/quizzes/index.ts'",
        "import { createUsers } from '#server/modules/users/index.ts'",
        'const users = createUsers()',
        'const quizzes = createQuizzes({ users })',
      ].join('\n'),
    }
    it('lets a module know the face of one that is made before it', () => {
      const text = "import type { Users } from '#server/modules/users/index.ts'"
      expect(broken({ ...wiring, [`${quizzes}/service.ts`]: text })).toEqual([])
    })
    it('refuses one that is made after it, and with it every cycle', () => {
      const text = "import type { Quizzes } from '#server/modules/quizzes/index.ts'"
      expect(broken({ ...wiring, [`${users}/service.ts`]: text })).toHaveLength(1)
    })
    it('refuses everything behind the face, types too', () => {
      const value = "import { userRepository } from '#server/modules/users/repository.ts'"
      expect(broken({ ...wiring, [`${quizzes}/service.ts`]: value })).toHaveLength(1)
      const type = "import type { UserService } from '#server/modules/users/service.ts'"
      expect(broken({ ...wiring, [`${quizzes}/service.ts`]: type })).toHaveLength(1)
      expect(broken({ ...wiring, 'server/src/jobs.ts': type })).toHaveLength(1)
    })
    it('lets the table of contents of the API know the routes', () => {
      const text = "import { userRoutes } from './modules/users/routes.ts'"
      expect(broken({ ...wiring, 'server/src/app.ts': text })).toEqual([])
      expect(broken({ ...wiring, 'server/src/jobs.ts': text })).toHaveLength(1)
    })
    it('refuses a closure in the wiring', () => {
      const text = `${wiring['server/src/services.ts']}\nusers.onLeave(() => quizzes.leave())`
      expect(broken({ 'server/src/services.ts': text })).toHaveLength(1)
    })
  })

  describe('6. the outside world', () => {
    const mail = 'server/src/platform/mail'
    const adapter = { [`${mail}/providers/smtp.ts`]: "import nodemailer from 'nodemailer'" }
    const provider = { [`${mail}/provider.ts`]: "import { smtp } from './providers/smtp.ts'" }

    it('lets an adapter stand behind its provider.ts', () => {
      expect(broken({ ...adapter, ...provider })).toEqual([])
    })
    it('refuses an adapter without a provider.ts', () => {
      expect(broken(adapter)).toHaveLength(1)
    })
    it('refuses to reach past provider.ts', () => {
      expect(
        broken({
          ...adapter,
          ...provider,
          [`${mail}/outbox.ts`]: "import { smtp } from './providers/smtp.ts'",
        }),
      ).toHaveLength(1)
    })
    it('refuses a foreign service outside of an adapter', () => {
      expect(broken({ [`${mail}/outbox.ts`]: "import nodemailer from 'nodemailer'" })).toHaveLength(1)
    })
  })

  describe('7. layers of the web', () => {
    const feature = 'web/src/features/quizzes'

    it('refuses a feature in lib and in components', () => {
      const text = "import { QuizCard } from '#web/features/quizzes/components/quiz-card.tsx'"
      expect(broken({ 'web/src/lib/session.ts': text })).toHaveLength(1)
      expect(broken({ 'web/src/components/layout/page.tsx': text })).toHaveLength(1)
    })
    it('lets everything know in which workspace one works', () => {
      const text = "import { useWorkspace } from '#web/features/workspaces/queries.ts'"
      expect(broken({ [`${feature}/components/row.tsx`]: text })).toEqual([])
    })

    it("lets pages, but not components, use other features' components", () => {
      const text = "import { Avatar } from '#web/features/users/components/avatar.tsx'"
      expect(broken({ [`${feature}/pages/list.tsx`]: text })).toEqual([])
      expect(broken({ [`${feature}/components/card.tsx`]: text })).toHaveLength(1)
    })
    it('lets every part of a feature use the paper, which knows none of them', () => {
      const text = "import { OpenPage } from '#web/features/paper/open-page.tsx'"
      expect(broken({ 'web/src/features/taking/pages/taking-page.tsx': text })).toEqual([])
      expect(broken({ 'web/src/features/taking/components/row.tsx': text })).toEqual([])
      const back = "import { QuizCard } from '#web/features/quizzes/components/quiz-card.tsx'"
      expect(broken({ 'web/src/features/paper/pages/sheet.tsx': back })).toHaveLength(1)
    })
    it('lets every part of the editor use quizzes, which do not know it', () => {
      const text = "import { useRememberQuiz } from '#web/features/quizzes/mutations.ts'"
      expect(broken({ 'web/src/features/quiz-editor/mutations.ts': text })).toEqual([])
      const back =
        "import { MakeQuizButton } from '#web/features/quiz-editor/components/make-quiz-button.tsx'"
      expect(broken({ [`${feature}/pages/list.tsx`]: back })).toHaveLength(1)
      expect(broken({ 'web/src/features/demo/pages/generation-page.tsx': back })).toEqual([])
    })
    it("refuses another feature's insides even to a page", () => {
      expect(
        broken({ [`${feature}/pages/list.tsx`]: "import { x } from '#web/features/users/mutations.ts'" }),
      ).toHaveLength(1)
    })
    it('lets the shell know the features, but not the other way round', () => {
      expect(
        broken({
          'web/src/features/shell/user-menu.tsx':
            "import { useLogOut } from '#web/features/users/mutations.ts'",
        }),
      ).toEqual([])
      expect(
        broken({ [`${feature}/pages/list.tsx`]: "import { Menu } from '#web/features/shell/user-menu.tsx'" }),
      ).toHaveLength(1)
    })
    it('lets only queries and mutations call the API', () => {
      const text = "import { request } from '#web/lib/api-client.ts'"
      expect(broken({ [`${feature}/queries.ts`]: text, [`${feature}/mutations.ts`]: text })).toEqual([])
      expect(broken({ [`${feature}/components/card.tsx`]: text })).toHaveLength(1)
    })
  })

  describe('8. tests', () => {
    it('refuses the test harness in the product', () => {
      expect(broken({ 'server/src/app.ts': "import { testApp } from '#test/test-app.ts'" })).toHaveLength(1)
    })
    it('refuses what a folder testing holds', () => {
      const texts = "import { TUNING_TEXTS } from './testing/tuning-texts.ts'"
      expect(broken({ 'knowledge/src/document/questions.ts': texts })).toHaveLength(1)
      expect(broken({ 'knowledge/src/document/questions.test.ts': texts })).toEqual([])
    })
    it('lets a test import anything', () => {
      const text =
        "import { testApp } from '#test/test-app.ts'\nimport { quizzes } from '#server/database/schema/quizzes.ts'"
      expect(broken({ [`${quizzes}/service.test.ts`]: text })).toEqual([])
    })
  })

  describe('9. what is known', () => {
    const generation = 'server/src/modules/generation'

    it('refuses server and web in it', () => {
      const gate = "import { rejectionOf } from '../../server/src/modules/generation/gate.ts'"
      expect(broken({ 'knowledge/src/random.ts': gate })).toHaveLength(1)
      expect(
        broken({ 'knowledge/src/random.ts': "import type { x } from '../../web/src/main.tsx'" }),
      ).toHaveLength(1)
    })
    it('refuses the server in its tests too, and what measures', () => {
      const gate = "import { rejectionOf } from '../../../server/src/modules/generation/gate.ts'"
      const batch = "import { runBatch } from '../../bench/generation/batch.ts'"
      expect(broken({ 'knowledge/src/document/questions.test.ts': gate })).toHaveLength(1)
      expect(broken({ 'knowledge/eval/coverage/evaluate.ts': gate })).toHaveLength(1)
      expect(broken({ 'knowledge/src/random.test.ts': batch })).toHaveLength(1)
    })
    it('lets it know the contract, and lets what measures know both', () => {
      const locale = "import type { Locale } from '@probant/contract/locales'"
      const both =
        "import { rejectionOf } from '../../server/src/modules/generation/gate.ts'\nimport { seededRandom } from '../../knowledge/src/random.ts'"
      expect(broken({ 'knowledge/src/source.ts': locale, 'bench/generation/batch.ts': both })).toEqual([])
    })
    it('lets the server use it through its faces alone, types too', () => {
      const face = "import { openSubjects } from '@probant/knowledge'"
      expect(broken({ [`${generation}/builtin/generator.ts`]: face })).toEqual([])
      for (const inner of ['../../../../../knowledge/src/source.ts', '@probant/knowledge/src/source.ts'])
        expect(
          broken({ [`${generation}/builtin/deal.ts`]: `import type { Subject } from '${inner}'` }),
        ).toHaveLength(1)
    })
    it('refuses files and network in the rules of language', () => {
      const reading = "import { readFileSync } from 'node:fs'"
      expect(broken({ 'knowledge/src/document/french/words.ts': reading })).toHaveLength(1)
      expect(broken({ 'knowledge/src/french-lexicon.ts': reading })).toEqual([])
    })
    it('lets only the worker for documents load the language work', () => {
      const face = "import { questionsFromText } from '@probant/knowledge/document'"
      expect(broken({ [`${generation}/documents/worker.ts`]: face })).toEqual([])
      expect(broken({ [`${generation}/builtin/from-text.ts`]: face })).toHaveLength(1)
    })
    it('refuses it in the web', () => {
      const face = "import { seededRandom } from '@probant/knowledge'"
      expect(broken({ 'web/src/lib/session.ts': face })).toHaveLength(1)
    })
  })

  describe('10. mails', () => {
    it('are written by sending', () => {
      const writing = 'export const createX = ({ mailWriter }: Platform) => mailWriter'
      expect(broken({ 'server/src/modules/sending/index.ts': writing })).toEqual([])
      expect(broken({ [`${quizzes}/index.ts`]: writing })).toHaveLength(1)
    })
  })

  describe('11. what a browser loads', () => {
    const awaiting = [
      "await startI18n('refusals')",
      'export const site = await readSite()',
      'for await (const event of events()) tell(event)',
      'if (isLate) { await patience() }',
      'await using lock = take()',
    ]

    it('refuses an await outside of a function, in the web and in the contract', () => {
      for (const text of awaiting) {
        expect(broken({ 'web/src/main.tsx': text }), text).toHaveLength(1)
        expect(broken({ 'contract/src/site.ts': text }), text).toHaveLength(1)
      }
    })
    it('lets a function await', () => {
      const text = `
        export async function draw() { await load(); for await (const part of parts()) show(part) }
        const ask = async () => await fetch('/api/site')
        class Page { async open() { await draw() } }
        void startI18n().then(async () => { await draw() })`
      expect(broken({ 'web/src/main.tsx': text })).toEqual([])
    })
    it('lets what runs on a server await, and tests', () => {
      for (const path of ['server/src/main.ts', 'web/vite.config.ts', 'web/src/main.test.ts'])
        expect(broken({ [path]: 'await start()' })).toEqual([])
    })
  })
})

const quizzes = 'server/src/modules/quizzes'
const users = 'server/src/modules/users'

function broken(files: Record<string, string>) {
  return violationsIn(
    Object.entries(files).map(([path, text]) => ({ path, text, imports: importsOf(path, text) })),
  )
}
