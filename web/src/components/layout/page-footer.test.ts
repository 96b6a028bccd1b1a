import { expect, it } from 'vitest'
import { cssText } from './page-footer.tsx'

it('lets no sign end the string or the style sheet', () => {
  expect(cssText('Été 1 "x"\\</style>\n')).toBe('"Été 1 \\22 x\\22 \\5c \\3c \\2f style\\3e \\a "')
})
