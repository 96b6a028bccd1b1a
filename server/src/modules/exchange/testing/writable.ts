import { renderPortable } from '#server/platform/markdown/portable.ts'
import type { WritableQuestion } from '../formats/format.ts'
import { PICTURE } from './questions.ts'
import type { Asked } from './round-trip.ts'

/** What a writer is told of a question to say what it can't hold of it. */
export function writable({ draft, points }: Asked): WritableQuestion {
  const picture = (id: string) => (id === PICTURE.id ? { src: 'picture' } : undefined)
  const html = textsOf(draft)
    .map((text) => renderPortable(text, 'mathml', { picture }))
    .join('')
  return {
    draft,
    points,
    has: {
      formatting: /<(?:strong|em|del|code|pre|blockquote|ul|ol|table|a|hr|br)\b/.test(html),
      formulas: html.includes('<math'),
      pictures: html.includes('<img'),
    },
    plain: (markdown) => renderPortable(markdown, 'plain', { picture }),
  }
}

function textsOf({ title, explanation, content }: Asked['draft']): string[] {
  const own = 'answers' in content ? content.answers.map(({ text }) => text) : []
  const guidance = 'guidance' in content ? [content.guidance] : []
  return [title, explanation, ...own, ...guidance]
}
