import { expect, it } from 'vitest'
import { unpack } from '#server/platform/archive/unpack.ts'
import { toldOf, zipOf } from '../../testing/foreign.ts'
import { itemsOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { qtiReader } from '../qti/read.ts'
import { commonCartridgeReader } from './read.ts'

const manifest = (resources: string, version = '1.3') =>
  `<?xml version="1.0"?><manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1"><metadata><schema>IMS Common Cartridge</schema><schemaversion>${version}.0</schemaversion></metadata><organizations/><resources>${resources}</resources></manifest>`
const item = (profile: string, title: string) => `<item ident="${title}"><itemmetadata><qtimetadata>
  <qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>${profile}</fieldentry></qtimetadatafield>
  <qtimetadatafield><fieldlabel>cc_weighting</fieldlabel><fieldentry>3</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
  <presentation><material><mattext texttype="text/html">${title} &lt;img src="$IMS-CC-FILEBASE$../media/cat.png"&gt;</mattext></material><response_str ident="r"><render_fib/></response_str></presentation>
  <resprocessing><outcomes><decvar varname="SCORE" vartype="Integer" maxvalue="100"/></outcomes><respcondition><conditionvar><varequal respident="r">x</varequal></conditionvar><setvar varname="SCORE">100</setvar></respcondition></resprocessing></item>`
const quiz = (...items: string[]) =>
  `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="A"><section ident="s">${items.join('')}</section></assessment></questestinterop>`

it('reads the quizzes and the bank of a cartridge, with pictures beside them', async () => {
  const file = zipOf({
    'imsmanifest.xml': manifest(
      `<resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p3/assessment"><file href="quizzes/one.xml"/></resource>
       <resource identifier="b" type="imsqti_xmlv1p2/imscc_xmlv1p3/question-bank"><file href="bank/bank.xml"/></resource>
       <resource identifier="p" type="webcontent" href="media/cat.png"><file href="media/cat.png"/></resource>`,
    ),
    'quizzes/one.xml': quiz(item('cc.fib.v0p1', 'First'), item('cc.essay.v0p1', 'Second')),
    'bank/bank.xml': `<questestinterop><objectbank ident="b">${item('cc.pattern_match.v0p1', 'Third')}</objectbank></questestinterop>`,
    'media/cat.png': undefined,
  })
  const items = await itemsOf(commonCartridgeReader, file)
  expect(items.map(toldOf)).toMatchObject([
    { type: 'fill_in', title: `First ![cat](picture:${PICTURE.id})`, points: 3, notes: [] },
    { type: 'open', content: { maxScore: 3 } },
    { type: 'fill_in', title: `Third ![cat](picture:${PICTURE.id})` },
  ])
  expect(items[2]).toMatchObject({ file: 'bank/bank.xml', line: 1 })
})

it('reads what Canvas keeps for itself rather than what it gives to others, which is less', async () => {
  const file = zipOf({
    'imsmanifest.xml': manifest(
      `<resource identifier="g1" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="g1/assessment_qti.xml"/><dependency identifierref="g2"/></resource>
       <resource identifier="g2" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="g1/assessment_meta.xml"><file href="g1/assessment_meta.xml"/><file href="non_cc_assessments/g1.xml.qti"/></resource>`,
      '1.1',
    ),
    'g1/assessment_meta.xml': '<quiz/>',
    'g1/assessment_qti.xml': quiz(item('cc.fib.v0p1', 'First')),
    'non_cc_assessments/g1.xml.qti': quiz(
      item('cc.fib.v0p1', 'First'),
      item('cc.fib.v0p1', 'Match')
        .replace('<response_str', '<response_lid ident="l"/><response_str')
        .replace('cc.fib.v0p1', 'matching_question'),
    ),
  })
  const items = await itemsOf(commonCartridgeReader, file)
  expect(items.map(({ file: name }) => name)).toEqual(Array(2).fill('non_cc_assessments/g1.xml.qti'))
  expect(items.map(toldOf)).toMatchObject([{ type: 'fill_in' }, 'typeUnknown: matching_question'])
})

it('recognises a cartridge, and nothing else, by its manifest', () => {
  const recognises = (some: Record<string, string>) => {
    const bytes = zipOf(some)
    const file = { name: 'x', bytes, archive: unpack(bytes, { maxBytes: 1e6 }) }
    return [commonCartridgeReader.recognises(file), qtiReader.recognises(file)]
  }
  expect(
    recognises({ 'imsmanifest.xml': manifest('<resource type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"/>') }),
  ).toEqual([true, false])
  expect(
    recognises({ 'imsmanifest.xml': manifest('').replace('IMS Common Cartridge', 'ADL SCORM') }),
  ).toEqual([false, false])
  expect(
    commonCartridgeReader.recognises({ name: 'x.imscc', bytes: new Uint8Array(), archive: undefined }),
  ).toBe(false)
})
