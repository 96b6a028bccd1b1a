import { createHash } from 'node:crypto'

/** A page as the server sends it. */
export interface DrawnPage {
  html: string
  /** Changes with anything on the page. */
  tag: string
}

export function tagOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 22)
}
