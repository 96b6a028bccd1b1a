/** What the package's own data declares, and what the player's scripts pass to each other. */
declare const quiz: PackedQuiz

type PackedQuiz = import('../packed-quiz.ts').PackedQuiz
type PackedQuestion = import('../packed-quiz.ts').PackedQuestion
type PackedContent = import('../../../kinds/packed-content.ts').PackedContent

/** The place of an answer as the author wrote them; for true or false 0 is true; or a text, as its kind means it. */
type Answer = number | string | null

/** How the player shows and reports a kind of question. */
interface PlayerKind<Content extends PackedContent> {
  /** What a platform calls it. */
  interaction: 'choice' | 'true-false' | 'fill-in' | 'matching' | 'sequencing'
  keep(content: Content): import('@probant/kinds').KeptContent
  given(answer: number | string): import('@probant/kinds').GivenAnswer
  /** Where one is chosen: what from, as it stands on this paper. */
  choices?(content: Content, order: number[]): { place: number; html: string }[]
  hasLetters?: true
  /** Where it may be several of them: what is said of that, what is ticked, and what pressing one makes of it. */
  ticking?: {
    hint(content: Content): string
    placesIn(answer: string | null): number[]
    ticked(content: Content, answer: string | null, place: number): string | null
  }
  /** Where something is written: what to mind; empty where that goes without saying. */
  hint?(content: Content): string
  /** Where something is written: it is more than a line. */
  hasPage?: true
  /** Where it is answered in a way of its own: what draws that, and an answer once it was handed in. */
  answering?(
    question: AskedQuestion,
    answer: Answer,
    give: (answer: string | null) => void,
    typing: Typing,
  ): HTMLElement
  told?(content: Content, answer: number | string, lang: string, answerOrder: readonly number[]): HTMLElement
  /** The right answer, or all that is accepted; missing where a person decides. */
  right?(content: Content): number | string | string[]
  /** What a platform is told of an answer: as many responses as it takes. */
  reported(answer: number | string): string[]
}

/** What is done with a text that is being typed: as much of it as finds room comes back. */
interface Typing {
  write(text: string): string
  leave(): void
  /** What is said where not all of it does. */
  noSpace: string
}

type Mark = 'right' | 'partly' | 'wrong' | 'unmarked'

interface AskedQuestion extends PackedQuestion {
  number: number
  sectionTitle: string
  /** The author's places of its answers, as they stand on this paper. */
  answerOrder: number[]
}

interface Attempt {
  seed: string
  /** In seconds since 1970. */
  startedAt: number
  isDone: boolean
  paper: AskedQuestion[]
  /** By their places on the paper. */
  answers: Answer[]
}

interface Score {
  earned: number
  reachable: number
  /** Points for answers that a person has to read. */
  unmarked: number
}

/** As a SCORM 1.2 platform offers itself to a page. */
interface PlatformApi {
  LMSInitialize(nothing: ''): unknown
  LMSFinish(nothing: ''): unknown
  LMSGetValue(name: string): unknown
  LMSSetValue(name: string, value: string): unknown
  LMSCommit(nothing: ''): unknown
}

interface Platform {
  get(name: string): string
  set(name: string, value: string): void
  /** Has it kept all that was set? */
  commit(): boolean
  finish(): void
}

interface Window {
  API?: PlatformApi
}
