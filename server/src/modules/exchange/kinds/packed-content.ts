import type { KeptContent } from '@probant/kinds'

/** What the player in a package is told of each kind. Texts are HTML; accepted answers are text. */
export type PackedContent =
  | { type: 'multiple_choice'; answers: string[]; right: number }
  | { type: 'choices'; options: string[]; right: number[]; isSingle: boolean; partial: boolean }
  | { type: 'true_false'; isTrue: boolean }
  | { type: 'fill_in'; accepted: string[]; ignoresAccents: boolean; spacingCounts?: boolean | undefined }
  | { type: 'matching'; lefts: string[]; choices: { html: string; text: string }[]; right: number[] }
  | Extract<KeptContent, { type: 'numeric' }>
  /** With `[[1]]` where the first gap is. */
  | Pick<Extract<KeptContent, { type: 'gaps' }>, 'type' | 'gapHtml' | 'gaps'>
  /** In the right order. */
  | { type: 'ordering'; items: string[]; strict: boolean }
  /** As it is kept: on a picture of this size, with labels as HTML. */
  | Extract<KeptContent, { type: 'spots' }>
  | { type: 'open' }
