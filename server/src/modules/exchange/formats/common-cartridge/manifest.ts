import { closing, opening, tag, XML_PROLOGUE } from '#server/platform/xml/markup.ts'
import type { Bundle } from '../format.ts'

interface ManifestOptions {
  assessmentPath: string
  pictures: ReadonlySet<string>
}

/** What is in the cartridge: the assessment, and the pictures of its questions. */
export async function* manifestOf(
  { title, language }: Bundle,
  { assessmentPath, pictures }: ManifestOptions,
): AsyncGenerator<string> {
  const pictureIds = new Map([...pictures].map((path, index) => [path, `picture-${index + 1}`]))
  yield XML_PROLOGUE
  yield opening('manifest', {
    identifier: 'manifest',
    xmlns: CARTRIDGE,
    'xmlns:lomimscc': LOM,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': [
      `${CARTRIDGE} http://www.imsglobal.org/profile/cc/ccv1p1/ccv1p1_imscp_v1p2_v1p0.xsd`,
      `${LOM} http://www.imsglobal.org/profile/cc/ccv1p1/LOM/ccv1p1_lommanifest_v1p0.xsd`,
    ].join(' '),
  })
  yield tag(
    'metadata',
    {},
    tag('schema', {}, 'IMS Common Cartridge'),
    tag('schemaversion', {}, '1.1.0'),
    tag(
      'lomimscc:lom',
      {},
      tag(
        'lomimscc:general',
        {},
        tag('lomimscc:title', {}, tag('lomimscc:string', { language }, title)),
        tag('lomimscc:language', {}, language),
      ),
    ),
  ).xml
  yield tag(
    'organizations',
    {},
    tag(
      'organization',
      { identifier: 'organization', structure: 'rooted-hierarchy' },
      tag(
        'item',
        { identifier: 'root' },
        tag('item', { identifier: 'entry', identifierref: 'assessment' }, tag('title', {}, title)),
      ),
    ),
  ).xml
  yield opening('resources')
  yield tag(
    'resource',
    { identifier: 'assessment', type: 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment' },
    tag('file', { href: assessmentPath }),
    [...pictureIds.values()].map((identifierref) => tag('dependency', { identifierref })),
  ).xml
  for (const [path, identifier] of pictureIds)
    yield tag('resource', { identifier, type: 'webcontent', href: path }, tag('file', { href: path })).xml
  yield closing('resources') + closing('manifest')
}

const CARTRIDGE = 'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1'
const LOM = 'http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest'
