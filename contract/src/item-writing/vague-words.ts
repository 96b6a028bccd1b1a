import { kindOf } from '@probant/kinds'
import type { Locale } from '../locales.ts'
import type { Flaw, Item } from './flaws.ts'
import { plainWords } from './plain-words.ts'

/** How often is "often"? Everyone reads another number into it. */
export function vagueWords({ type, language, title, answers }: Item): Flaw | undefined {
  // A person reads what is answered.
  if (kindOf({ type }).byPerson) return undefined
  const words = [title, ...answers.map(({ text }) => text)].flatMap(plainWords)
  const vague = [...new Set(words.filter((word) => VAGUE[language].has(word)))]
  return vague.length > 0 ? { kind: 'vague_words', words: vague.join(', ') } : undefined
}

const VAGUE: Record<Locale, Set<string>> = {
  en: new Set([
    'often',
    'sometimes',
    'usually',
    'frequently',
    'rarely',
    'seldom',
    'generally',
    'occasionally',
  ]),
  fr: new Set([
    'souvent',
    'parfois',
    'généralement',
    'habituellement',
    'fréquemment',
    'rarement',
    'quelquefois',
    'occasionnellement',
  ]),
}
