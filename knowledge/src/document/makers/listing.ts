import type { Locale } from '@probant/contract/locales'
import { type Draft, openDraft } from '../draft.ts'
import { lowerFirst } from '../first-letter.ts'
import type { Passage } from '../passage.ts'
import { worded } from '../wording.ts'

/** Asks to name the things that a sentence announces and lists. */
export function listing({ sentences, locale }: Passage): Draft[] {
  return sentences.flatMap((sentence) => {
    for (const { pattern, items } of PATTERNS[locale]) {
      const groups = pattern.exec(sentence.text)?.groups
      if (!groups || (groups.items ?? '').length > 80) continue
      const title = worded(locale, 'nameList', { items: items(groups.items ?? '', groups.said ?? '') })
      return [openDraft({ title, sentence, quality: 0.84, hardness: 0.5 }, 3)]
    }
    return []
  })
}

interface Pattern {
  pattern: RegExp
  items(items: string, said: string): string
}

const PATTERNS: Record<Locale, readonly Pattern[]> = {
  en: [
    {
      pattern:
        /^There are (?<items>(?:two|three|four|five|six|seven|eight|\d+) [^:,]+?)(?: called)?: [^:]+(?:,| and )/,
      items: (items) => `the ${items}`,
    },
    {
      pattern:
        /^(?<items>(?:Several|Many|Two|Three|Four|Five|Six|Various) [\p{L} ]+?) (?<said>(?:limit|affect|influence|determine|control|make up|form|cause|explain|protect|contribute to)[^:,]*): [^:]+(?:,| and )/u,
      items: (items, said) =>
        `the ${items.replace(/^(?:Several|Many|Various) /, '').toLowerCase()} that ${said}`,
    },
    {
      pattern:
        /^(?<items>[\p{L}’ -]+?) (?<said>is made up of|are made up of|is divided into|are divided into|consists of|consist of|is composed of) (?:two|three|four|five|six)\b[^:]*: [^:]+(?:,| and )/u,
      items: (items, said) => `what ${lowerFirst(items)} ${said}`,
    },
    {
      pattern:
        /^(?<said>(?:An?|The) [\p{L}’ -]{2,40}? (?:needs?|requires?|has|have|contains?|uses?)) (?<items>(?:two|three|four|five|six|seven|eight) [^:,]+?): [^:]+(?:,| and )/u,
      items: (items, said) => `the ${items} that ${lowerFirst(said)}`,
    },
  ],
  fr: [
    {
      pattern:
        /^(?:Il existe|On distingue|Il y a|On compte) (?<items>(?:deux|trois|quatre|cinq|six|sept|huit|\d+) [^:,]+?)\s?: [^:]+(?:,| et )/u,
      items: (items) => `les ${items}`,
    },
    {
      pattern:
        /^(?:Plusieurs|Deux|Trois|Quatre|Cinq|Six|Divers|Différents) (?<items>[\p{L} ]+?) (?<said>(?:limitent|influencent|déterminent|affectent|expliquent|composent|forment|provoquent|favorisent|contribuent à)[^:,]*?)\s?: [^:]+(?:,| et )/u,
      items: (items, said) => `les ${items} qui ${said}`,
    },
    {
      pattern:
        /^(?<said>(?:Le |La |L’|Une? )[\p{L}’ -]{2,40}?) a besoin de (?<items>(?:deux|trois|quatre|cinq|six|sept|huit) [^:,]+?)\s?: [^:]+(?:,| et )/u,
      items: (items, said) => `les ${items} dont ${lowerFirst(said)} a besoin`,
    },
  ],
}
