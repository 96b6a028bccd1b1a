/**
 * The contract's endpoints carry their schemas along, which the quiz page never asks: it is the server that checks. There
 * (`vite.quiz.config.ts`) this stands for Zod, and takes whatever is done with it: 30 KiB less to load.
 */
const anything = new Proxy((() => anything) as unknown as Anything, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
})

interface Anything {
  (...given: unknown[]): Anything
  [key: string]: Anything
}

export const z = anything
