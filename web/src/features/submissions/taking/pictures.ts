/**
 * The page's worker (`quiz-worker.ts`) keeps the pictures of a paper where it finds room made for them under this name:
 * from the start of the work to its end. What is looked at afterwards leaves nothing behind.
 */
const nameOf = (quizId: string) => `quiz pictures ${quizId}`

/** None where the page comes by plain http, or the disk is full: the pictures are shown all the same. */
export async function makeRoomForPictures(quizId: string): Promise<void> {
  await globalThis.caches?.open(nameOf(quizId)).catch(() => {})
}

export async function forgetPictures(quizId: string): Promise<void> {
  await globalThis.caches?.delete(nameOf(quizId)).catch(() => {})
}
