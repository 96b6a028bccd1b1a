/**
 * As the server marks (questions/kinds); a test holds both to the same.
 * @param {PackedContent} content
 * @param {Answer} answer
 * @returns {Mark}
 */
export function markOf(content, answer) {
  if (content.type === 'open') return 'unmarked'
  return isRight(content, answer) ? 'right' : 'wrong'
}

/**
 * @param {Exclude<PackedContent, { type: 'open' }>} content
 * @param {Answer} answer
 */
function isRight(content, answer) {
  switch (content.type) {
    case 'multiple_choice':
      return answer === content.right
    case 'true_false':
      return answer === (content.isTrue ? 0 : 1)
    case 'fill_in': {
      const given = comparable(String(answer ?? ''), content)
      return given !== '' && content.accepted.some((one) => comparable(one, content) === given)
    }
  }
}

/**
 * What is left of an answer when it doesn't matter how it was typed.
 * @param {string} text
 * @param {{ ignoresAccents: boolean, spacingCounts?: boolean | undefined }} how
 */
export function comparable(text, { ignoresAccents, spacingCounts }) {
  const folded = fold(text)
  const letters = ignoresAccents ? fold(folded.normalize('NFD').replace(/\p{M}/gu, '')) || folded : folded
  return spacingCounts ? letters : joined(letters)
}

/** @param {string} text */
function fold(text) {
  const cased = text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return cased.replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim()
}

/** @param {string} text */
function joined(text) {
  if (/[=+*/^()<>×÷−\p{Nd}]/u.test(text)) return text
  return text
    .replace(/([\p{L}\p{M}]{3})[\u00ad\u2010\u2011-](?=[\p{L}\p{M}]{2})/gu, '$1')
    .replace(/([\p{L}\p{M}])[\u00ad\u2010\u2011-](?=[\p{L}\p{M}]{3})/gu, '$1')
    .replace(/([\p{L}\p{M}]{2}) (?=\p{L})/gu, '$1')
    .replace(/([\p{L}\p{M}]) (?=[\p{L}\p{M}]{2})/gu, '$1')
}

/**
 * @param {Pick<Attempt, 'paper' | 'answers'>} attempt
 * @returns {Score}
 */
export function scoreOf({ paper, answers }) {
  const score = { earned: 0, reachable: 0, unmarked: 0 }
  paper.forEach(({ content, points }, place) => {
    const mark = markOf(content, answers[place] ?? null)
    if (mark === 'unmarked') score.unmarked += points
    else score.reachable += points
    if (mark === 'right') score.earned += points
  })
  return score
}
