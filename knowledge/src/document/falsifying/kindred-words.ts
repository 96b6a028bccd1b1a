import type { Locale } from '@probant/contract/locales'
import { elided } from '../../elision.ts'
import { isNegated } from './opposites.ts'

/** The statement with a word replaced by another of its closed kind: a century, a season, a continent, a colour, how many. */
export function withKindred(text: string, locale: Locale): string | undefined {
  if (isNegated(text, locale)) return undefined
  for (const { kind, all = kind, others } of KINDS[locale]) {
    // Where two of the kind stand, another one might make no sense beside the second.
    if ([...text.matchAll(all)].length !== 1) continue
    const [only] = text.matchAll(kind)
    const by = only && others(only[0])
    if (only && by) return text.slice(0, only.index) + by + text.slice(only.index + only[0].length)
  }
}

interface Kind {
  /** The words that can be replaced. */
  kind: RegExp
  /** All words of that kind, if there are more. */
  all?: RegExp
  others(word: string): string | undefined
}

function words(pairs: Record<string, string>, around: readonly [string, string] = ['', '']): Kind {
  const [before, after] = around
  const any = `(?<![\\p{L}’-])(?:${Object.keys(pairs).join('|')})(?![\\p{L}-])`
  return {
    kind: new RegExp(`${before}${any}${after}`, 'gu'),
    all: new RegExp(any, 'gu'),
    others: (word) => pairs[word],
  }
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

/** Two centuries away: one that is next to it would be a trap. */
function twoAway(list: readonly string[], word: string): string | undefined {
  const at = list.indexOf(word)
  return at < 0 ? undefined : (list[at - 2] ?? list[at + 2])
}

function fewOf(noun: string): string {
  return elided('Très peu de ', noun) + noun
}

const KINDS: Record<Locale, readonly Kind[]> = {
  en: [
    words({ Most: 'Very few' }, ['(?<=^)', '(?= (?!of|important)\\p{Ll})']),
    words({ All: 'Only some' }, ['(?<=^)', '(?= \\p{Ll})']),
    words({ often: 'rarely', usually: 'rarely', frequently: 'rarely', rarely: 'usually', always: 'never' }, [
      '',
      '(?! (?:called|known|referred))',
    ]),
    {
      kind: /(?<!\b(?:[Bb]efore|[Uu]ntil|[Bb]y|[Ss]ince|[Aa]fter|[Ff]rom)\b[^,]*)\b[a-z]+(?= century\b)/g,
      others: (word) => twoAway(ORDINALS, word),
    },
    words({ summer: 'winter', winter: 'summer' }),
    words({ north: 'south', south: 'north', east: 'west', west: 'east' }, [
      '(?<=\\b(?:the|to|from|in|further) )',
      '',
    ]),
    words({
      eastwards: 'westwards',
      westwards: 'eastwards',
      northwards: 'southwards',
      southwards: 'northwards',
    }),
    words({
      Europe: 'Africa',
      Africa: 'Asia',
      Asia: 'Africa',
      Australia: 'Africa',
      'North America': 'Africa',
      'South America': 'Asia',
    }),
    words({ Atlantic: 'Pacific', Pacific: 'Atlantic', Indian: 'Arctic' }, [
      '',
      '(?= (?:Ocean|Plate|coast|rim)|$)',
    ]),
    words(
      {
        red: 'green',
        green: 'red',
        blue: 'yellow',
        yellow: 'blue',
        pink: 'blue',
        purple: 'yellow',
        black: 'white',
        white: 'black',
      },
      [
        '(?<=(?:turns?|turned|becomes?|became|is|are|looks?|appears?|an?) )',
        '(?=$|[,.]| (?:pigment|light|blood|flag|dye|and|in|when|because)(?!\\p{L}))',
      ],
    ),
    words({ mainly: 'hardly' }),
  ],
  fr: [
    { kind: /^La plupart des \p{Ll}+/gu, others: (found) => fewOf(found.slice('La plupart des '.length)) },
    { kind: /^Tous les (?=\p{Ll})/gu, others: () => 'Seuls certains ' },
    { kind: /^Toutes les (?=\p{Ll})/gu, others: () => 'Seules certaines ' },
    words({ souvent: 'rarement', généralement: 'rarement', habituellement: 'rarement', rarement: 'souvent' }),
    {
      kind: /(?<!(?:[Aa]vant|[Jj]usqu|[Dd]epuis|[Dd]ès|[Aa]près|partir)[^,]*)(?<!\p{L})[IVX]+(?=e siècle)/gu,
      others: (word) => twoAway(ROMAN, word),
    },
    {
      kind: /(?<=(?<!\p{L})(?:l’|en ))(?:été|hiver)(?!\p{L})/gu,
      others: (word) => (word === 'été' ? 'hiver' : 'été'),
    },
    {
      kind: /(?<=(?<!\p{L})l’)(?:est|ouest)(?= d|$|,)/gu,
      others: (word) => (word === 'est' ? 'ouest' : 'est'),
    },
    words({
      'l’Europe': 'l’Afrique',
      'l’Afrique': 'l’Asie',
      'l’Asie': 'l’Afrique',
      'en Europe': 'en Afrique',
      'en Afrique': 'en Asie',
      'en Asie': 'en Afrique',
    }),
    words({ obligatoires: 'inutiles', obligatoire: 'inutile' }, ['(?<=(?:est|sont) )', '']),
    words({ 'le jour même': 'dans le mois', 'dans les 24 heures': 'dans le mois' }, [
      '(?<=doi(?:t|vent) .*)',
      '',
    ]),
    words({ immédiatement: 'plus tard', aussitôt: 'plus tard' }, ['(?<=(?:doi(?:t|vent)|faut) .*)', '']),
    words({ premier: 'second', second: 'premier', première: 'seconde', seconde: 'première' }, [
      '(?<=(?:dans|du|de|pour|pendant) (?:le |la )?)',
      '(?= \\p{Ll}+(?:$|,))',
    ]),
    words({ 'Première Guerre mondiale': 'Seconde Guerre mondiale' }),
    words({ toujours: 'rarement' }, ['(?<=(?:[Oo]n \\p{L}+|doi(?:t|vent)|faut) )', '']),
    words({ Atlantique: 'Pacifique', Pacifique: 'Atlantique' }),
    words(
      {
        rouge: 'jaune',
        jaune: 'rouge',
        rouges: 'jaunes',
        jaunes: 'rouges',
        vert: 'bleu',
        verte: 'bleue',
        bleu: 'vert',
        bleue: 'verte',
        noir: 'blanc',
        blanc: 'noir',
        noire: 'blanche',
        blanche: 'noire',
      },
      ['(?<=(?<!\\p{L})(?:devient|deviennent|est|sont|drapeau|pigment|lumière|au) )', ''],
    ),
  ],
}
