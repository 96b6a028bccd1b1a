import type { Locale } from '@probant/contract/locales'
import { LOCALES } from '@probant/contract/locales'
import type { Difficulty, QuestionDraft } from '@probant/contract/questions/form'

/** What is said of a question by words beside it: what it is about, how hard it is, in which language. */
export function tagsOf({ subject, difficulty, language }: Tagged): string[] {
  return [subject, DIFFICULTY_TAGS[difficulty], `lang:${language}`]
}

type Tagged = Pick<QuestionDraft, 'subject' | 'difficulty' | 'language'>

/** The same read back; of anybody else's tags the first one that says nothing of these is the subject. */
export function readTags(tags: readonly string[]): {
  subject: string | null
  difficulty: Difficulty | null
  language: Locale | null
} {
  const words = tags.map((tag) => tag.trim()).filter(Boolean)
  // Ours stand last and say what they are of, so that a subject may be called just as they are.
  const languageAt = words.findLastIndex((word) => languageOf(word) !== undefined)
  const named = words.findLastIndex((word) => Object.values(DIFFICULTY_TAGS).includes(word))
  const difficultyAt = named >= 0 ? named : words.findIndex((word) => difficultyOf(word) !== undefined)
  const others = words.filter((_word, at) => at !== languageAt && at !== difficultyAt)
  const saysMore = (word: string) => difficultyOf(word) !== undefined || word.startsWith('lang:')
  return {
    subject: others.find((word) => named >= 0 || !saysMore(word)) ?? null,
    difficulty: difficultyOf(words[difficultyAt] ?? '') ?? null,
    language: languageOf(words[languageAt] ?? '') ?? null,
  }
}

function languageOf(word: string): Locale | undefined {
  return LOCALES.find((locale) => word === `lang:${locale}`)
}

/** A subject that is called as a difficulty is must not be taken for one. */
const DIFFICULTY_TAGS: Record<Difficulty, string> = {
  easy: 'difficulty:easy',
  medium: 'difficulty:medium',
  tough: 'difficulty:tough',
}

export function difficultyOf(word: string): Difficulty | undefined {
  return WORDS.get(
    word
      .trim()
      .toLowerCase()
      .replace(/^(?:difficulty|difficulté)\s?:\s?/, ''),
  )
}

const WORDS = new Map<string, Difficulty>([
  ['easy', 'easy'],
  ['very easy', 'easy'],
  ['facile', 'easy'],
  ['medium', 'medium'],
  ['moyen', 'medium'],
  ['moyenne', 'medium'],
  ['tough', 'tough'],
  ['hard', 'tough'],
  ['difficult', 'tough'],
  ['very difficult', 'tough'],
  ['difficile', 'tough'],
])
