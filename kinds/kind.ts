import type { z } from 'zod'
import type { Shape } from './shapes.ts'

/** The five shapes of a kind, as its `schemas.ts` exports them. All but the first name their `type`. */
export interface Schemas {
  /** As an author writes it. */
  written: z.ZodType
  /** As it is kept: what was written, and the HTML of it. */
  kept: z.ZodObject
  /** As a paper shows it: never an answer, nor anything that depends on one. */
  shown: z.ZodObject
  /** As it is answered, from the key press to the statistics. */
  answer: z.ZodObject
  /** What is right, in the order of one paper. */
  right: z.ZodObject
}

export type ShapesOf<S extends Schemas> = { [Name in keyof Schemas]: z.output<S[Name]> }
/** Those of any kind. */
export type Shapes = ShapesOf<Schemas>

export type Locale = 'en' | 'fr'

/** Makes safe HTML of Markdown, as paragraphs or as one line. */
export interface Markdown {
  block(text: string): string
  inline(text: string): string
}

/** What is chosen from, as statistics count it: a whole question, or a part of it that is answered by itself. */
export interface OptionGroup {
  /** What the part asks; empty where it is the whole question, or where `groupInWords` says it. */
  html: string
  options: Option[]
}

export interface Option {
  /** As `chosenIn` says of an answer: no two options of a question have the same, whatever part they belong to. */
  place: number
  /** Empty where the words are not the author's. */
  html: string
  isRight: boolean
}

/**
 * Where one answers with a pen: something to tick, lines to write on, or lines of HTML with a box before each, for a number
 * or for the letter of one of the choices, or HTML to write into; or a picture to write on. A hint says what to do where that doesn't go without saying.
 */
export type AnswerOnSheet =
  | { choices: ChoiceOnSheet[]; hint?: string }
  | { lines: number; hint?: string }
  | { boxed: string[]; choices: ChoiceOnSheet[]; hint: string; picture?: PictureOnSheet }
  | { html: string; choices: ChoiceOnSheet[]; hint?: string }
export type ChoiceOnSheet = { letter: string; html: string } | { words: string }

/** A picture with outlines on it, each with a sign in its middle. */
export interface PictureOnSheet {
  html: string
  width: number
  height: number
  outlines: readonly { shape: Shape; sign: string }[]
}

/** What the key of a sheet says is right: one of the choices, several of them, what belongs together (HTML), what is accepted, or who decides. */
export type RightOnSheet =
  | ChoiceOnSheet
  | { several: ChoiceOnSheet[]; picture?: PictureOnSheet }
  | { pairs: { html: string; rightHtml: string }[] }
  | { accepted: readonly string[] }
  | { graded: string; guidanceHtml: string }

/** All that the rest of the house asks of a kind of question. */
export interface Kind<S extends Shapes> {
  type: S['kept']['type']
  /** What it is called, by itself and before or after the word “question”. */
  words: Record<Locale, { name: string; adjective: string }>

  /** The Markdown in it: texts become paragraphs, lines stay in line. */
  markdownIn(written: S['written']): { texts: string[]; lines: string[] }
  keep(written: S['written'], markdown: Markdown): S['kept']
  /** The other way round: what would have to be written for it. */
  write(kept: S['kept']): S['written']
  /** What it is worth where nobody says otherwise. */
  usualPoints(content: S['written'] | S['kept']): number
  /** What is read of it beside its title, and can be worded otherwise without being answered otherwise. */
  wordingOf(kept: S['kept']): string[]
  reworded(kept: S['kept'], wording: readonly string[]): S['written']

  /**
   * How many parts of it a paper may put into another order. `order` below lists their positions in the bank;
   * `paperHtml` takes from HTML what does not belong on a paper.
   */
  partCount(kept: S['kept']): number
  /** Where the order of the bank is the answer: papers mix the parts in any case, all alike where answers aren't shuffled. */
  isAlwaysMixed?: true
  show(kept: S['kept'], order: readonly number[], paperHtml: (html: string) => string): S['shown']
  rightOf(kept: S['kept'], order: readonly number[]): S['right']
  /** As participants read it: without what is said to graders alone. */
  rightTold(right: S['right']): S['right']
  /** An answer given on a paper, as it means the same on every other; nothing where there is no such part. */
  toBank(answer: S['answer'], order: readonly number[]): S['answer'] | undefined
  toPaper(answer: S['answer'], order: readonly number[]): S['answer']

  /** A field that was emptied again is no answer. */
  isBlank(answer: S['answer']): boolean
  /** The share of the points that an answer earns, from 0 to 1. */
  mark(kept: S['kept'], answer: S['answer']): number | 'person'
  /** Always the same for the same answer: receipts are compared by it, so what it says of an answer never changes. */
  receiptLine(answer: S['answer']): string
  /** An answer, in the order of the bank, for somebody who reads a list of them; the question may be gone. */
  inWords(answer: S['answer'], kept: S['kept'] | undefined, locale: Locale): string
  /**
   * What could be chosen, part by part, and the places of what was; nothing where there is nothing to choose. In the words
   * of a language, where numbers are spelled.
   */
  optionsOf(kept: S['kept'], locale?: Locale): OptionGroup[] | null
  chosenIn(answer: S['answer'], kept: S['kept']): readonly number[]
  /** Where the words of an option, or of what a part asks, are not the author's: what they say. */
  optionInWords?(place: number, locale: Locale): string
  groupInWords?(index: number, locale: Locale): string
  /** Where answers are proposed: their texts, as checks of how a question is written read them. */
  proposed?(written: S['written']): { text: string; isCorrect: boolean }[]

  /** Where it can be asked on paper. `locale` is the language of the words that the sheet adds. */
  onSheet?: {
    answer(shown: S['shown'], asked: { points: number; locale: Locale }): AnswerOnSheet
    right(right: S['right'], locale: Locale): RightOnSheet
    /** What whoever marks should know besides. */
    note?(kept: S['kept'], asked: { points: number; locale: Locale }): string | undefined
  }
  /** Where a person decides what an answer is worth: what they read of it, and what they should look for. */
  byPerson?: {
    textOf(answer: S['answer']): string
    guidanceOf(kept: S['kept']): { text: string; html: string }
  }
  /** Where one of its answers is the right one: which, and the same question with another. */
  key?: {
    /** In the words of a language, where numbers are spelled. */
    of(kept: S['kept'], locale?: Locale): S['answer']
    replaced(kept: S['kept'], right: S['answer']): S['kept'] | undefined
    /** What else can be given as the key than as an answer. */
    hint?(locale: Locale): string
    /** What to do where an answer can't be the key. */
    unfit?(kept: S['kept'], locale: Locale): string
  }
  /** Where what is typed is compared with a list: what counts as the same, and the list with one more. */
  accepting?: {
    acceptedIn(kept: S['kept'], locale: Locale): readonly string[]
    /** Of these, what the key tells. */
    toldIn(kept: S['kept'], locale: Locale): readonly string[]
    accepts(kept: S['kept'], text: string): boolean
    /** What is left of an answer when it doesn't matter how it was typed. */
    comparable(kept: S['kept'], text: string): string
    /** The accepted answer that this one nearly is. */
    nearly(kept: S['kept'], text: string, locale: Locale): string | undefined
    with(kept: S['kept'], text: string): S['kept'] | undefined
    /** What else can be accepted than what somebody typed. */
    hint?(locale: Locale): string
    /** What to write instead of what can't be accepted. */
    unfit?(kept: S['kept'], text: string, locale: Locale): string
  }
}
