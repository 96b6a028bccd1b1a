import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Archive, unpack } from '#server/platform/archive/unpack.ts'
import { faultsOf, schemasIn } from '#test/exchange-schemas.ts'
import { fileOf, heldBy } from '../../testing/round-trip.ts'
import { commonCartridgeWriter } from '../common-cartridge/write.ts'
import type { OutgoingQuiz, Writer } from '../format.ts'
import { qti21Writer } from '../qti-2/write.ts'

const QUIZ: OutgoingQuiz = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  instructions: 'Read ~~well~~ **twice**.',
  instructionsHtml: '<p>Read <del>well</del> <strong>twice</strong>.</p>',
  durationMinutes: 45,
  shufflesQuestions: true,
  shufflesAnswers: true,
  sections: [
    { title: 'One & only', draw: 3, questionCount: 40 },
    { title: '', draw: null, questionCount: 0 },
  ],
}
const QTI_21 = { 'http://www.imsglobal.org/xsd/imsqti_v2p1': 'qtiv2p1/imsqti_v2p1.xsd' }
const QTI_21_MANIFEST = {
  'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
  'http://ltsc.ieee.org/xsd/LOM': 'imsmd_loose_v1p3p2.xsd',
}
const CARTRIDGE_QTI = { 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2': 'ccv1p1_qtiasiv1p2p1_v1p0.xsd' }
const CARTRIDGE_MANIFEST = {
  'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1': 'ccv1p1_imscp_v1p2_v1p0.xsd',
  'http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest': 'ccv1p1_lommanifest_v1p0.xsd',
}
const CASES = [
  { name: 'QTI 2.1', set: 'qti21', writer: qti21Writer, content: QTI_21, manifest: QTI_21_MANIFEST },
  {
    name: 'Common Cartridge 1.1',
    set: 'cc11',
    writer: commonCartridgeWriter,
    content: CARTRIDGE_QTI,
    manifest: CARTRIDGE_MANIFEST,
  },
] as const

describe.each(CASES)('the schemas of $name', ({ set, writer, content, manifest }) => {
  const folder = schemasIn(set) ?? ''
  const why = folder ? '' : ' (skipped: the schemas are not beside the project)'

  it.skipIf(!folder)(`find nothing wrong with dozens of questions and their quiz${why}`, async () => {
    const archive = await archiveOf(writer, QUIZ)
    const files = contentOf(archive)
    expect(await faultsOf(files, { folder, schemas: content })).toEqual([])
    expect(await faultsOf([manifestOf(archive)], { folder, schemas: manifest })).toEqual([])
  })

  it.skipIf(!folder)(`find nothing wrong with a selection of questions${why}`, async () => {
    const archive = await archiveOf(writer, undefined)
    expect(await faultsOf([manifestOf(archive)], { folder, schemas: manifest })).toEqual([])
  })

  it.skipIf(!folder)(`would find what is wrong${why}`, async () => {
    const archive = await archiveOf(writer, QUIZ)
    const misspelled = contentOf(archive).map(({ name, xml }) => ({
      name,
      xml: xml.replaceAll('shuffle=', 'shufle='),
    }))
    expect(await faultsOf(misspelled, { folder, schemas: content })).not.toEqual([])
    const { name, xml } = manifestOf(archive)
    const untitled = { name, xml: xml.replaceAll('general>', 'genral>') }
    expect(await faultsOf([untitled], { folder, schemas: manifest })).not.toEqual([])
  })
})

async function archiveOf(writer: Writer, quiz: OutgoingQuiz | undefined): Promise<Archive> {
  const asked = fc.sample(heldBy(writer), 40)
  return unpack(await fileOf(writer, asked, quiz), { maxBytes: 1e8 })
}

function contentOf(archive: Archive) {
  return archive.names
    .filter((name) => name.endsWith('.xml') && name !== 'imsmanifest.xml')
    .map((name) => ({ name, xml: archive.read(name).toString() }))
}

function manifestOf(archive: Archive) {
  return { name: 'imsmanifest.xml', xml: archive.read('imsmanifest.xml').toString() }
}
