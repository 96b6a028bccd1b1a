import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty, openDraft } from '../draft.ts'
import type { Passage } from '../reading/passage.ts'
import { GENERIC_NOUN } from '../terms/generic-nouns.ts'
import { worded } from '../wording.ts'

/** Asks what a thing consists in, what it is for or where it comes from, where a sentence says so. */
export function roles({ sentences, locale, grammar }: Passage): Draft[] {
  return sentences.flatMap((sentence) => {
    for (const { pattern, asked } of PATTERNS[locale]) {
      const { thing = '', verb = '' } = pattern.exec(sentence.text)?.groups ?? {}
      const [, noun = ''] = ONE_WORD.exec(thing) ?? []
      if (!thing || GENERIC_NOUN[locale].test(noun)) continue
      const title = worded(locale, 'explain', { what: asked(grammar.midSentence(thing), verb) })
      return [openDraft({ title, sentence, quality: 0.84 - lengthPenalty(thing), hardness: 0.5 }, 3)]
    }
    return []
  })
}

const ONE_WORD = /^(?:[Ll]e |[Ll]a |[Ll]es |[Ll]’)(\p{Ll}+)$/u

interface Pattern {
  pattern: RegExp
  asked(thing: string, verb: string): string
}

/** After an opening such as `Née aux États-Unis, …` too. */
const CHOSE = String.raw`(?:^|^(?:[^,]{3,70}, ){1,2})(?<thing>(?:[Ll]e |[Ll]a |[Ll]es |[Ll]’)(?!\p{L}+ (?:qui|que|dont) )[\p{L}’ -]{3,55}?)`
const ROLE = String.raw`^(?<thing>(?:Le rôle|Le but|L’objectif|La fonction|La mission) (?:de la |de l’|du |des |de |d’)[\p{L}’ -]{3,50}?)`

function french(said: string, asked: Pattern['asked']): Pattern {
  return { pattern: new RegExp(`${CHOSE} ${said}`, 'u'), asked }
}

const PATTERNS: Record<Locale, readonly Pattern[]> = {
  en: [],
  fr: [
    // La méthode consiste à prévenir les dangers.
    french('(?<verb>consiste|consistent) (?:à|en|dans) .{15,}', (thing, verb) => `en quoi ${verb} ${thing}`),
    french('(?<verb>sert|servent) à .{12,}', (thing, verb) => `à quoi ${verb} ${thing}`),
    // Le rôle de la bile est de disperser les graisses.
    {
      pattern: new RegExp(`${ROLE} (?<verb>est|était) (?:de|d’) ?.{15,}`, 'u'),
      asked: (thing, verb) => `quel ${verb} ${thing}`,
    },
    french('(?<verb>s’explique|s’expliquent) par .{15,}', (thing, verb) => `comment ${verb} ${thing}`),
    french(
      '(?<verb>apparaît|apparaissent|se produit|se produisent|se forme|se forment|survient) (?:lorsqu|quand|si ).{15,}',
      (thing, verb) => `dans quel cas ${verb} ${thing}`,
    ),
    // L’inflation par les coûts vient d’un renchérissement.
    french(
      '(?<verb>vient|viennent|provient|proviennent) (?:du |des |d’une? |de la |de l’).{15,}',
      (thing, verb) => `d’où ${verb} ${thing}`,
    ),
    french(
      '(?<verb>est due|est dû|sont dus|sont dues) (?:à|aux?) .{12,}',
      (thing, verb) => `à quoi ${verb} ${thing}`,
    ),
    french(
      '(?<verb>permet|permettent) (?:de |d’|à |aux? ).{20,}',
      (thing, verb) => `ce que ${verb} ${thing}`,
    ),
  ],
}
