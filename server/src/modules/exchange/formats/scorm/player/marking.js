import { shareOf } from './kinds/index.js'

/**
 * @param {PackedContent} content
 * @param {Answer} answer
 * @returns {Mark}
 */
export function markOf(content, answer) {
  const share = shareOf(content, answer)
  if (share === null) return 'unmarked'
  if (share === 1) return 'right'
  return share > 0 ? 'partly' : 'wrong'
}

/**
 * @param {Pick<Attempt, 'paper' | 'answers'>} attempt
 * @returns {Score}
 */
export function scoreOf({ paper, answers }) {
  const score = { earned: 0, reachable: 0, unmarked: 0 }
  paper.forEach(({ content, points }, place) => {
    const share = shareOf(content, answers[place] ?? null)
    if (share === null) score.unmarked += points
    else score.reachable += points
    score.earned += (share ?? 0) * points
  })
  return score
}
