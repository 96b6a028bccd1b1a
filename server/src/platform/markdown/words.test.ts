import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentsOf } from './contents.ts'
import { DIALECTS, renderPortable } from './portable.ts'
import { areWords, portableWords } from './words.ts'

const nowhere = { picture: () => undefined }
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'é',
        ' ',
        '1.',
        '-',
        '# ',
        '*',
        'www.a.de',
        'http:',
        '//',
        '$',
        '"',
        "'",
        '&amp;',
        '!',
        '(',
        'http://a.b',
        'a@b.de',
        ':',
        '\u00a0',
        '\t',
        '數',
        '?',
        '=',
        '+',
        '>',
        '|',
        '~~',
      ),
    )
    .map((all) => all.join('')),
)

it('knows words by sight: they become just what reading them would make, in every dialect', () => {
  fc.assert(
    fc.property(text.filter(areWords), (words) => {
      for (const dialect of DIALECTS) {
        for (const isInline of [true, false])
          expect(portableWords(words, dialect, { isInline })).toBe(
            renderPortable(words, dialect, { ...nowhere, isInline }),
          )
      }
      expect(contentsOf(words)).toEqual({ formatting: false, formulas: false, pictures: false })
    }),
    { numRuns: 150 },
  )
})

it('takes plain sentences for words, and nothing that has a meaning', () => {
  for (const words of ['Paris', 'Which river runs through Paris?', 'L’été, c’est l’été (en France).', ''])
    expect(areWords(words)).toBe(true)
  for (const other of ['*a*', '- a', '1. a', 'a\nb', '$x$', 'www.a.de', 'a@b.de', '# a', 'a  b', 'a & b'])
    expect(areWords(other)).toBe(false)
})
