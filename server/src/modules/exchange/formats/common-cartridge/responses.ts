import { type Markup, tag } from '#server/platform/xml/markup.ts'
import { html } from './assessment.ts'

/** What every item calls what was answered. */
export const RESPONSE = 'response'

/** One of several is chosen; each has a name, and says something in HTML. */
export function choiceResponse(
  choices: readonly (readonly [ident: string, content: string])[],
  { shuffles }: { shuffles: boolean },
): Markup {
  const labels = choices.map(([ident, content]) => tag('response_label', { ident }, html(content)))
  return tag(
    'response_lid',
    { ident: RESPONSE, rcardinality: 'Single' },
    tag('render_choice', { shuffle: shuffles ? 'Yes' : 'No' }, labels),
  )
}

/** Something is written, in a field of that size. */
export function textResponse(size: { rows: number; columns: number }): Markup {
  const box = tag('render_fib', { ...size, prompt: 'Box' })
  return tag('response_str', { ident: RESPONSE, rcardinality: 'Single' }, box)
}
