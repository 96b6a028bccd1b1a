/** What the first element is called, after whatever may stand before it. Only looked for: nothing is parsed yet. */
export function rootNameIn(text: string): string {
  const head = withoutComments(text.slice(0, HEAD))
  return /<(?:[\w.-]{1,40}:)?([A-Za-z][\w.-]{0,60})/.exec(head)?.[1] ?? ''
}

/** So much of a file is looked at. */
export const HEAD = 64 * 1024

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  return first + others.map(afterComment).join('')
}

function afterComment(text: string): string {
  const end = text.indexOf('-->')
  return end < 0 ? '' : text.slice(end + '-->'.length)
}
