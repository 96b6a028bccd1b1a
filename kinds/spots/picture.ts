/** One picture in Markdown, and nothing else. */
const PICTURE = /^!\[((?:[^\]\\\n]|\\.)*)\]\(picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)$/i

/** Which picture it is, and what is to be seen on it. */
export function pictureIn(markdown: string): { id: string; alt: string } | undefined {
  const [, alt = '', id] = PICTURE.exec(markdown) ?? []
  return id ? { id, alt: alt.replace(/\\(.)/g, '$1') } : undefined
}

export const namesPicture = (markdown: string): boolean => pictureIn(markdown) !== undefined

export const descriptionIn = (markdown: string): string => pictureIn(markdown)?.alt.trim() ?? ''

/** How large the picture is that stands in HTML; nothing where it is gone and only its description is left. */
export function sizeIn(html: string): { width: number; height: number } {
  const [image = ''] = /<img\b[^>"]*(?:"[^"]*"[^>"]*)*>/.exec(html) ?? []
  const attributes = image.replace(/alt="[^"]*"/, '')
  const numberOf = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(attributes)?.[1] ?? 0)
  const [width, height] = [numberOf('width'), numberOf('height')]
  return width > 0 && height > 0 ? { width, height } : { width: 0, height: 0 }
}
