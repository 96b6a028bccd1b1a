import { SMALL_WORDS } from './small-words.ts'

/**
 * What is said in a text by whoever wrote it: without what is quoted, code and formulas, and without names of several
 * words. "Who wrote Le Rouge et le Noir?" is English all the same.
 */
export function ownWords(text: string): string {
  const said = QUOTED.reduce((rest, pattern) => rest.replace(pattern, GAP), text).replace(/\s+/g, ' ')
  return said.replace(NAME, (name, offset: number) => {
    // A sentence begins with a capital too: "In Greek mythology" names nobody called In.
    const [first = ''] = name.split(' ', 1)
    return isFirst(said, offset) && isSmall(first) ? first + GAP : GAP
  })
}

const GAP = ' … '

/** Bounded, so that an opening sign which nobody closes takes nothing long with it. */
const QUOTED = [
  /```[^`]{0,2000}```/g,
  /`[^`\n]{1,300}`/g,
  /\$[^$\n]{1,300}\$/g,
  /«[^«»]{1,300}»/g,
  /[“„][^“”„]{1,300}[”“]/g,
  /"[^"\n]{1,300}"/g,
  /‘[^‘’\n]{1,300}’(?!\p{L})/gu,
  /(?<!\p{L})'[^'\n]{1,300}'(?!\p{L})/gu,
  /(?<![\p{L}*_])([*_]{1,2})(?=\S)[^*_\n]{1,300}\1(?!\p{L})/gu,
]

const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’-]*`
const BETWEEN = 'de|du|des|la|le|les|et|en|à|au|aux|sur|of|the|and|in|on|for|to|von|van|der|da|di|del|y'
const NAME = new RegExp(`${CAPITALISED}(?:(?: (?:${BETWEEN})){0,3} (?:[dl]['’])?${CAPITALISED})+`, 'gu')

function isSmall(word: string): boolean {
  return Object.values(SMALL_WORDS).some((words) => words.has(word.toLowerCase()))
}

function isFirst(text: string, offset: number): boolean {
  return /(?:^|[.!?:…] ?)$/u.test(text.slice(Math.max(0, offset - 2), offset))
}
