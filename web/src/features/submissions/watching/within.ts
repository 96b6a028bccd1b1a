/**
 * Is it done before so long has passed? In two steps, for after a sleep both are late: the timer, and what it is set
 * against.
 */
export async function isDoneWithin(ms: number, deed: Promise<unknown>): Promise<boolean> {
  const done = deed.then(
    () => true,
    () => true,
  )
  return (await Promise.race([done, after(ms / 2)])) || (await Promise.race([done, after(ms / 2)]))
}

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms))
}
