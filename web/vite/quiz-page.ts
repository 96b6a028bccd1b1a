import type { Plugin } from 'vite'

/** `/quiz/{id}`, as the built page is served for it. */
const ADDRESS = /^\/quiz\/[^/?]+\/?(\?|$)/i

/** The page of a quiz is built by itself; the development server, which knows one page, hears here of the other. */
export function quizPage(): Plugin {
  return {
    name: 'probant:quiz-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (ADDRESS.test(request.url ?? '')) request.url = '/quiz.html'
        next()
      })
    },
  }
}
