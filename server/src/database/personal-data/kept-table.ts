export interface KeptTable {
  /** What becomes of the rows of whoever deletes the account. */
  whenGone: 'deleted' | 'anonymised' | 'kept'
  /** Why rows are kept. */
  because?: string
  /** Personal columns, and where in the export they stand. */
  exported?: Record<string, string>
  /** Personal columns that the export leaves out, and why. */
  notExported?: Record<string, string>
  /** Personal columns that outlive the account, and why. */
  kept?: Record<string, string>
  /** Columns that tell nothing about anybody, or only by the row they lead to. */
  plain: string[]
}

export const SECRET = 'a secret, of use to nobody but a thief'
export const NOTED = 'what a creator thinks of a participant, for themselves; it goes with the account'
export const DERIVED = 'made of what is exported'
