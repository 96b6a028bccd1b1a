/**
 * What one learner is asked: the draw from each section and the order, all from `seed` alone, so that whoever comes back
 * finds the same paper.
 * @param {PackedQuiz} quiz
 * @param {string} seed
 * @returns {AskedQuestion[]}
 */
export function drawPaper({ sections, questions, shufflesQuestions, shufflesAnswers }, seed) {
  const drawn = sections.flatMap(({ title, draw }, section) => {
    const own = questions.filter((question) => question.section === section)
    const mixed = byChance(own, ({ id }) => `${seed}/${id}`)
    const kept = new Set(mixed.slice(0, draw ?? mixed.length))
    const ordered = shufflesQuestions ? mixed : own
    return ordered.filter((one) => kept.has(one)).map((one) => ({ ...one, sectionTitle: title }))
  })
  return drawn.map((question, index) => ({
    ...question,
    number: index + 1,
    answerOrder: answerOrder(question, shufflesAnswers ? seed : null),
  }))
}

/**
 * @param {PackedQuestion} question
 * @param {string | null} seed
 */
function answerOrder({ id, content }, seed) {
  if (content.type !== 'multiple_choice') return []
  const places = content.answers.map((_, place) => place)
  return seed === null ? places : byChance(places, (place) => `${seed}/${id}/${place}`)
}

/**
 * @template T
 * @param {readonly T[]} things
 * @param {(thing: T) => string} nameOf
 */
function byChance(things, nameOf) {
  return things
    .map((thing) => ({ thing, luck: hashOf(nameOf(thing)) }))
    .sort((one, other) => one.luck - other.luck)
    .map(({ thing }) => thing)
}

/**
 * A number below 2³², as if by chance; names that differ in one letter have nothing in common.
 * @param {string} text
 */
export function hashOf(text) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function newSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''
}
