import { played, shareOf } from './kinds/index.js'
import { markOf, scoreOf } from './marking.js'
import { packAttempt } from './memory.js'
import { asLine, RESPONSE_MAX } from './responses.js'

/**
 * The learning platform around this page, if there is one that answers.
 * @returns {Platform | undefined}
 */
export function connect() {
  const api = findApi(window) ?? (window.opener ? findApi(window.opener) : undefined)
  if (!api || String(api.LMSInitialize('')) !== 'true') return undefined
  let isFinished = false
  return {
    get: (name) => String(api.LMSGetValue(name) ?? ''),
    set: (name, value) => void (isFinished || api.LMSSetValue(name, value)),
    commit: () => isFinished || String(api.LMSCommit('')) === 'true',
    finish() {
      if (!isFinished) api.LMSFinish('')
      isFinished = true
    },
  }
}

/**
 * As SCORM 1.2 has it: in this window, then in each one around it. One of another site can't be looked into.
 * @param {Window} start
 */
function findApi(start) {
  let place = start
  try {
    for (let depth = 0; depth < 20; depth++) {
      if (place.API) return place.API
      if (place.parent === place) return undefined
      place = place.parent
    }
  } catch {
    return undefined
  }
  return undefined
}

/**
 * Where the learner stands, so that they can go on later.
 * @param {Platform} platform
 * @param {Attempt} attempt
 * @param {{ location: string, sessionSeconds: number }} now
 */
export function reportProgress(platform, attempt, { location, sessionSeconds }) {
  platform.set('cmi.suspend_data', packAttempt(attempt))
  platform.set('cmi.core.lesson_location', location)
  platform.set('cmi.core.session_time', timespan(sessionSeconds))
  platform.set('cmi.core.exit', attempt.isDone ? '' : 'suspend')
  if (!attempt.isDone) platform.set('cmi.core.lesson_status', 'incomplete')
}

/**
 * There is no mark to pass, so it is neither passed nor failed.
 * @param {Platform} platform
 * @param {Attempt} attempt
 */
export function reportResult(platform, attempt) {
  const { earned, reachable } = scoreOf(attempt)
  if (reachable > 0) {
    platform.set('cmi.core.score.min', '0')
    platform.set('cmi.core.score.max', '100')
    platform.set('cmi.core.score.raw', decimal((earned / reachable) * 100))
  }
  platform.set('cmi.core.lesson_status', 'completed')
  let index = Number.parseInt(platform.get('cmi.interactions._count'), 10) || 0
  attempt.paper.forEach((question, place) => {
    for (const interaction of interactionsOf(question, attempt.answers[place] ?? null)) {
      for (const [name, value] of Object.entries(interaction))
        platform.set(`cmi.interactions.${index}.${name}`, value)
      index += 1
    }
  })
}

/**
 * Names are in the order in which a platform wants them. It keeps 255 characters of a response, so a long answer comes
 * in several, one after the other.
 * @param {AskedQuestion} question
 * @param {Answer} answer
 * @returns {Record<string, string>[]}
 */
function interactionsOf({ id, points, content }, answer) {
  const { interaction: type, reported } = played(content)
  const expected = patternsOf(content).map((pattern, at) => [`correct_responses.${at}.pattern`, pattern])
  const result = resultOf(content, answer)
  return (answer === null ? [''] : reported(answer)).map((response, part) => ({
    id: part === 0 ? id : `${id}_${part + 1}`,
    type,
    ...Object.fromEntries(expected),
    weighting: part === 0 ? decimal(points) : '0',
    ...(response === '' ? {} : { student_response: response }),
    result,
  }))
}

/**
 * A part of the points is told as the share.
 * @param {PackedContent} content
 * @param {Answer} answer
 */
function resultOf(content, answer) {
  // A part is never told as all or nothing, however small what is missing or there.
  const partly = () => decimal(Math.min(0.99, Math.max(0.01, shareOf(content, answer) ?? 0)))
  return { right: () => 'correct', partly, wrong: () => 'wrong', unmarked: () => 'neutral' }[
    markOf(content, answer)
  ]()
}

/**
 * What is right, as a platform wants to know it.
 * @param {PackedContent} content
 */
function patternsOf(content) {
  const { right, reported } = played(content)
  const answers = right?.(content) ?? []
  const patterns = Array.isArray(answers) ? answers.map(asLine) : reported(answers).slice(0, 1)
  return patterns.filter(isShort)
}

/** @param {string} response */
function isShort(response) {
  return response.length <= RESPONSE_MAX
}

/** @param {number} value */
function decimal(value) {
  return String(Math.round(value * 100) / 100)
}

/**
 * `0001:02:03`
 * @param {number} seconds
 */
function timespan(seconds) {
  const pad = (/** @type {number} */ value, /** @type {number} */ width) =>
    String(Math.floor(value)).padStart(width, '0')
  return `${pad(seconds / 3600, 4)}:${pad((seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}`
}
