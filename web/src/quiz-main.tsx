import { StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { QuizPage } from './features/submissions/pages/quiz-page.tsx'
import { createQuizPage } from './features/submissions/taking/quiz-page.ts'
import { loadSentences, startI18n } from './i18n/i18n.ts'
import { patiently } from './lib/patience.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'

void draw()

/**
 * The page of a quiz stands alone: it is opened under time pressure, on any device, on a bad network, so it brings along
 * nothing of the rest of the product, and all of its files are kept for a reload without network.
 */
async function draw(): Promise<void> {
  const [, , quizId = ''] = location.pathname.split('/')
  const [page] = await Promise.all([createQuizPage(decodeURIComponent(quizId)), speak()])
  // To the browser, what the application left behind in the history is this page's own: going back to it has to load it.
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload()
  })
  if (import.meta.env.PROD)
    void navigator.serviceWorker?.register('/quiz-worker.js', { scope: '/quiz/' }).catch(() => {})

  // Drawn in one go, so that nothing moves; on a slow network with its place kept meanwhile.
  await patiently(page.opened)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const drawing = (
    <StrictMode>
      <ThemeProvider>
        <Suspense>
          <QuizPage page={page} />
        </Suspense>
      </ThemeProvider>
    </StrictMode>
  )
  // In short turns, between which the browser answers.
  startTransition(() => createRoot(root).render(drawing))
}

async function speak(): Promise<void> {
  await startI18n()
  await loadSentences('entering', 'taking')
}
