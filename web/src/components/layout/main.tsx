import { createContext, type ReactNode, useContext } from 'react'

const IsInside = createContext(false)

/** The page's own part: where the skip link leads, and of which there is only one. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      <IsInside value={true}>{children}</IsInside>
    </main>
  )
}

/** Is a layout around this already? An error page may be drawn inside of one, or in its place. */
export function useIsInsideMain(): boolean {
  return useContext(IsInside)
}
