import { isExampleHeading } from './worked-examples.ts'

export interface Paragraph {
  text: string
  /** The one that it stands under. */
  heading: string | undefined
}

/** The paragraphs of a document, without menus, tables, code and Markdown. */
export function paragraphsOf(text: string): Paragraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '\n')
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^>\n]{0,200}>/gi, ' ')
    .split(/\n[^\S\n]*\n/)
    .flatMap(outsideExamples())
    .flatMap(withAnnouncement())
    .map(({ text, heading }) => ({ text: withoutMarks(text).replace(LEAD_IN, ''), heading }))
    .filter(({ text }) => /[.!?…]["”»)\s]*$/.test(text) && text.split(/\s+/).length >= 5)
}

/** What announces a list at the end of a paragraph: `His evidence:` */
const LEAD_IN = /(?<=[.!?]["”»)]*)\s+[^.!?]*[:\u2026]$/u

/** The paragraphs of blocks that follow each other, without those under a heading such as `Worked example`. */
function outsideExamples(): (block: string) => Paragraph[] {
  let isExample = false
  let heading: string | undefined
  return (block) => {
    const paragraphs: Paragraph[] = []
    if (QUESTION.test(block)) {
      isExample = false
      heading = block
      return []
    }
    for (const { text, isHeading } of joinLines(block)) {
      if (isHeading) {
        isExample = isExampleHeading(text)
        heading = text
      } else if (!isExample) paragraphs.push({ text, heading })
    }
    return paragraphs
  }
}

/** `You can claim for:`, put before each of the things that are listed below it. */
function withAnnouncement(): (paragraph: Paragraph) => Paragraph {
  let lead: string | undefined
  return (paragraph) => {
    const { text, heading } = paragraph
    const isEntry = /^\p{Ll}/u.test(text)
    if (lead !== undefined && isEntry && !/[.!?]\s/.test(text))
      return { text: announced(lead, text), heading }
    lead = ANNOUNCEMENT.exec(text)?.groups?.lead
    return paragraph
  }
}

/** Its end shows that the things complete it. */
const ANNOUNCEMENT =
  /(?:^|[.!?]\s+)(?<lead>\p{Lu}[^.!?:]{5,110}\b(?:must|should|can|may|cannot|to|for|by|do the following(?: [^:]{3,40})?))\s?:$/u

function announced(lead: string, entry: string): string {
  const thing = entry.replace(/\s*[;,.]?(?:\s(?:and|or))?$/, '')
  const [before, after] = lead.split(/\bdo the following/)
  return after === undefined ? `${lead} ${thing}.` : `${before}${thing}${after}.`
}

/** `Where does inflation come from?` on a line of its own, and not `How much does he pay?` */
const QUESTION =
  /^(?:(?:Where|Why|How|What|Who|When) (?:do|does|did|is|are|was|were)|(?:D’)?[Oo]ù|D’où|Pourquoi|Comment|Qu’est-ce|Qui|Quels?|Quelles?|Et)(?![\p{L}])(?! (?:much|many|he|she|doit|faire|est (?:le|la) (?:prix|coût|montant|taux)))[^\d\n]{5,60}\?$/u

interface Joined {
  text: string
  isHeading: boolean
}

/** Joins the lines of a paragraph, but not headings and entries of a list. */
function joinLines(block: string): Joined[] {
  const paragraphs: Joined[] = []
  let isOpen = false
  const lines = block.split('\n').map((one) => one.trim())
  for (const [at, line] of lines.entries()) {
    const isEntry = ENTRY.test(line)
    const isTitle = /^#{1,6}\s/.test(line) || isHeading(line, { isOpen, next: lines[at + 1] ?? '' })
    if (line && isTitle && !/^[-*•–+>]/.test(line)) paragraphs.push({ text: line, isHeading: true })
    if (!line || SKIPPED.test(line) || isTitle) {
      isOpen = false
      continue
    }
    const before = isOpen && !isEntry ? paragraphs.pop() : undefined
    paragraphs.push({ text: before ? joined(before.text, line) : line.replace(ENTRY, ''), isHeading: false })
    isOpen = true
  }
  return paragraphs
}

const ENTRY = /^(?:[-*•–+]\s+|\d{1,2}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,2}\.?\s+(?=\p{Lu})|[a-z]\)\s+|>\s*)/u
const SKIPPED = /^(#{1,6}\s|\||[-=*_]{3,}$|!\[|https?:\S+$|\d+$)/

/** A short line without punctuation at its end, unless it is in the middle of a paragraph. */
function isHeading(line: string, { isOpen, next }: { isOpen: boolean; next: string }): boolean {
  if (isOpen || /^\p{Ll}/u.test(next)) return false
  return line.length < 60 && !/[.,;:!?…”»)]$/.test(line) && line.split(/\s+/).length < 9
}

/** Also joins a word that was hyphenated at the end of a line. */
function joined(before: string, line: string): string {
  const isBroken = /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line)
  return isBroken ? before.slice(0, -1) + line : `${before} ${line}`
}

function withoutMarks(paragraph: string): string {
  return paragraph
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[(\d{1,3}|note \d+|citation needed|réf\. nécessaire)\]/gi, '')
    .replace(/(\*\*|__|`)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)([^*_]+)[*_](?![\p{L}\p{N}])/gu, '$1')
    .replace(/'/g, '’')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .replace(/ +([.,])/g, '$1')
    .trim()
}
