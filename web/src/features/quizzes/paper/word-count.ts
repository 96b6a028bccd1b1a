/** How many words a text has; by the rules of its language, where the browser knows them. */
export function wordsIn(text: string, language: string): number {
  if (typeof Intl.Segmenter === 'undefined') return text.split(/\s+/).filter(Boolean).length
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) count += 1
  }
  return count
}
