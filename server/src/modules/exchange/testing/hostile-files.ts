import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** Files that are broken, or mean no good; each with what is said of it, or with what it comes to. */
export interface HostileFile {
  what: string
  name: string
  content: string | Uint8Array
  /** The fault of the whole file; or what comes of its questions, in their order. */
  comesTo: string | (string | RegExp)[]
}

const MOODLE = (questions: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}<quiz>${questions}</quiz>`
const TRUE_FALSE = (text: string) =>
  `<question type="truefalse"><name><text>One</text></name><questiontext format="html"><text>${text}</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`
const RADIUM = TRUE_FALSE('Is radium a radioactive metal?')

const OURS = (questions: unknown[], more: object = {}) =>
  JSON.stringify({ kind: 'probant-questions', version: 1, questions, ...more })
const GOOD = { type: 'true_false', title: 'Is radium radioactive?', content: { isTrue: true } }

const ITEM = (body: string) =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Radium" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><simpleChoice identifier="A">Paris</simpleChoice><simpleChoice identifier="B">Lyon</simpleChoice><simpleChoice identifier="C">Nice</simpleChoice><simpleChoice identifier="D">Lille</simpleChoice></choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`
const MANIFEST = (href: string) =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m1"><metadata/><organizations/><resources><resource identifier="r1" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource></resources></manifest>`
const QTI = (href: string, files: Record<string, string | Uint8Array>) =>
  zip({ 'imsmanifest.xml': MANIFEST(href), ...files })

function zip(files: Record<string, string | Uint8Array>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )
}

/** One entry, written by hand: names and sizes as no honest program writes them. */
function rawZip({ name = 'a.xml', content = Buffer.from('x'), flags = 0, directoryAt = 0 } = {}): Uint8Array {
  const packed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(flags, 6)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(content.length, 24)
  entry.writeUInt16LE(name.length, 28)
  const start = 30 + name.length + packed.length
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(start + directoryAt, 16)
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

const NESTED = 20_000

export const HOSTILE_FILES: HostileFile[] = [
  { what: 'nothing', name: 'a.xml', content: '', comesTo: 'empty' },
  { what: 'a byte order mark alone', name: 'a.txt', content: '\ufeff', comesTo: 'notRecognised' },
  {
    what: 'random bytes',
    name: 'a.bin',
    content: Buffer.from([0x9d, 1, 2, 0xff, 0, 7, 0x81, 3]),
    comesTo: 'notText',
  },
  {
    what: 'zeros that call themselves a table',
    name: 'a.csv',
    content: Buffer.alloc(5000),
    comesTo: 'notText',
  },
  {
    what: 'prose',
    name: 'a.txt',
    content: 'It was a dark night. Nobody asked anything.\n\nThe end.',
    comesTo: 'notRecognised',
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
    what: 'a billion laughs',
    name: 'a.xml',
    content: MOODLE(TRUE_FALSE('&lol9;'), laughs()),
    comesTo: 'ownEntities',
  },
  {
    what: 'an entity that reads a file',
    name: 'a.xml',
    content: MOODLE(TRUE_FALSE('&x;'), '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    comesTo: 'ownEntities',
  },
  {
    what: 'an entity that calls somebody',
    name: 'a.xml',
    content: MOODLE(TRUE_FALSE('&x;'), '<!DOCTYPE quiz [<!ENTITY % x SYSTEM "http://127.0.0.1:1/x"> %x;]>'),
    comesTo: 'ownEntities',
  },
  {
    what: 'a DTD elsewhere, which nobody fetches',
    name: 'a.xml',
    content: MOODLE(RADIUM, '<!DOCTYPE quiz SYSTEM "http://127.0.0.1:1/quiz.dtd">'),
    comesTo: [/Is radium/],
  },
  {
    what: 'an entity that nobody has defined',
    name: 'a.xml',
    content: MOODLE(TRUE_FALSE('Is&nbsp;it?')),
    comesTo: 'malformedXml',
  },
  {
    what: 'a tag that is never closed',
    name: 'a.xml',
    content: '<quiz>\n<question type="truefalse">\n<name>\n</quiz>',
    comesTo: 'malformedXml',
  },
  {
    what: 'XML that breaks off',
    name: 'a.xml',
    content: MOODLE(RADIUM).slice(0, -60),
    comesTo: 'malformedXml',
  },
  {
    what: 'XML that is nested without end',
    name: 'a.xml',
    content: MOODLE(`<question type="essay">${'<a>'.repeat(NESTED)}${'</a>'.repeat(NESTED)}</question>`),
    comesTo: 'tooDeep',
  },
  {
    what: 'a character that XML does not have',
    name: 'a.xml',
    content: MOODLE(TRUE_FALSE('&#0; Is it?')),
    comesTo: 'malformedXml',
  },
  {
    what: 'a prefix without a namespace',
    name: 'a.xml',
    content: MOODLE(`${RADIUM}<x:question/>`),
    comesTo: 'malformedXml',
  },
  { what: 'a quiz without questions', name: 'a.xml', content: MOODLE(''), comesTo: 'notRecognised' },
  {
    what: 'a question of an unknown type',
    name: 'a.xml',
    content: MOODLE('<question type="ddmarker"><name><text>X</text></name></question>'),
    comesTo: ['typeUnknown'],
  },
  {
    what: 'HTML nested without end',
    name: 'a.xml',
    content: MOODLE(TRUE_FALSE(`<![CDATA[${'<div>'.repeat(NESTED)}Is radium a metal?]]>`)),
    comesTo: [/./],
  },
  {
    what: 'a script in a question',
    name: 'a.xml',
    content: MOODLE(
      TRUE_FALSE(
        '<![CDATA[<script>alert(1)</script><p onclick="x()">Is radium a metal?</p><iframe src="http://evil.example"></iframe>]]>',
      ),
    ),
    comesTo: [/^Is radium a metal\?$/],
  },
  {
    what: 'a link that would run',
    name: 'a.xml',
    content: MOODLE(TRUE_FALSE('<![CDATA[<a href="javascript:alert(1)">Is radium a metal?</a>]]>')),
    comesTo: [/^Is radium a metal\?$/],
  },

  {
    what: 'an archive that breaks off',
    name: 'a.zip',
    content: QTI('i.xml', { 'i.xml': ITEM('<p>Which is it?</p>') }).slice(0, 300),
    comesTo: 'damaged',
  },
  {
    what: 'an archive whose directory leads nowhere',
    name: 'a.zip',
    content: rawZip({ directoryAt: 100_000 }),
    comesTo: 'damaged',
  },
  {
    what: 'a file that climbs out',
    name: 'a.zip',
    content: rawZip({ name: '../../etc/cron.d/x' }),
    comesTo: 'unsafeName',
  },
  {
    what: 'a file with a path of the machine',
    name: 'a.zip',
    content: rawZip({ name: '/etc/passwd' }),
    comesTo: 'unsafeName',
  },
  {
    what: 'a file that climbs out the other way',
    name: 'a.zip',
    content: rawZip({ name: '..\\..\\x.xml' }),
    comesTo: 'unsafeName',
  },
  {
    what: 'a file behind a password',
    name: 'a.xlsx',
    content: rawZip({ name: 'xl/workbook.xml', flags: 1 }),
    comesTo: 'encrypted',
  },
  {
    what: 'more files than anybody has',
    name: 'a.zip',
    content: zip(Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.xml`, '']))),
    comesTo: 'tooManyFiles',
  },
  {
    what: 'an archive that unpacks without end',
    name: 'a.xlsx',
    content: bomb(),
    comesTo: 'unpacksTooLarge',
  },
  {
    what: 'an archive of archives',
    name: 'a.zip',
    content: zip({ 'b.zip': zip({ 'c.txt': 'x' }) }),
    comesTo: 'notRecognised',
  },
  {
    what: 'an archive without a manifest',
    name: 'a.zip',
    content: zip({ 'readme.txt': 'Hello' }),
    comesTo: 'notRecognised',
  },
  {
    what: 'a manifest that names what is not there',
    name: 'a.zip',
    content: QTI('missing.xml', {}),
    comesTo: ['malformed'],
  },
  {
    what: 'a manifest that points out of its package',
    name: 'a.zip',
    content: QTI('../../../../etc/passwd', {}),
    comesTo: 'noQuestions',
  },
  {
    what: 'an item that is no XML',
    name: 'a.zip',
    content: QTI('i.xml', { 'i.xml': 'no <xml' }),
    comesTo: ['malformed'],
  },
  {
    what: 'an item that laughs a billion times',
    name: 'a.zip',
    content: QTI('i.xml', {
      'i.xml': ITEM('<p>&lol9;</p>').replace('<assessmentItem', `${laughs()}<assessmentItem`),
    }),
    comesTo: ['malformed'],
  },
  {
    what: 'a picture that is a web page',
    name: 'a.zip',
    content: QTI('i.xml', {
      'i.xml': ITEM('<p>Which is it? <img src="x.png" alt="A cat"/></p>'),
      'x.png': '<html><script>1</script></html>',
    }),
    comesTo: [/^Which is it\? A cat$/],
  },
  {
    what: 'a picture that is a script',
    name: 'a.zip',
    content: QTI('i.xml', {
      'i.xml': ITEM('<p>Which is it? <img src="x.svg" alt="A cat"/></p>'),
      'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    }),
    comesTo: [/^Which is it\? A cat$/],
  },
  {
    what: 'a picture out of the package',
    name: 'a.zip',
    content: QTI('i.xml', {
      'i.xml': ITEM('<p>Which is it? <img src="../../../etc/passwd" alt="A cat"/></p>'),
    }),
    comesTo: [/^Which is it\? A cat$/],
  },
  {
    what: 'a workbook without a sheet',
    name: 'a.xlsx',
    content: zip({ 'xl/workbook.xml': '<workbook/>' }),
    comesTo: 'damaged',
  },

  {
    what: 'our own file, cut off',
    name: 'a.json',
    content: OURS([GOOD]).slice(0, -10),
    comesTo: 'malformedJson',
  },
  {
    what: 'our own file of another day',
    name: 'a.json',
    content: OURS([GOOD], { version: 99 }),
    comesTo: 'newerVersion',
  },
  { what: 'somebody else’s JSON', name: 'a.json', content: '{"a":1}', comesTo: 'notRecognised' },
  {
    what: 'JSON that is nested without end',
    name: 'a.json',
    content: `{"kind":"probant-questions","x":${'['.repeat(200_000)}`,
    comesTo: 'malformedJson',
  },
  {
    what: 'keys that mean something to the machine',
    name: 'a.json',
    content: OURS([GOOD]).replace('"type"', '"__proto__":{"isAdmin":true},"constructor":1,"type"'),
    comesTo: [/Is radium/],
  },
  {
    what: 'fields that hold something else',
    name: 'a.json',
    content: OURS([{ ...GOOD, title: { x: 1 } }, { ...GOOD, content: [] }, null, 7]),
    comesTo: ['malformed', 'malformed', 'malformed', 'malformed'],
  },
  {
    what: 'more questions than anybody has',
    name: 'a.json',
    content: OURS(Array(5001).fill(GOOD)),
    comesTo: 'tooManyQuestions',
  },
  {
    what: 'texts longer than any question',
    name: 'a.json',
    content: OURS([{ ...GOOD, title: 'a'.repeat(100_000) }]),
    comesTo: ['textTooLong'],
  },

  {
    what: 'a brace that is never closed',
    name: 'a.gift',
    content: '::One:: Is it? {T}\n\n::Two:: Is it not {=yes ~no\n\n::Three:: Is it too? {F}',
    comesTo: [/./, 'malformed', /./],
  },
  {
    what: 'braces without end',
    name: 'a.gift',
    content: `::One:: Is radium a metal? {T}\n\n${'{'.repeat(100_000)}`,
    comesTo: [/Is radium/, 'malformed'],
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

function utf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
}

function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`)
  return `<!DOCTYPE quiz [<!ENTITY lol0 "lol">${entities.join('')}]>`
}

/** Some hundred kilobytes that would be 300 megabytes. */
function bomb(): Uint8Array {
  return zip({
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': Buffer.alloc(300 * 1024 * 1024),
  })
}
