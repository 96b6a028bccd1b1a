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
  await globalThis.caches?.open(nameOf(quizId)).catch(() => {})
  for (const address of picturesOn(paper)) await fetched(pageConfig().apiBaseUrl + address)
}

export async function forgetPictures(quizId: string): Promise<void> {
  await globalThis.caches?.delete(nameOf(quizId)).catch(() => {})
}

/** Wherever they stand: in a question, in one of its answers, or below the regions of one. */
export function picturesOn(paper: Pick<Paper, 'sections'>): string[] {
  return [...new Set(JSON.stringify(paper.sections).match(PICTURE))]
}

const PICTURE = new RegExp(getPicture.url.replace(':pictureId', '[0-9a-f-]{36}'), 'g')

function fetched(address: string): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = image.onerror = () => resolve()
    image.fetchPriority = 'low'
    image.src = address
  })
}
