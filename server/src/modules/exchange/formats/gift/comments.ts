/** Tags stand in a comment before the question, since GIFT has no other place for them. Moodle reads these. */
export function tagComment(tags: readonly string[]): string {
  const words = tags.filter(isWritable).map((tag) => `[tag:${tag.replaceAll(']', '\\]')}]`)
  return words.length > 0 ? `// ${words.join(' ')}\n` : ''
}

export function tagsIn(comment: string): string[] {
  return [...comment.matchAll(TAG)].map(([, tag = '']) => tag.replaceAll('\\]', ']').trim())
}

export function isComment(line: string): boolean {
  return line.trimStart().startsWith('//')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a tag has none
const TAG = /\[tag:((?:\\\]|\\(?!\])|[^\]\\<>`\u0000-\u001f\u007f]){1,100})\]/g

/** What Moodle takes for no tag; a subject is told by its category as well. */
function isWritable(tag: string): boolean {
  return !/[<>`]|\\(?:\]|$)/.test(tag)
}
