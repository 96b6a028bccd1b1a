import type { Column } from '@probant/contract/exchange/import'

const ANSWER_WORDS = ['answer', 'option', 'choice', 'réponse', 'choix', 'proposition']

/** How other tables call their columns. */
export const OTHER_HEADINGS: Partial<Record<Column, readonly string[]>> = {
  type: ['question type', 'kind', 'type de question'],
  title: ['title', 'question text', 'text', 'stem', 'prompt', 'énoncé', 'intitulé', 'titre'],
  answer1: answerHeadings(1),
  answer2: answerHeadings(2),
  answer3: answerHeadings(3),
  answer4: answerHeadings(4),
  answer5: answerHeadings(5),
  answer6: answerHeadings(6),
  answer7: answerHeadings(7),
  answer8: answerHeadings(8),
  answer9: answerHeadings(9),
  answer10: answerHeadings(10),
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
  units: ['unit', 'unité'],
  explanation: ['feedback', 'rationale', 'general feedback', 'commentaire', 'rétroaction'],
  guidance: ['guidance', 'rubric', 'grader notes', 'corrigé', 'éléments de réponse'],
  subject: ['topic', 'category', 'chapter', 'thème', 'catégorie', 'matière', 'chapitre'],
  difficulty: ['level', 'niveau'],
  language: ['lang'],
  points: ['score', 'mark', 'marks', 'weight', 'note', 'barème', 'barème de points', 'nombre de points'],
}

/** `Option A`, `Choix 1`, or the letter alone. */
function answerHeadings(number: number): string[] {
  const letter = 'abcdefghij'.charAt(number - 1)
  return [letter, ...ANSWER_WORDS.flatMap((word) => [`${word} ${number}`, `${word} ${letter}`])]
}
