import { type Markup, tag } from '#server/platform/xml/markup.ts'
import { type Graphic, imageIn } from '../graphic.ts'
import { bodyOf } from './body.ts'
import { packageWriter } from './package.ts'
import { wordsAsPicture } from './spots.ts'
import type { QtiVersion } from './version.ts'

const QTI_21: QtiVersion = {
  element: (name) => name,
  attribute: (name) => name,
  content: (markup) => markup,
  graphic: objectOf,
  gapLabel: (attributes, html) => tag('gapImg', attributes, labelOf(html)),
  drawsLabels: true,
  humanScored: {},
  namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  schemaLocation: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
    schemaLocation: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd',
  },
  resourceTypes: { item: 'imsqti_item_xmlv2p1', test: 'imsqti_test_xmlv2p1' },
}

export const qti21Writer = packageWriter(QTI_21)

function objectOf({ src, type, alt, width, height }: Graphic, within: Markup | string = alt): Markup {
  return tag('object', { data: src, type, width, height }, within)
}

/** What it says stands within, for whoever doesn't see the picture of it. */
function labelOf(html: string): Markup {
  const picture = imageIn(html)
  return picture ? objectOf(picture) : objectOf(wordsAsPicture(html), bodyOf(html))
}
