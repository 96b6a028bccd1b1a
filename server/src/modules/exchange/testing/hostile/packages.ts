import { zipOf } from '../foreign.ts'
import type { HostileFile } from './hostile-file.ts'
import { laughs } from './laughs.ts'

const ITEM = (body: string) =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Radium" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><simpleChoice identifier="A">Paris</simpleChoice><simpleChoice identifier="B">Lyon</simpleChoice><simpleChoice identifier="C">Nice</simpleChoice><simpleChoice identifier="D">Lille</simpleChoice></choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`
const MANIFEST = (href: string) =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m1"><metadata/><organizations/><resources><resource identifier="r1" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource></resources></manifest>`
const QTI = (href: string, files: Record<string, string>) =>
  zipOf({ 'imsmanifest.xml': MANIFEST(href), ...files })

export const HOSTILE_PACKAGES: HostileFile[] = [
  {
    what: 'an archive that breaks off',
    name: 'a.zip',
    content: QTI('i.xml', { 'i.xml': ITEM('<p>Which is it?</p>') }).slice(0, 300),
    comesTo: 'damaged',
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
]
