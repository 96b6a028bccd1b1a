import { storiesOf } from './in-every-browser.ts'
import { test } from './test.ts'

test.use({ browserKind: 'WebKit' })
storiesOf('WebKit')
