import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressesIn, entriesIn, plainName, splitDraft } from './address-list.ts'

describe('a pasted list', () => {
  it('is taken apart at commas, semicolons, spaces and lines', () => {
    expect(addressesIn('a@x.org, b@x.org;c@x.org d@x.org\r\ne@x.org\n\n')).toEqual([
      'a@x.org',
      'b@x.org',
      'c@x.org',
      'd@x.org',
      'e@x.org',
    ])
  })

  it('may name the people', () => {
    expect(addressesIn('Ann Lee <ann@x.org>, "Lee, Bob" <bob@x.org>; <cy@x.org>')).toEqual([
      'ann@x.org',
      'bob@x.org',
      'cy@x.org',
    ])
    expect(addressesIn('ann@x.org <ann@x.org>')).toEqual(['ann@x.org'])
    expect(addressesIn('ann@x.org Bob <bob@x.org>')).toEqual(['ann@x.org', 'bob@x.org'])
  })

  it('takes a name before an address for a name, also with a comma in it', () => {
    expect(addressesIn('• Prénom Nom <ann@x.org>\n• Lee, Bob <bob@x.org>')).toEqual([
      'ann@x.org',
      'bob@x.org',
    ])
    expect(addressesIn('ann@x.org, O’Hara, Jean-Luc <jl@x.org>')).toEqual(['ann@x.org', 'jl@x.org'])
    expect(addressesIn('nobody; Ann <ann@x.org>\nnobody\nBob <bob@x.org>')).toEqual([
      'nobody',
      'ann@x.org',
      'nobody',
      'bob@x.org',
    ])
    expect(addressesIn('bob.x.org, Ann <ann@x.org>')).toEqual(['bob.x.org', 'ann@x.org'])
  })

  it('passes over bullets and dashes', () => {
    expect(addressesIn('• ann@x.org\n- bob@x.org\n* – cy@x.org | @')).toEqual([
      'ann@x.org',
      'bob@x.org',
      'cy@x.org',
    ])
  })

  it('sheds what is wrapped around an address', () => {
    expect(addressesIn('mailto:ann@x.org "bob@x.org" (cy@x.org).')).toEqual([
      'ann@x.org',
      'bob@x.org',
      'cy@x.org',
    ])
  })

  it('keeps what is no address, so that it can be put right', () => {
    expect(addressesIn('ann@x.org, bob.x.org')).toEqual(['ann@x.org', 'bob.x.org'])
    expect(addressesIn(' ,; \n')).toEqual([])
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 8 })
  const address = fc.tuple(letters, letters).map(([name, host]) => `${name}@${host}.org`)
  const entry = fc
    .tuple(address, fc.constantFrom('', 'Ann Lee', '"Lee, Ann"'))
    .map(([email, name]) => ({ email, text: name ? `${name} <${email}>` : email }))
  const separator = fc.constantFrom(',', ';', '\n', '\r\n', ', ', ' ;\n')

  it('never loses an address, nor adds one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(entry, separator)), (list) => {
        const text = list.map(([{ text }, between]) => text + between).join('')
        expect(addressesIn(text)).toEqual(list.map(([{ email }]) => email))
      }),
    )
  })
})

describe('the names in a list', () => {
  it('are kept with the address that they stand before', () => {
    expect(entriesIn('Ann Lee <ann@x.org>, "Lee, Bob" <bob@x.org>; <cy@x.org> di@x.org')).toEqual([
      { email: 'ann@x.org', name: 'Ann Lee' },
      { email: 'bob@x.org', name: 'Bob Lee' },
      { email: 'cy@x.org', name: '' },
      { email: 'di@x.org', name: '' },
    ])
  })

  it('may stand there with a comma and without quotes', () => {
    expect(entriesIn('ann@x.org, O’Hara, Jean-Luc <jl@x.org>\n• Lee, Bob <bob@x.org>')).toEqual([
      { email: 'ann@x.org', name: '' },
      { email: 'jl@x.org', name: 'Jean-Luc O’Hara' },
      { email: 'bob@x.org', name: 'Bob Lee' },
    ])
  })

  it.each([
    ['Ann Lee', 'Ann Lee'],
    ['"Lee, Ann"', 'Ann Lee'],
    ['Lee, Ann (Paris)', 'Ann Lee'],
    [' • Anne-Marie  Dupont, ', 'Anne-Marie Dupont'],
    ["'ann@x.org'", ''],
    ['Martin L.', 'Martin L.'],
    ['', ''],
  ])('%j is said %j', (written, said) => {
    expect(plainName(written)).toBe(said)
  })
})

describe('while someone types', () => {
  it.each([
    ['ann@x.org', [], 'ann@x.org'],
    ['ann@x.org,', ['ann@x.org'], ''],
    ['ann@x.org ', ['ann@x.org'], ''],
    ['ann@x.org; b', ['ann@x.org'], 'b'],
    ['Ann Lee ', [], 'Ann Lee '],
    ['Ann Lee <ann@x.o', [], 'Ann Lee <ann@x.o'],
    ['Ann Lee <ann@x.org>', ['ann@x.org'], ''],
    ['"Lee, Ann', [], '"Lee, Ann'],
  ])('%j holds %j and leaves %j', (draft, complete, rest) => {
    const split = splitDraft(draft)
    expect({ ...split, complete: addressesIn(split.complete) }).toEqual({ complete, rest })
  })
})
