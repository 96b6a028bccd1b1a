import type { HostileFile } from './hostile-file.ts'

export const HOSTILE_TABLES: HostileFile[] = [
  {
    what: 'zeros that call themselves a table',
    name: 'a.csv',
    content: Buffer.alloc(5000),
    comesTo: 'notText',
  },
  {
    what: 'formulas of a spreadsheet',
    name: 'a.csv',
    content: 'Question,Right answer\n"=cmd|\'/C calc\'!A1 is what?",True\n',
    comesTo: [/^=cmd/],
  },
  {
    what: 'a quotation mark that is never closed',
    name: 'a.csv',
    content: 'Question,Right answer\n"Is radium a metal?,True\nIs it?,False\n',
    comesTo: ['malformed'],
  },
  {
    what: 'a row without end',
    name: 'a.csv',
    content: `Question${','.repeat(1_000_000)}\nIs radium a metal?`,
    comesTo: [/Is radium/],
  },
]
