import { plainLetters } from '@probant/contract/accents'
/** What stands before a French word, without the vowel that this word swallows: « de » before « absorber » is « d’ ». */
export function elided(before: string, word: string): string {
  const [, head = '', short = ''] = ELIDING.exec(before) ?? []
  if (short && startsWithVowel(word)) return `${head}${short.slice(0, -1)}’`
  const [, start, conditional] = /^(.*(?<![\p{L}’-]))(s)i $/isu.exec(before) ?? []
  return conditional && /^ils?(?!\p{L})/iu.test(word) ? `${start}${conditional}’` : before
}

const ELIDING = /^(.*(?<![\p{L}’-]))(de|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque|quoique) $/isu

function startsWithVowel(word: string): boolean {
  // A letter by itself is read out: « le A ».
  if (/^\p{L}(?![\p{L}’])/u.test(word) && !/^[ày](?!\p{L})/u.test(word)) return false
  const plain = plainLetters(word)
  if (plain.startsWith('h')) return /^H/.test(word) ? MUTE_NAMES.test(plain) : !ASPIRATED.test(plain)
  return /^(?:[aeiouœæ]|y(?![aeiou]))/.test(plain) && !SPOKEN_APART.test(plain)
}

/** « le onze », « le oui ». */
const SPOKEN_APART = /^(?:onz|oui(?![a-z])|ouistiti|uhlan|ulul)/

/** An h that keeps its vowel, by how the word begins. */
const ASPIRATED = new RegExp(
  `^h(?:${[
    'ach|ack|aggis|aie|aill|ain|air|aisse|ait|all(?!u)|alo|alt|amac|amburger|ameau|amster|anche|andball|andicap',
    'angar|ann|ant|app|arangu|arcel|ard|arem|areng|argn|aricot|arna|arp|asard|ash|at|aub|aus|aut|avre|ayon',
    'eaum|enn|eriss|erni|eron|eros(?![a-z])|ers|ertz|etr|eurt|ibou|ic|ierarch|ip-hop|iss|obby|och|ockey',
    'olding|olland|omard|ongr|ont|oquet|ors|ot-|otte|oublon|ouille|oul|oumous|ouss|ryvnia|ublot|uee|uguenot|uit|url|usky|ut',
  ].join('|')})`,
)

/** Of names, those that French has made its own. */
const MUTE_NAMES =
  /^(?:hades|hector|helen|helios|henri|hephaistos|hera|hercule|hermes|herod|hesiod|hestia|hippocr|homer|honore|horac|hypati)/
