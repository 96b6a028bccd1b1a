import { button, element, richText } from './elements.js'
import { played } from './kinds/index.js'
import { letterOf } from './kinds/multiple-choice.js'
import { markOf, scoreOf } from './marking.js'
import { numberText, pointsText, words } from './words.js'

/** @param {{ paper: readonly AskedQuestion[], isConnected: boolean, begin: () => void }} options */
export function startScreen({ paper, isConnected, begin }) {
  const points = paper.reduce((sum, question) => sum + question.points, 0)
  const facts = [words.questions(paper.length), pointsText(points)]
  if (quiz.durationMinutes > 0) facts.push(words.minutes(quiz.durationMinutes))
  const notices = [
    quiz.durationMinutes > 0 ? words.timeNotice : null,
    paper.some(({ content }) => markOf(content, null) === 'unmarked') ? words.openNotice : null,
    isConnected ? null : words.notReported,
  ].filter((notice) => notice !== null)
  return element(
    'section',
    { class: 'start' },
    element('h1', { tabindex: -1 }, quiz.title),
    element('ul', { class: 'facts' }, ...facts.map((fact) => element('li', {}, fact))),
    quiz.instructions ? richText('div', { class: 'instructions' }, quiz.instructions) : null,
    ...notices.map((notice) => element('p', { class: 'hint' }, notice)),
    element('div', { class: 'foot' }, button(words.begin, { kind: 'primary' }, begin)),
  )
}

/** @param {{ attempt: Attempt, open: (place: number) => void, back: () => void, handIn: () => void }} options */
export function overviewScreen({ attempt: { paper, answers }, open, back, handIn }) {
  const missing = answers.filter((answer) => answer === null).length
  const items = paper.map(({ number }, place) => {
    const isAnswered = answers[place] !== null
    const link = button(String(number), {}, () => open(place))
    link.className = isAnswered ? 'square answered' : 'square'
    link.setAttribute(
      'aria-label',
      `${words.questionNumber(number)}, ${isAnswered ? words.answered : words.unanswered}`,
    )
    return element('li', {}, link)
  })
  return element(
    'section',
    { class: 'overview' },
    element('h1', { tabindex: -1 }, words.beforeHandingIn),
    element('p', {}, missing === 0 ? words.allAnswered : words.missing(missing)),
    element('ol', { class: 'squares' }, ...items),
    element(
      'div',
      { class: 'foot' },
      button(words.backToQuestions, {}, back),
      button(words.handIn, { kind: 'primary' }, handIn),
    ),
  )
}

/** @param {{ attempt: Attempt, isConnected: boolean }} options */
export function resultScreen({ attempt, isConnected }) {
  const { earned, reachable, unmarked } = scoreOf(attempt)
  const percent = new Intl.NumberFormat(quiz.language, { style: 'percent', maximumFractionDigits: 1 })
  return element(
    'section',
    { class: 'result' },
    element('h1', { tabindex: -1, 'aria-describedby': 'score' }, words.result),
    reachable > 0
      ? element(
          'p',
          { class: 'score', id: 'score' },
          element('strong', {}, percent.format(earned / reachable)),
          element('span', {}, words.score(numberText(earned), numberText(reachable))),
        )
      : element('p', { id: 'score' }, words.noScore),
    reachable > 0 && unmarked > 0 ? element('p', {}, words.openPoints(pointsText(unmarked))) : null,
    element('p', { class: 'hint' }, isConnected ? words.handedIn : words.notReported),
    element('h2', {}, words.allAnswers),
    ...attempt.paper.map((question, place) => reviewOf(question, attempt.answers[place] ?? null)),
  )
}

/**
 * @param {AskedQuestion} question
 * @param {Answer} answer
 */
function reviewOf({ number, points, stem, explanation, content, answerOrder, language }, answer) {
  const mark = markOf(content, answer)
  const given =
    answer === null
      ? element('p', { class: 'hint' }, words.noAnswer)
      : answerText(content, answerOrder, answer, language)
  return element(
    'article',
    { class: 'review', 'aria-labelledby': `review-${number}` },
    element(
      'div',
      { class: 'review-head' },
      element('h3', { id: `review-${number}` }, words.questionNumber(number)),
      element('span', { class: 'points' }, pointsText(points)),
      markBadge(mark),
    ),
    richText('div', { class: 'stem', lang: language }, stem),
    element(
      'dl',
      {},
      ...entry(words.yourAnswer, given),
      ...(mark === 'wrong' || mark === 'partly' ? rightAnswer(content, answerOrder, language) : []),
      ...(explanation ? entry(words.explanation, richText('div', { lang: language }, explanation)) : []),
    ),
  )
}

/**
 * @param {PackedContent} content
 * @param {number[]} answerOrder
 * @param {number | string} answer
 * @param {string} lang
 */
function answerText(content, answerOrder, answer, lang) {
  const { told, choices, hasLetters, ticking } = played(content)
  if (told) return told(content, answer, lang, answerOrder)
  if (typeof answer === 'string' && !ticking) return element('p', { class: 'written', lang }, answer)
  const places = ticking ? ticking.placesIn(String(answer)) : [answer]
  const shown = choices?.(content, answerOrder) ?? []
  const chosen = shown.flatMap(({ place, html }, index) => {
    if (!places.includes(place)) return []
    if (!hasLetters) return [element('p', { class: 'written' }, html)]
    const letter = element('span', { class: 'letter' }, letterOf(index))
    return [element('p', { class: 'chosen' }, letter, richText('span', { lang }, html))]
  })
  return element('div', {}, ...chosen)
}

/**
 * @param {PackedContent} content
 * @param {number[]} answerOrder
 * @param {string} lang
 */
function rightAnswer(content, answerOrder, lang) {
  const { right: rightIn, ticking } = played(content)
  const right = rightIn?.(content)
  if (right === undefined) return []
  if (ticking && typeof right !== 'number') {
    const letters = [right].flat().join('').replaceAll(',', '')
    const title = letters.length === 1 ? words.rightAnswer : words.rightAnswers
    return entry(title, answerText(content, answerOrder, letters, lang))
  }
  if (!Array.isArray(right)) return entry(words.rightAnswer, answerText(content, answerOrder, right, lang))
  const items = right.map((one) => element('li', { lang }, one))
  const title = items.length === 1 ? words.rightAnswer : words.rightAnswers
  return entry(title, element('ul', { class: 'accepted' }, ...items))
}

/**
 * @param {string} title
 * @param {Node} description
 */
function entry(title, description) {
  return [element('dt', {}, title), element('dd', {}, description)]
}

/** @param {Mark} mark */
function markBadge(mark) {
  const sign = { right: '✓', partly: '◐', wrong: '✗', unmarked: '–' }[mark]
  return element(
    'span',
    { class: `mark ${mark}` },
    element('span', { 'aria-hidden': 'true' }, sign),
    ` ${words[mark]}`,
  )
}
