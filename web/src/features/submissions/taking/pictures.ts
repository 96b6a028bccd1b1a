import { getPicture } from '@probant/contract/pictures'
import type { Paper } from '@probant/contract/quizzes/paper'
import { pageConfig } from '#web/lib/page-config.ts'

/**
 * The page's worker (`quiz-worker.ts`) keeps the pictures of a paper where it finds room made for them under this name:
 * from the start of the work to its end. What is looked at afterwards leaves nothing behind.
 */
const nameOf = (quizId: string) => `quiz pictures ${quizId}`

/**
 * So that each is there before somebody comes to it, or loses the network. One after the other: what is looked at now
 * comes first. None are kept where the page comes by plain http, or the disk is full: they are shown all the same.
 */
export async function fetchPictures(quizId: string, paper: Pick<Paper, 'sections'>): Promise<void> {
  const room = await globalThis.caches?.open(nameOf(quizId)).catch(() => undefined)
  for (const address of picturesOn(paper)) await keep(room, pageConfig().apiBaseUrl + address).catch(() => {})
}

export async function forgetPictures(quizId: string): Promise<void> {
  await globalThis.caches?.delete(nameOf(quizId)).catch(() => {})
}

/** Wherever they stand: in a question, in one of its answers, or below the regions of one. */
export function picturesOn(paper: Pick<Paper, 'sections'>): string[] {
  return [...new Set(JSON.stringify(paper.sections).match(PICTURE))]
}

const PICTURE = new RegExp(getPicture.url.replace(':pictureId', '[0-9a-f-]{36}'), 'g')

/** By the page itself: the first time that somebody comes, its worker is still on its way. */
async function keep(room: Cache | undefined, address: string): Promise<void> {
  if (!room || (await room.match(address))) return
  const answer = await fetch(address, { mode: 'no-cors', priority: 'low' })
  // From another address than the page's it tells nothing of itself.
  if (answer.ok || answer.type === 'opaque') await room.put(address, answer)
}
