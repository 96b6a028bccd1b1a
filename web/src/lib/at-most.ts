/** Waits for it, but no longer than that: what takes longer is shown as being on its way. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])
}
