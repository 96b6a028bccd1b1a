/**
 * Makes the text of a field another one as if it had been typed, so that Ctrl+Z takes it back; false where the browser
 * doesn't do that.
 */
export function typeInto(field: HTMLTextAreaElement, text: string): boolean {
  const { start, end, typed } = differenceOf(field.value, text)
  field.focus()
  field.setSelectionRange(start, end)
  // It is called outdated, but nothing else writes into the history of a field; all browsers have it.
  if (typed) document.execCommand?.('insertText', false, typed)
  else if (end > start) document.execCommand?.('delete')
  return field.value === text
}

/** Which part of a text becomes what, at least. */
export function differenceOf(before: string, after: string): { start: number; end: number; typed: string } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { start, end: before.length - same, typed: after.slice(start, after.length - same) }
}
