/** For so long a page waits to be drawn in one go. */
const PATIENCE_MS = 1000

/** Waits for it, within reason: what takes longer, or fails, is shown as what it is by whoever shows it. */
export async function patiently(work: Promise<unknown>): Promise<void> {
  const done = work.catch(() => undefined)
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
