/** Tells the addresses of pages from all others; `/quiz/$quizId` stands for any quiz. */
export function pageAddresses(pages: readonly string[]): (path: string) => boolean {
  const known = pages.map(stepsOf)
  return (path) => {
    const steps = stepsOf(path)
    return known.some(
      (page) => page.length === steps.length && page.every((step, at) => fits(step, steps[at])),
    )
  }
}

/** As the router takes them: capitals are as good, and so is a slash at the end. */
function stepsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/')
}

function fits(step: string, given: string | undefined): boolean {
  return step.startsWith('$') ? given !== '' : given === step
}
