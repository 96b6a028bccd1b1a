import { cdata, type Markup, tag } from '#server/platform/xml/markup.ts'
import type { OutgoingPicture, OutgoingQuestion } from '../format.ts'

/** Where Moodle looks for a file that lies beside a text. */
export const FILES_BESIDE = '@@PLUGINFILE@@/'

export function pictureSrc({ name }: Pick<OutgoingPicture, 'name'>): string {
  return `${FILES_BESIDE}${name}`
}

/** HTML, followed by the pictures that it names. */
export function textElement(
  name: string,
  html: string,
  { pictures }: Pick<OutgoingQuestion, 'pictures'>,
  attributes: Record<string, number> = {},
  ...others: Markup[]
): Markup {
  const own = pictures.filter((picture) => html.includes(pictureSrc(picture)))
  return tag(
    name,
    { ...attributes, format: 'html' },
    tag('text', {}, html && cdata(html)),
    own.map(fileElement),
    others,
  )
}

export function emptyText(name: string): Markup {
  return tag(name, { format: 'html' }, tag('text'))
}

/** An answer that is compared letter by letter. */
export function plainAnswer(text: string, fraction: number): Markup {
  return tag(
    'answer',
    { fraction, format: 'moodle_auto_format' },
    tag('text', {}, text),
    emptyText('feedback'),
  )
}

function fileElement({ name, bytes }: OutgoingPicture): Markup {
  return tag('file', { name, path: '/', encoding: 'base64' }, Buffer.from(bytes).toString('base64'))
}
