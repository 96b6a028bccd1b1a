/** Follows no redirect, which would take the key and the text elsewhere, and waits for an answer to begin only so long. */
export function createCarefulFetch({ firstMs }: { firstMs: number }): typeof fetch {
  return async (input, init) => {
    const patience = new AbortController()
    const timer = setTimeout(
      () => patience.abort(new DOMException('No answer began', 'TimeoutError')),
      firstMs,
    )
    try {
      const signals = [patience.signal, ...(init?.signal ? [init.signal] : [])]
      return await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.any(signals) })
    } finally {
      clearTimeout(timer)
    }
  }
}
