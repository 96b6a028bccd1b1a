/** How a text names a picture; the triggers that note uses (`note_picture_uses`) look for the same. */
export const NAMED = /picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi

/** Which pictures these texts name, each once. */
export function picturesNamedIn(texts: readonly string[]): string[] {
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, id = '']) => id.toLowerCase()))),
  ]
}
