import { tag } from '#server/platform/xml/markup.ts'
import { imageIn } from '../graphic.ts'
import { bodyOf } from '../qti-2/body.ts'
import { packageWriter } from '../qti-2/package.ts'
import type { QtiVersion } from '../qti-2/version.ts'

const QTI_30: QtiVersion = {
  element: (name) => `qti-${kebab(name)}`,
  attribute: (name) => (/^(?:xml|xsi)/.test(name) ? name : kebab(name)),
  content: (markup) => tag('qti-content-body', {}, markup),
  graphic: ({ src, alt, width, height }) => tag('img', { src, alt, width, height }),
  gapLabel: ({ identifier, matchMax }, html) =>
    tag(imageIn(html) ? 'qti-gap-img' : 'qti-gap-text', { identifier, 'match-max': matchMax }, bodyOf(html)),
  drawsLabels: false,
  humanScored: { externalScored: 'human' },
  namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  schemaLocation: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0p1_v1p0.xsd',
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.1',
    schemaLocation: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
  },
  resourceTypes: { item: 'imsqti_item_xmlv3p0', test: 'imsqti_test_xmlv3p0' },
}

export const qti30Writer = packageWriter(QTI_30)

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
