/**
 * What it comes to, or nothing where that takes longer. In two steps, for after a sleep both are late: the timer, and
 * what it is set against.
 */
export async function within<Result>(ms: number, action: Promise<Result>): Promise<Result | undefined> {
  const first = await Promise.race([action, after(ms / 2)])
  return first ?? Promise.race([action, after(ms / 2)])
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
