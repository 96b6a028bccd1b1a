import type { HostileFile } from './hostile-file.ts'
import { laughs } from './laughs.ts'

const MOODLE = (questions: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}<quiz>${questions}</quiz>`
const TRUE_FALSE = (text: string) =>
  `<question type="truefalse"><name><text>One</text></name><questiontext format="html"><text>${text}</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`
const RADIUM = TRUE_FALSE('Is radium a radioactive metal?')
const NESTED = 20_000

export const HOSTILE_XML: HostileFile[] = [
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
    what: 'an encoding in which tags hide',
    name: 'a.xml',
    content: MOODLE(RADIUM).replace('UTF-8', 'utf-7'),
    comesTo: 'unknownEncoding',
  },
  {
    what: 'an encoding that nobody knows',
    name: 'a.xml',
    content: MOODLE(RADIUM).replace('UTF-8', 'x-made-up'),
    comesTo: 'unknownEncoding',
  },
  {
    what: 'an older encoding that says which it is',
    name: 'a.xml',
    content: Buffer.from(
      MOODLE(TRUE_FALSE('Est-ce le m\u00e9tal ?')).replace('UTF-8', 'ISO-8859-2'),
      'latin1',
    ),
    comesTo: [/^Est-ce le m\u00e9tal \?$/],
  },
  {
    what: 'a page that calls itself UTF-7',
    name: 'a.xml',
    content: '<!DOCTYPE html><html><head><meta charset="UTF-7"/></head><body>+ADw-</body></html>',
    comesTo: 'unknownEncoding',
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
  { what: 'a quiz without questions', name: 'a.xml', content: MOODLE(''), comesTo: 'noQuestions' },
  {
    what: 'XML of another kind',
    name: 'a.xml',
    content: '<?xml version="1.0"?>\n<exam><item>Is it?</item></exam>',
    comesTo: 'unknownXml',
  },
  {
    what: 'a pool of an old Blackboard',
    name: 'res00001.dat',
    content: '<POOL><TITLE/></POOL>',
    comesTo: 'blackboardOnly',
  },
  {
    what: 'other data of Blackboard',
    name: 'res00002.dat',
    content: '<CONTENT><TITLE/></CONTENT>',
    comesTo: 'unknownXml',
  },
  {
    what: 'XML of another kind that breaks off',
    name: 'a.xml',
    content: '<exam>\n<item>',
    comesTo: 'malformedXml',
  },
  {
    what: 'a question of an unknown type',
    name: 'a.xml',
    content: MOODLE('<question type="coderunner"><name><text>X</text></name></question>'),
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
]
