import type { Column } from '@probant/contract/exchange/import'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'

/** What stands in a table of questions besides what people wrote, as it is said in each language. */
export const WORDS: Record<Locale, Words> = {
  en: {
    headings: {
      type: 'Type',
      title: 'Question',
      answer1: 'Answer A',
      answer2: 'Answer B',
      answer3: 'Answer C',
      answer4: 'Answer D',
      right: 'Correct answer',
      accepted: 'Accepted answers',
      ignoresAccents: 'Ignore accents',
      guidance: 'Grading guidance',
      explanation: 'Explanation',
      subject: 'Subject',
      difficulty: 'Difficulty',
      language: 'Language',
      points: 'Points',
    },
    difficulties: { easy: 'Easy', medium: 'Medium', tough: 'Tough' },
    yes: ['Yes', 'No'],
  },
  fr: {
    headings: {
      type: 'Type',
      title: 'Question',
      answer1: 'Réponse A',
      answer2: 'Réponse B',
      answer3: 'Réponse C',
      answer4: 'Réponse D',
      right: 'Bonne réponse',
      accepted: 'Réponses acceptées',
      ignoresAccents: 'Ignorer les accents',
      guidance: 'Consignes de correction',
      explanation: 'Explication',
      subject: 'Sujet',
      difficulty: 'Difficulté',
      language: 'Langue',
      points: 'Points',
    },
    difficulties: { easy: 'Facile', medium: 'Moyenne', tough: 'Difficile' },
    yes: ['Oui', 'Non'],
  },
}

interface Words {
  headings: Record<Column, string>
  difficulties: Record<Difficulty, string>
  yes: [yes: string, no: string]
}

const ANSWER_WORDS = ['answer', 'option', 'choice', 'réponse', 'choix', 'proposition']

/** How other tables call their columns. */
export const OTHER_HEADINGS: Partial<Record<Column, readonly string[]>> = {
  type: ['question type', 'kind', 'type de question'],
  title: ['title', 'question text', 'text', 'stem', 'prompt', 'énoncé', 'intitulé', 'titre'],
  answer1: answerHeadings(1),
  answer2: answerHeadings(2),
  answer3: answerHeadings(3),
  answer4: answerHeadings(4),
  right: [
    'right answer',
    'correct',
    'right',
    'answer',
    'key',
    'solution',
    'réponse',
    'réponse correcte',
    'bonne',
  ],
  accepted: ['accepted', 'answers', 'réponses'],
  explanation: ['feedback', 'rationale', 'general feedback', 'commentaire', 'rétroaction'],
  guidance: ['guidance', 'rubric', 'grader notes', 'corrigé', 'éléments de réponse'],
  subject: ['topic', 'category', 'chapter', 'thème', 'catégorie', 'matière', 'chapitre'],
  difficulty: ['level', 'niveau'],
  language: ['lang'],
  points: ['score', 'mark', 'marks', 'weight', 'note', 'barème', 'barème de points', 'nombre de points'],
}

/** `Option A`, `Choix 1`, or the letter alone. */
function answerHeadings(number: number): string[] {
  const letter = 'abcd'.charAt(number - 1)
  return [letter, ...ANSWER_WORDS.flatMap((word) => [`${word} ${number}`, `${word} ${letter}`])]
}
