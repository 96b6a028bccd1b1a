import {
  type FakeModelServer,
  type ModelCall,
  startModelServer,
} from '../../server/test/fakes/model-server.ts'
import { type App, startApp } from './app.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

export const MODEL_KEY = 'sk-for-the-server-and-nobody-else'

export interface AppWithModel {
  app: App
  model: FakeModelServer
}

/** For stories in which a language model makes the questions; its part a stand-in on this machine plays. */
export const test = base.extend<object, { withModel: AppWithModel }>({
  withModel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const model = agreeing(await startModelServer())
      const app = await startApp({
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: `${model.url}/v1`,
        AI_MODEL: 'fake-1',
        AI_API_KEY: MODEL_KEY,
        AI_MAX_RETRIES: '0',
      })
      await use({ app, model })
      await app.stop()
      await model.close()
    },
    { scope: 'worker' },
  ],
  app: [({ withModel }, use) => use(withModel.app), { scope: 'worker' }],
})

/** Asked for the answer to one of its own statements, all of which are true, it says so by itself; to the rest it has none. */
function agreeing(model: FakeModelServer): FakeModelServer {
  return {
    ...model,
    answerWith: (answer) =>
      model.answerWith((voice, call) => {
        if (!isForKey(call)) return answer(voice, call)
        const isStatement = JSON.stringify(call.body).includes('\\"true\\" or')
        voice.say(isStatement ? JSON.stringify({ answers: ['true'], reason: 'As it is.' }) : 'No idea.')
        voice.end()
      }),
  }
}

/** Is it asked to answer a question, not to write some? */
export function isForKey({ body }: ModelCall): boolean {
  return JSON.stringify(body).includes('You answer quiz questions')
}

/** A statement as a model writes it into its answer. */
export function statement(title: string): string {
  return JSON.stringify({ type: 'true_false', difficulty: 'easy', title, isTrue: true, explanation: '' })
}
