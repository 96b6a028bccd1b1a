import { draw } from '@probant/kinds/draw'
import { luckOf } from '@probant/kinds/luck'
import { kept } from './kinds/index.js'

/**
 * What one learner is asked: the draw from each section and the order, all from `seed` alone, so that whoever comes back
 * finds the same paper.
 * @param {PackedQuiz} quiz
 * @param {string} seed
 * @returns {AskedQuestion[]}
 */
export function drawPaper({ sections, questions, shufflesQuestions, shufflesAnswers }, seed) {
  const all = questions.map((packed) => ({ packed, content: kept(packed.content) }))
  const drawn = draw(
    sections.map((section, index) => ({
      ...section,
      questions: all.filter(({ packed }) => packed.section === index),
    })),
    {
      shuffling: { questions: shufflesQuestions, answers: shufflesAnswers },
      nameOf: ({ packed }) => `${seed}/${packed.id}`,
      luckOf,
    },
  )
  return drawn.flatMap(({ title, questions }) =>
    questions.map(({ packed, number, order }) => ({
      ...packed,
      sectionTitle: title,
      number,
      answerOrder: order,
    })),
  )
}

export function newSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''
}
