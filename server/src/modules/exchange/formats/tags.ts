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
  const language = LOCALES.find((locale) => words.includes(`lang:${locale}`)) ?? null
  const difficulty = words.map(difficultyOf).find((one) => one !== undefined) ?? null
  const subject = words.find((word) => difficultyOf(word) === undefined && !word.startsWith('lang:')) ?? null
  return { subject, difficulty, language }
}

/** A subject that is called as a difficulty is must not be taken for one. */
const DIFFICULTY_TAGS: Record<Difficulty, string> = {
  easy: 'difficulty:easy',
  medium: 'difficulty:medium',
  tough: 'difficulty:tough',
}

export function difficultyOf(word: string): Difficulty | undefined {
  const bare = word
    .trim()
    .toLowerCase()
    .replace(/^(?:difficulty|difficulté)\s?:\s?/, '')
  return Object.hasOwn(WORDS, bare) ? WORDS[bare] : undefined
}

const WORDS: Record<string, Difficulty> = {
  easy: 'easy',
  'very easy': 'easy',
  facile: 'easy',
  medium: 'medium',
  moyen: 'medium',
  moyenne: 'medium',
  tough: 'tough',
  hard: 'tough',
  difficult: 'tough',
  'very difficult': 'tough',
  difficile: 'tough',
}
