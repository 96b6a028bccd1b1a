import type { Block } from '../../quiz-document.ts'

/** What the blocks ask of their list. The same object for good, so that a block is drawn anew only when it changes. */
export interface BlockDeeds {
  /** The list as it is at this moment. */
  blocks: () => Block[]
  change: (key: string, change: { title?: string; draw?: number | null; points?: number }) => void
  move: (key: string, step: -1 | 1) => void
  moveToSection: (key: string, section: number) => void
  /** Opens the dialog in which a section is chosen. */
  askSection: (key: string) => void
  remove: (key: string) => void
  /** Gives all questions of a section the same points. */
  equalise: (section: number, points: number) => void
  edit: (questionId: string) => void
  preview: (questionId: string) => void
}
