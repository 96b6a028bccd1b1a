import type { RightOnSheet } from '@probant/kinds/kind'
import { RichText } from '#web/components/text/rich-text.tsx'

/** What is right, in as many words as a key has for it. */
export function RightAnswer({ right }: { right: RightOnSheet }) {
  if ('html' in right) return <RichText html={right.html} />
  if ('words' in right) return right.words
  if ('accepted' in right) return right.accepted.join(' / ')
  return right.guidanceHtml ? <RichText html={right.guidanceHtml} /> : right.graded
}

/** Are these the author's words? Else they are the page's own. */
export function isAuthors(right: RightOnSheet): boolean {
  return 'graded' in right ? right.guidanceHtml !== '' : !('words' in right)
}
