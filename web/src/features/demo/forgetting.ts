import { demoWorkspace } from './demo-workspace.ts'

/** All that this browser holds of the demo, also what its forms had put aside. */
export function forgetDemo(): void {
  const { visitorId } = demoWorkspace.contents()
  demoWorkspace.clear()
  try {
    const own = Object.keys(localStorage).filter((name) => name.includes(visitorId))
    for (const name of own) localStorage.removeItem(name)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
