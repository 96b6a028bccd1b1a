import type { HostileFile } from './hostile-file.ts'

export const HOSTILE_TEXTS: HostileFile[] = [
  { what: 'nothing', name: 'a.xml', content: '', comesTo: 'empty' },
  { what: 'a byte order mark alone', name: 'a.txt', content: '\ufeff', comesTo: 'notRecognised' },
  {
    what: 'random bytes',
    name: 'a.bin',
    content: Buffer.from([0x9d, 1, 2, 0xff, 0, 7, 0x81, 3]),
    comesTo: 'notText',
  },
  {
    what: 'prose',
    name: 'a.txt',
    content: 'It was a dark night. Nobody asked anything.\n\nThe end.',
    comesTo: 'notRecognised',
  },
  {
    what: 'questions with more spaces than anybody types',
    name: 'a.txt',
    content: `1. Is it so?${' '.repeat(15_000)}x\na)${' ('.repeat(9_000)}\nb)${'\t*'.repeat(9_000)}\n${'Answers\n'.repeat(2_000)}`,
    comesTo: [/./],
  },
  {
    what: 'a web page',
    name: 'a.html',
    content: '<!doctype html><html><body><p>Hi</p></body></html>',
    comesTo: 'notRecognised',
  },
  { what: 'a PDF', name: 'a.pdf', content: '%PDF-1.7\n1 0 obj\n<<>>\nendobj', comesTo: 'notRecognised' },
  {
    what: 'GIFT in UTF-16',
    name: 'a.txt',
    content: utf16('::Q:: Le radium est-il radioactif ? {T}'),
    comesTo: [/Le radium est-il/],
  },
  {
    what: 'GIFT in the letters of old Windows',
    name: 'a.txt',
    content: Buffer.from('::Q:: Où coule la Seine, cet été ? {=Paris}', 'latin1'),
    comesTo: [/Où coule la Seine, cet été/],
  },
  {
    what: 'a brace that is never closed',
    name: 'a.gift',
    content: '::One:: Is it? {T}\n\n::Two:: Is it not {=yes ~no\n\n::Three:: Is it too? {F}',
    comesTo: [/./, 'braces', /./],
  },
  {
    what: 'GIFT of which nothing can be read',
    name: 'a.gift',
    content: '::One:: Is it? {T\n\n::Two:: Is it not? =yes ~no}',
    comesTo: ['braces', 'braces'],
  },
  {
    what: 'braces without end',
    name: 'a.gift',
    content: `::One:: Is radium a metal? {T}\n\n${'{'.repeat(100_000)}`,
    comesTo: [/Is radium/, 'braces'],
  },
  {
    what: 'escapes without end',
    name: 'a.gift',
    content: `::One:: Is radium a metal? {=${'\\~'.repeat(200_000)}}`,
    comesTo: ['textTooLong'],
  },
  {
    what: 'an Aiken question without its answer',
    name: 'a.txt',
    content: 'Which is it?\nA) x\nB) y\nC) z\nD) w\n\nWhich is it then?\nA) x\nB) y\nC) z\nD) w\nANSWER: B\n',
    comesTo: ['malformed', /Which is it then/],
  },
]

function utf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
}
