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
    what: 'a table with a NUL in a heading, an answer and a question',
    name: 'a.csv',
    content: `Question,Right answer,No\0te\n${'Is radium a metal?,True,\n'.repeat(40)}Is ra\0don a noble gas?,Tr\0ue,\n`,
    comesTo: [...Array<RegExp>(40).fill(/^Is radium a metal\?$/), /^Is radon a noble gas\?$/],
  },
  {
    what: 'a table that begins as UTF-7 does',
    name: 'a.csv',
    content: '+/v8-Question,Right answer\n+ADw-script+AD4-alert(1),True\n',
    comesTo: 'unknownEncoding',
  },
  {
    what: 'a row without end',
    name: 'a.csv',
    content: `Question${','.repeat(1_000_000)}\nIs radium a metal?`,
    comesTo: [/Is radium/],
  },
]
