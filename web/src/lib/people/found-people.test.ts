import { describe, expect, it } from 'vitest'
import { peopleInRows, peopleInText } from './found-people.ts'

const ANN = { email: 'ann@x.org', name: 'Ann Lee' }
const BOB = { email: 'bob@x.org', name: 'Bob Ray' }

describe('columns from a spreadsheet', () => {
  it('are read as Excel copies them, with headings, in any order', () => {
    expect(
      peopleInText('E-mail\tLast name\tFirst name\r\nann@x.org\tLee\tAnn\r\nbob@x.org\tRay\tBob\r\n'),
    ).toEqual([ANN, BOB])
  })
  it('are read as Google Sheets copies them, without headings', () => {
    expect(peopleInText('Ann\tLee\tann@x.org\nBob\tRay\tbob@x.org')).toEqual([ANN, BOB])
    expect(peopleInText('ann@x.org\tAnn Lee\nbob@x.org\tBob Ray')).toEqual([ANN, BOB])
  })
  it('are read as LibreOffice copies them, with quoted cells', () => {
    expect(peopleInText('"Name"\t"Mail"\n"Lee, Ann"\t"ann@x.org"\n"Ray,\nBob"\tbob@x.org')).toEqual([
      ANN,
      BOB,
    ])
  })
  it('take a single column for a list, and leave its heading out', () => {
    expect(peopleInText('Email address\nann@x.org\n\nbob@x.org\n')).toEqual([
      { email: 'ann@x.org', name: '' },
      { email: 'bob@x.org', name: '' },
    ])
  })
  it('take a single row of addresses for a list', () => {
    expect(peopleInText('ann@x.org\tbob@x.org')).toEqual([
      { email: 'ann@x.org', name: '' },
      { email: 'bob@x.org', name: '' },
    ])
  })
  it('may have other columns, and a title above', () => {
    const text = [
      'Class 3B, autumn\t\t\t\t',
      'No.\tStudent\tCity\tE-mail\tMark',
      '1\tAnn Lee\tParis\tann@x.org\t12',
      '2\tBob Ray\tParis\tbob@x.org\t14',
    ].join('\n')
    expect(peopleInText(text)).toEqual([ANN, BOB])
    expect(peopleInText('1\tAnn Lee\tParis\tann@x.org\n2\tBob Ray\tRome\tbob@x.org')).toEqual([ANN, BOB])
    expect(peopleInText('3B\tAnn\tLee\tann@x.org\t2009\n3B\tBob\tRay\tbob@x.org\t2010')).toEqual([ANN, BOB])
  })
  it('keep a bad or missing address, with the name', () => {
    expect(
      peopleInText('Name\tEmail\nAnn Lee\tann.x.org\nBob Ray\t\nCy Low\tcy@x.org\nDi\tnot known'),
    ).toEqual([
      { email: 'ann.x.org', name: 'Ann Lee' },
      { email: '', name: 'Bob Ray' },
      { email: 'cy@x.org', name: 'Cy Low' },
      { email: 'not known', name: 'Di' },
    ])
    expect(peopleInText('Ann Lee\tann.x.org\nBob Ray\tbob@x.org')).toEqual([
      { email: 'ann.x.org', name: 'Ann Lee' },
      BOB,
    ])
  })
  it('take the column with the most addresses', () => {
    expect(peopleInText('Ann Lee\tann@x.org\t\nBob Ray\tbob@x.org\tbob@home.org')).toEqual([ANN, BOB])
  })
  it('may hold several addresses in one cell', () => {
    expect(peopleInText('Ann Lee\tann@x.org; a.lee@y.org\nBob Ray\tBob <bob@x.org>')).toEqual([
      ANN,
      { email: 'a.lee@y.org', name: 'Ann Lee' },
      BOB,
    ])
  })
})

describe('a line among columns that is none of them', () => {
  const PAT = { email: 'pat@x.org', name: "Pat O'Brien" }
  const columns = ['Ann Lee\tann@x.org', 'Bob Ray\tbob@x.org']
  const lines = [`"O'Brien, Pat" <pat@x.org>`, "Pat O'Brien pat@x.org", "Pat O'Brien <pat@x.org>\t"]

  it.each(lines)('keeps its address and its name, wherever it stands: %j', (line) => {
    expect(peopleInText([line, ...columns].join('\n'))).toEqual([PAT, ANN, BOB])
    expect(peopleInText([columns[0], line, columns[1]].join('\n'))).toEqual([ANN, PAT, BOB])
    expect(peopleInText(['Name\tEmail', ...columns, line].join('\n'))).toEqual([ANN, BOB, PAT])
  })
  it.each(lines)('keeps them where the address comes first, too: %j', (line) => {
    const turned = ['ann@x.org\tAnn\tLee', 'bob@x.org\tBob\tRay']
    expect(peopleInText([...turned, line].join('\n'))).toEqual([ANN, BOB, PAT])
  })
})

describe('a file', () => {
  it('may have French headings and semicolons', () => {
    expect(
      peopleInText('Nom;Prénom;Courriel\r\nDUPONT;Anne;anne@x.fr\r\nLe Goff;Éloïse;eloise@x.fr'),
    ).toEqual([
      { email: 'anne@x.fr', name: 'Anne DUPONT' },
      { email: 'eloise@x.fr', name: 'Éloïse Le Goff' },
    ])
    expect(peopleInText('Nom;Adresse électronique\nAnne Dupont;anne@x.fr')).toEqual([
      { email: 'anne@x.fr', name: 'Anne Dupont' },
    ])
  })
  it('may be the contacts of Outlook', () => {
    const rows = [
      [
        'First Name',
        'Middle Name',
        'Last Name',
        'Company',
        'E-mail Address',
        'E-mail Display Name',
        'Web Page',
      ],
      ['Ann', '', 'Lee', 'Lee Ltd', 'ann@x.org', 'Ann Lee (ann@x.org)', 'www.lee.org'],
      ['Bob', 'J.', 'Ray', '', 'bob@x.org', 'Bob Ray (bob@x.org)', ''],
    ]
    expect(peopleInRows(rows)).toEqual([ANN, BOB])
    expect(peopleInText(rows.map((row) => row.join(',')).join('\r\n'))).toEqual([ANN, BOB])
  })
})

describe('a list', () => {
  it('may come from the address line of Outlook', () => {
    expect(peopleInText("Lee, Ann <ann@x.org>; Bob Ray <bob@x.org>; 'cy@x.org' <cy@x.org>")).toEqual([
      ANN,
      BOB,
      { email: 'cy@x.org', name: '' },
    ])
  })
  it('may have a name and an address in each line', () => {
    expect(peopleInText('Ann Lee ann@x.org\n- Bob Ray (bob@x.org)')).toEqual([ANN, BOB])
    expect(peopleInText('Ann Lee, ann@x.org\nBob Ray, bob@x.org')).toEqual([ANN, BOB])
    expect(peopleInText('Ann Lee: ann@x.org')).toEqual([{ email: 'ann@x.org', name: 'Ann Lee' }])
  })
  it.each([
    ['lea@x.org, Marc Durand, paul@x.org', ['lea@x.org', 'Marc Durand', 'paul@x.org']],
    ['Marc Durand, lea@x.org, paul@x.org', ['Marc Durand', 'lea@x.org', 'paul@x.org']],
    ['lea@x.org, Marc Durand, Zoé Petit', ['lea@x.org', 'Marc Durand', 'Zoé Petit']],
    ['lea@x.org; Marc Durand; Zoé Petit', ['lea@x.org', 'Marc Durand', 'Zoé Petit']],
    ['Emma, Noé, lea@x.org', ['Emma', 'Noé', 'lea@x.org']],
    ['lea@x.org\tMarc Durand\tpaul@x.org', ['lea@x.org', 'Marc Durand', 'paul@x.org']],
    [
      'lea@x.org, Marc Durand, paul@x.org\nZoé Petit, Emma',
      ['lea@x.org', 'Marc Durand', 'paul@x.org', 'Emma Zoé Petit'],
    ],
    ['Zoé Petit, Emma Roy\nlea@x.org', ['Zoé Petit', 'Emma Roy', 'lea@x.org']],
    ['lea@x.org, bob.x.org, Marc Durand', ['lea@x.org', 'bob.x.org', 'Marc Durand']],
  ])('of several people in a line gives nobody’s name to another: %j', (text, found) => {
    expect(
      peopleInText(text).map(({ email, name }) => (email && name ? { email, name } : email || name)),
    ).toEqual(found)
  })
  it.each([
    'Ann Lee, ann@x.org',
    'ann@x.org, Ann Lee',
    'ann@x.org; Ann Lee',
    '"Lee, Ann", ann@x.org',
    '1, Ann Lee, ann@x.org',
  ])('may name whoever is alone in a line, before the address or behind it: %j', (text) => {
    expect(peopleInText(text)).toEqual([ANN])
    expect(peopleInText(`${text}\nEmma\nBob Ray <bob@x.org>`)).toContainEqual(ANN)
  })
  it('may be a single row of a table, with semicolons', () => {
    expect(peopleInText('Ann;Lee;ann@x.org')).toEqual([ANN])
  })
  it('may have names in brackets among others', () => {
    expect(peopleInText('Ann Lee <ann@x.org>, Emma Roy, Bob Ray <bob@x.org>')).toEqual([
      ANN,
      { email: '', name: 'Emma Roy' },
      BOB,
    ])
  })
  it('keeps what is no address, so that it can be put right', () => {
    expect(peopleInText('ann@x.org, bob.x.org').map(({ email }) => email)).toEqual(['ann@x.org', 'bob.x.org'])
    expect(peopleInText('ann@x.org,\nbob@x.org,\nann@x.org').map(({ email }) => email)).toEqual([
      'ann@x.org',
      'bob@x.org',
      'ann@x.org',
    ])
    expect(peopleInText('bob.x.org ann@x.org').map(({ email }) => email)).toEqual(['bob.x.org', 'ann@x.org'])
  })
  it('is empty where nothing is', () => {
    expect(peopleInText(' \n\t\n')).toEqual([])
    expect(peopleInRows([])).toEqual([])
  })
})
