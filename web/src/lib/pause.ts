/** Waits, but not while the way is open again: the browser says when it is back on the network. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
}
