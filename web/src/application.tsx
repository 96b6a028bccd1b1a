import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense } from 'react'
import { ThemeProvider } from './theme/theme-provider.tsx'

interface ApplicationProps {
  router: AnyRouter
  queryClient: QueryClient
}

/** What is around all pages, in the browser and where the server draws one: the browser goes on with what was drawn. */
export function Application({ router, queryClient }: ApplicationProps) {
  return (
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>
  )
}
