import { comparable } from '@probant/kinds/fill-in/comparable'

/**
 * As the server marks; a test holds both to the same.
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
