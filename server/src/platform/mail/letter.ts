import type { Locale } from '@probant/contract/locales'
import { escapeHtml } from './escape-html.ts'
import { letterHtml } from './letter-html.ts'
import type { Letterhead } from './letterhead.ts'
import { unlinked } from './web-addresses.ts'

/** What a mail says, before it is set in type. */
export interface Letter {
  heading: string
  paragraphs: readonly string[]
  /** What one wants to find again at a glance. */
  facts?: readonly Fact[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** What is to be typed elsewhere: it stands alone, and large. */
  code?: string
  /** A quieter last word. */
  closing?: string
}

export interface Fact {
  label: string
  value: string
}

export interface LetterSetting {
  locale: Locale
  productName: string
  /** Whose name stands at its head in the place of the product's. */
  letterhead?: Letterhead | null
}

/** The same letter twice: as plain text, and as HTML for those who see it. Only the action is a link. */
export function renderLetter(draft: Letter & LetterSetting): { text: string; html: string } {
  const letter = {
    ...draft,
    ...inWords(draft),
    letterhead: draft.letterhead && unlinkedHead(draft.letterhead),
  }
  const linkHint = LINK_HINTS[letter.locale]
  const sentWith = SENT_WITH[letter.locale](letter.productName)
  return { text: letterText(letter, sentWith), html: letterHtml(letter, { linkHint, sentWith }) }
}

/** Names and titles are words that people chose, whatever they look like. */
function inWords({ heading, paragraphs, facts = [], action }: Letter): Partial<Letter> {
  return {
    heading: unlinked(heading),
    paragraphs: paragraphs.map(unlinked),
    facts: facts.map(({ label, value }) => ({ label, value: unlinked(value) })),
    action: action && { ...action, label: unlinked(action.label) },
  }
}

function unlinkedHead({ name, line, ...head }: Letterhead): Letterhead {
  return { ...head, name: unlinked(name), line: unlinked(line) }
}

/** For eyes other than the recipient's: a code, or what follows the address of the page, is theirs alone. */
export function hideLink<Body extends { text: string; html: string }>(body: Body, link: string | null): Body {
  if (!link) return body
  const shown = link.includes('://') ? `${link.replace(/[#?].*$/s, '')}#…` : '…'
  return {
    ...body,
    text: body.text.replaceAll(link, shown),
    html: body.html.replaceAll(escapeHtml(link), escapeHtml(shown)),
  }
}

const LINK_HINTS: Record<Locale, string> = {
  en: 'If the button doesn’t work, copy this address into your browser:',
  fr: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
}

const SENT_WITH: Record<Locale, (productName: string) => string> = {
  en: (productName) => `Sent with ${productName}`,
  fr: (productName) => `Envoyé avec ${productName}`,
}

function letterText(letter: Letter & LetterSetting, sentWith: string): string {
  const { locale, heading, paragraphs, facts = [], action, code, closing, productName, letterhead } = letter
  const colon = locale === 'fr' ? '\u00a0:' : ':'
  const parts = [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')] : []),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}${colon}\n${action.url}`] : []),
    ...(closing ? [closing] : []),
    // The signature mark of plain mail: what follows is cut from replies.
    `-- \n${letterhead ? signature(letterhead, sentWith) : productName}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function signature({ name, line }: Letterhead, sentWith: string): string {
  return [name, line, sentWith].filter(Boolean).join('\n')
}
