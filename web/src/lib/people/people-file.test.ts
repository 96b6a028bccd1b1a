import { describe, expect, it } from 'vitest'
import { decoded, peopleInFile } from './people-file.ts'

describe('a file', () => {
  it('brings the people in it, with their names', async () => {
    const csv = '\ufeffNom;Prénom;Courriel\r\n"Le Goff";Éloïse;eloise@x.fr\r\n'
    expect(await peopleInFile(new File([csv], 'Classe.CSV'))).toEqual({
      people: [{ email: 'eloise@x.fr', name: 'Éloïse Le Goff' }],
    })
  })
  it('may say what parts its columns', async () => {
    expect(await peopleInFile(new File(['sep=;\nName;Mail\nAnn Lee;ann@x.org'], 'a.csv'))).toEqual({
      people: [{ email: 'ann@x.org', name: 'Ann Lee' }],
    })
  })
  it('of a single line is a list, in which everybody stands for themselves', async () => {
    expect(await peopleInFile(new File(['lea@x.org,Marc Durand,paul@x.org'], 'a.csv'))).toEqual({
      people: [
        { email: 'lea@x.org', name: '' },
        { email: '', name: 'Marc Durand' },
        { email: 'paul@x.org', name: '' },
      ],
    })
  })
  it.each([
    ['wrongType', new File(['x'], 'photo.png')],
    ['empty', new File([], 'empty.csv')],
    ['tooLarge', new File(['x'.repeat(2 * 1024 * 1024 + 1)], 'large.csv')],
    ['unreadable', new File(['a\u0000b'], 'binary.csv')],
    ['nobody', new File(['a;b\nc;d'], 'other.csv')],
    ['tooManyRows', new File(['a@x.org\n'.repeat(5001)], 'many.csv')],
  ])('is refused: %s', async (refusal, file) => {
    expect(await peopleInFile(file)).toEqual({ refusal })
  })
})

describe('the text of a file', () => {
  it('is UTF-8, with or without a mark at its head', () => {
    expect(decoded(new TextEncoder().encode('Éloïse'))).toBe('Éloïse')
    expect(decoded(new TextEncoder().encode('\ufeffÉloïse'))).toBe('Éloïse')
  })
  it('may be UTF-16, as “Unicode text” is saved', () => {
    expect(decoded(new Uint8Array([0xff, 0xfe, 0xc9, 0x00, 0x6c, 0x00]))).toBe('Él')
    expect(decoded(new Uint8Array([0xfe, 0xff, 0x00, 0xc9]))).toBe('É')
  })
  it('may be of the time before Unicode', () => {
    expect(decoded(new Uint8Array([0xc9, 0x6c, 0x6f, 0xef, 0x73, 0x65, 0x20, 0x80]))).toBe('Éloïse €')
  })
})
