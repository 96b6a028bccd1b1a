import type { Column } from '@probant/contract/exchange/import'
import type { Locale } from '@probant/contract/locales'
import type { Difficulty, QuestionType } from '@probant/contract/questions/form'

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
      right: 'Right answer',
      accepted: 'Accepted answers',
      ignoresAccents: 'Ignore accents',
      guidance: 'Guidance',
      explanation: 'Explanation',
      subject: 'Subject',
      difficulty: 'Difficulty',
      language: 'Language',
      points: 'Points',
    },
    types: {
      multiple_choice: 'Multiple choice',
      true_false: 'True or false',
      fill_in: 'Fill in',
      open: 'Open',
    },
    difficulties: { easy: 'Easy', medium: 'Medium', tough: 'Tough' },
    truth: ['True', 'False'],
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
    types: {
      multiple_choice: 'Choix multiple',
      true_false: 'Vrai ou faux',
      fill_in: 'Texte à compléter',
      open: 'Ouverte',
    },
    difficulties: { easy: 'Facile', medium: 'Moyenne', tough: 'Difficile' },
    truth: ['Vrai', 'Faux'],
    yes: ['Oui', 'Non'],
  },
}

interface Words {
  headings: Record<Column, string>
  types: Record<QuestionType, string>
  difficulties: Record<Difficulty, string>
  truth: [yes: string, no: string]
  yes: [yes: string, no: string]
}

/** How other tables call their columns. */
export const OTHER_HEADINGS: Partial<Record<Column, readonly string[]>> = {
  type: ['question type', 'kind', 'type de question'],
  title: ['title', 'question text', 'text', 'stem', 'prompt', 'énoncé', 'intitulé', 'titre'],
  answer1: [
    'a',
    'option a',
    'option 1',
    'choice a',
    'choice 1',
    'answer 1',
    'réponse 1',
    'choix 1',
    'choix a',
    'proposition 1',
    'proposition a',
  ],
  answer2: [
    'b',
    'option b',
    'option 2',
    'choice b',
    'choice 2',
    'answer 2',
    'réponse 2',
    'choix 2',
    'choix b',
    'proposition 2',
    'proposition b',
  ],
  answer3: [
    'c',
    'option c',
    'option 3',
    'choice c',
    'choice 3',
    'answer 3',
    'réponse 3',
    'choix 3',
    'choix c',
    'proposition 3',
    'proposition c',
  ],
  answer4: [
    'd',
    'option d',
    'option 4',
    'choice d',
    'choice 4',
    'answer 4',
    'réponse 4',
    'choix 4',
    'choix d',
    'proposition 4',
    'proposition d',
  ],
  right: [
    'correct answer',
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
  guidance: ['rubric', 'grader notes', 'corrigé', 'éléments de réponse'],
  subject: ['topic', 'category', 'chapter', 'thème', 'catégorie', 'matière', 'chapitre'],
  difficulty: ['level', 'niveau'],
  language: ['lang'],
  points: ['score', 'mark', 'marks', 'weight', 'note', 'barème', 'barème de points', 'nombre de points'],
}
