import { isBlank } from './kinds/index.js'
import { unpackAttempt, withinSpace } from './memory.js'
import { drawPaper, newSeed } from './paper.js'
import { connect, reportProgress, reportResult } from './platform.js'
import { questionScreen } from './question-screen.js'
import { overviewScreen, resultScreen, startScreen } from './screens.js'
import { words } from './words.js'

/** What is seen, and what becomes of it: the learner's way from the first screen to the result. */
function play() {
  const platform = connect()
  const openedAt = Date.now()
  const kept = platform ? unpackAttempt(platform.get('cmi.suspend_data')) : undefined
  const attempt = kept ?? newAttempt()
  let place = 0
  let isBegun = kept !== undefined
  let isKept = true

  part('quiz-title').textContent = quiz.title
  if (attempt.isDone) showResult()
  else if (isBegun) goOn()
  else show(startScreen({ paper: attempt.paper, isConnected: platform !== undefined, begin }))

  setInterval(watchTime, 1000)
  // What is being typed, and what the platform has not taken. A page that is closed may be too late to say it.
  setInterval(() => isKept || save(), 5000)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save())
  addEventListener('pagehide', () => {
    save()
    platform?.finish()
  })
  // A page that a browser has put aside and shows again has finished with its platform.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

  function begin() {
    isBegun = true
    attempt.startedAt = Math.floor(Date.now() / 1000)
    openQuestion(0)
  }

  function goOn() {
    if (secondsLeft() <= 0) return handIn(words.timeIsUp)
    const number = Number.parseInt(platform?.get('cmi.core.lesson_location') ?? '', 10) || 1
    openQuestion(Math.min(Math.max(number - 1, 0), attempt.paper.length - 1))
  }

  /** @param {number} at */
  function openQuestion(at) {
    const question = attempt.paper[at]
    if (!question) return showOverview()
    place = at
    const acts = {
      count: attempt.paper.length,
      choose: (/** @type {number | string} */ chosen) => remember(chosen),
      write: (/** @type {string} */ text) => {
        const fitting = platform ? withinSpace(attempt, at, text) : text
        attempt.answers[at] = isBlank(question.content, fitting) ? null : fitting
        isKept = false
        return fitting
      },
      leave: save,
      back: at > 0 ? () => openQuestion(at - 1) : null,
      overview: showOverview,
      next: () => openQuestion(at + 1),
    }
    save()
    show(questionScreen(question, attempt.answers[at] ?? null, acts))
  }

  /** @param {Answer} answer */
  function remember(answer) {
    attempt.answers[place] = answer
    save()
  }

  function showOverview() {
    save()
    show(
      overviewScreen({
        attempt,
        open: openQuestion,
        back: () => openQuestion(place),
        handIn: () => handIn(''),
      }),
    )
  }

  /** @param {string} why */
  function handIn(why) {
    attempt.isDone = true
    if (platform) reportResult(platform, attempt)
    save()
    showResult()
    if (why) say(isKept ? why : `${why} ${words.notKept}`)
  }

  function showResult() {
    show(resultScreen({ attempt, isConnected: platform !== undefined }))
  }

  function save() {
    if (!platform || !isBegun) return
    const location = attempt.isDone ? 'result' : String(place + 1)
    reportProgress(platform, attempt, { location, sessionSeconds: (Date.now() - openedAt) / 1000 })
    isKept = platform.commit()
    if (!isKept) say(words.notKept)
    else say(attempt.isDone ? words.reported : '')
  }

  /** @param {HTMLElement} screen */
  function show(screen) {
    part('screen').replaceChildren(screen)
    part('quiz-title').hidden = !isBegun
    showProgress()
    watchTime()
    scrollTo(0, 0)
    // Whoever listens is led to what is new; the first screen is read from its top anyway.
    if (isBegun) screen.querySelector('h1')?.focus({ preventScroll: true })
  }

  function showProgress() {
    const bar = part('progress')
    bar.hidden = !isBegun || attempt.isDone
    const answered = attempt.answers.filter((answer) => answer !== null).length
    bar.style.setProperty('--part', String(answered / Math.max(attempt.paper.length, 1)))
  }

  function secondsLeft() {
    if (quiz.durationMinutes === 0) return Number.POSITIVE_INFINITY
    return attempt.startedAt + quiz.durationMinutes * 60 - Math.floor(Date.now() / 1000)
  }

  function watchTime() {
    const clock = part('time')
    const isRunning = isBegun && !attempt.isDone && quiz.durationMinutes > 0
    clock.hidden = !isRunning
    if (!isRunning) return
    const left = Math.max(secondsLeft(), 0)
    clock.textContent = clockText(left)
    clock.setAttribute('aria-label', words.timeLeft(clockText(left)))
    clock.classList.toggle('soon', left <= SOON_SECONDS)
    if (left === SOON_SECONDS || left === 60) say(words.timeLeft(words.minutes(left / 60)))
    if (left === 0) handIn(words.timeIsUp)
  }
}

/** @returns {Attempt} */
function newAttempt() {
  const seed = newSeed()
  const paper = drawPaper(quiz, seed)
  return { seed, startedAt: 0, isDone: false, paper, answers: paper.map(() => null) }
}

/** @param {string} sentence */
function say(sentence) {
  const notice = part('notice')
  if (notice.textContent !== sentence) notice.textContent = sentence
}

/**
 * `1:02:03`, or `02:03`
 * @param {number} seconds
 */
function clockText(seconds) {
  const two = (/** @type {number} */ value) => String(Math.floor(value)).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  return `${hours > 0 ? `${hours}:` : ''}${two((seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** @param {'quiz-title' | 'time' | 'progress' | 'screen' | 'notice'} id */
function part(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no ${id}`)
  return found
}

const SOON_SECONDS = 300

play()
