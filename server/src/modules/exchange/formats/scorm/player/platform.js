import { markOf, scoreOf } from './marking.js'
import { packAttempt } from './memory.js'

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
  const [type, patterns] = expectationOf(content)
  const expected = patterns.map((pattern, at) => [`correct_responses.${at}.pattern`, pattern])
  const mark = markOf(content, answer)
  const result = mark === 'unmarked' ? 'neutral' : mark === 'right' ? 'correct' : 'wrong'
  return responsesOf(content, answer).map((response, part) => ({
    id: part === 0 ? id : `${id}_${part + 1}`,
    type,
    ...Object.fromEntries(expected),
    weighting: part === 0 ? decimal(points) : '0',
    ...(response === '' ? {} : { student_response: response }),
    result,
  }))
}

/**
 * @param {PackedContent} content
 * @returns {[string, string[]]}
 */
function expectationOf(content) {
  switch (content.type) {
    case 'multiple_choice':
      return ['choice', [letterOf(content.right).toLowerCase()]]
    case 'true_false':
      return ['true-false', [content.isTrue ? 't' : 'f']]
    case 'fill_in':
      return ['fill-in', content.accepted.map(asLine).filter((one) => one.length <= RESPONSE_MAX)]
    case 'open':
      return ['fill-in', []]
  }
}

/**
 * Letters are those of the author's order, so that reports of shuffled papers can be laid side by side.
 * @param {PackedContent} content
 * @param {Answer} answer
 */
function responsesOf({ type }, answer) {
  if (answer === null) return ['']
  if (typeof answer === 'number')
    return [type === 'true_false' ? (answer === 0 ? 't' : 'f') : letterOf(answer).toLowerCase()]
  const line = asLine(answer)
  if (type !== 'open') return [line.slice(0, RESPONSE_MAX)]
  return piecesOf(line)
}

/** @param {string} text */
function asLine(text) {
  return text.replace(/\s+/g, ' ').trim()
}

/** @param {string} line */
function piecesOf(line) {
  const pieces = ['']
  for (const character of line) {
    if ((pieces.at(-1) ?? '').length + character.length > RESPONSE_MAX) pieces.push('')
    pieces.push((pieces.pop() ?? '') + character)
  }
  return pieces
}

const RESPONSE_MAX = 255

/** @param {number} place */
export function letterOf(place) {
  return 'ABCDEFGHIJ'.charAt(place)
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
