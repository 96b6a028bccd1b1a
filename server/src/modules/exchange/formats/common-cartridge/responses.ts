import { type Markup, tag } from '#server/platform/xml/markup.ts'
import { html } from './assessment.ts'

/** What every item calls what was answered. */
export const RESPONSE = 'response'

/** One of several is chosen, or as many as one likes; each has a name, and says something in HTML. */
export function choiceResponse(
  choices: readonly (readonly [ident: string, content: string])[],
  { shuffles, isSeveral = false }: { shuffles: boolean; isSeveral?: boolean },
): Markup {
  const labels = choices.map(([ident, content]) => tag('response_label', { ident }, html(content)))
  return tag(
    'response_lid',
    { ident: RESPONSE, rcardinality: isSeveral ? 'Multiple' : 'Single' },
    tag('render_choice', { shuffle: shuffles ? 'Yes' : 'No' }, labels),
  )
}

/** All of the right ones are chosen, and none of the wrong ones. */
export function onlyThese(right: readonly string[], wrong: readonly string[]): Markup {
  const chosen = (name: string) => tag('varequal', { respident: RESPONSE }, name)
  return tag(
    'and',
    {},
    right.map(chosen),
    wrong.map((name) => tag('not', {}, chosen(name))),
  )
}

/** Something is written, in a field of that size. */
export function textResponse(size: { rows: number; columns: number }): Markup {
  const box = tag('render_fib', { ...size, prompt: 'Box' })
  return tag('response_str', { ident: RESPONSE, rcardinality: 'Single' }, box)
}
