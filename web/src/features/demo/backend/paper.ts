import type { Question } from '@probant/contract/questions/question'
import type { AnswerKey, Paper, PaperQuery, ShownContent } from '@probant/contract/quizzes/paper'
import type { Contents, KeptQuiz } from '../workspace.ts'

/** A quiz as one participant would get it: drawn and ordered by the letter of its variant. */
export function paperOf(
  quiz: KeptQuiz,
  { questions }: Contents,
  { variant = 'A', shuffle }: Partial<PaperQuery>,
): Paper {
  const { title, language, durationMinutes, options, sections } = quiz.form
  const shuffles = {
    questions: shuffle ? shuffle === 'yes' : options.shufflesQuestions,
    answers: shuffle ? shuffle === 'yes' : options.shufflesAnswers,
  }
  const known = new Map(questions.map((question) => [question.id, question]))
  let number = 0
  const drawn = sections.map((section) => {
    const mixed = byChance(section.questions, ({ questionId }) => `${quiz.id} ${variant} ${questionId}`)
    const chosen = mixed.slice(0, section.draw ?? mixed.length)
    const ordered = shuffles.questions
      ? chosen
      : section.questions.filter((placed) => chosen.includes(placed))
    const asked = ordered.flatMap(({ questionId, points }) => {
      const question = known.get(questionId)
      if (!question) return []
      number += 1
      const seed = shuffles.answers ? `${variant} ${questionId}` : undefined
      const content = shownOf(question.content, seed)
      return { questionId, number, points, titleHtml: question.titleHtml, content }
    })
    return { title: section.title, questions: asked }
  })
  const all = drawn.flatMap(({ questions: asked }) => asked)
  return {
    title,
    language,
    instructionsHtml: quiz.instructionsHtml,
    durationMinutes,
    questionCount: all.length,
    totalPoints: all.reduce((total, { points }) => total + points, 0),
    sections: drawn,
  }
}

/** What is right, of every question in its own order. */
export function answerKeyOf({ form }: KeptQuiz, { questions }: Contents): AnswerKey {
  const known = new Map(questions.map((question) => [question.id, question]))
  const asked = form.sections.flatMap((section) => section.questions)
  return asked.flatMap(({ questionId, points }, place) => {
    const question = known.get(questionId)
    if (!question) return []
    const { content, explanationHtml } = question
    return { questionId, number: place + 1, points, right: rightIn(content), explanationHtml }
  })
}

function rightIn(content: Question['content']): AnswerKey[number]['right'] {
  switch (content.type) {
    case 'multiple_choice': {
      const place = content.answers.findIndex(({ isCorrect }) => isCorrect)
      return { type: content.type, place, html: content.answers[place]?.html ?? '' }
    }
    case 'true_false':
      return { type: content.type, isTrue: content.isTrue }
    case 'fill_in':
      return { type: content.type, accepted: content.accepted }
    case 'open':
      return { type: content.type, guidanceHtml: content.guidanceHtml }
  }
}

/** Without what is right. */
function shownOf(content: Question['content'], seed: string | undefined): ShownContent {
  switch (content.type) {
    case 'multiple_choice': {
      const answers = content.answers.map(({ html }) => ({ html }))
      return {
        type: content.type,
        answers: seed ? byChance(answers, ({ html }) => `${seed} ${html}`) : answers,
      }
    }
    case 'open':
      return { type: content.type, maxScore: content.maxScore }
    case 'true_false':
    case 'fill_in':
      return { type: content.type }
  }
}

/** An order that looks like chance, and is the same each time. */
function byChance<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  return things
    .map((thing) => ({ thing, luck: hashOf(nameOf(thing)) }))
    .sort((one, other) => one.luck - other.luck)
    .map(({ thing }) => thing)
}

/** FNV-1a, with a last stir so that names which differ in their end alone fall far apart: nothing here has to be hard to foresee. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
