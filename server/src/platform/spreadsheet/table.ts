/** What may stand in a cell. An instant is written as clocks showed it in the table's time zone. */
export type Cell = string | number | Date | null

export interface Column {
  heading: string
  /** In characters. */
  width: number
}

/** A table of any length: its rows come in pages, and no more of them are asked for than are being written. */
export interface Table {
  name: string
  /** Rows above the headings, where a program wants some. */
  above?: Cell[][]
  columns: Column[]
  pages: AsyncIterable<Cell[][]>
  timeZone: string
}
