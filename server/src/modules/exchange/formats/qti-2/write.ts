import { packageWriter } from './package.ts'
import type { QtiVersion } from './version.ts'

const QTI_21: QtiVersion = {
  element: (name) => name,
  attribute: (name) => name,
  content: (markup) => markup,
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
