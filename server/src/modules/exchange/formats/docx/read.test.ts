import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { itemsOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { docxReader } from './read.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

interface Parts {
  styles?: string
  numbering?: string
  pictures?: Record<string, Uint8Array>
}

function docx(body: string, { styles, numbering, pictures = {} }: Parts = {}): Uint8Array {
  const part = (root: string, content: string) =>
    strToU8(`<?xml version="1.0"?><w:${root} ${W}>${content}</w:${root}>`)
  const names = Object.keys(pictures)
  const relations = names
    .map((name, at) => `<Relationship Id="rId${at + 1}" Target="media/${name}"/>`)
    .join('')
  return zipSync({
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...(styles && { 'word/styles.xml': part('styles', styles) }),
    ...(numbering && { 'word/numbering.xml': part('numbering', numbering) }),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations}</Relationships>`),
    ...Object.fromEntries(names.map((name) => [`word/media/${name}`, pictures[name] ?? new Uint8Array()])),
  })
}

const run = (text: string, looks = '') =>
  `<w:r><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (text: string, looks = '', properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${run(text, looks)}</w:p>`
const inList = (text: string, depth: number, looks = '', list = 1) =>
  p(text, looks, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`)
const level = (depth: number, format: string, text = `%${depth + 1}.`) =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const LISTS = `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal')}${level(1, 'lowerLetter')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="8">${level(0, 'bullet', '')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>`

const read = (bytes: Uint8Array) => itemsOf(docxReader, bytes, 'exam.docx')
const oneOf = (right: number, ...texts: string[]) => ({
  question: { content: { options: texts.map((text, place) => ({ text, isCorrect: place === right })) } },
})
const BOLD = '<w:b/>'

describe('a Word document', () => {
  it('has questions and answers that Word numbers by itself', async () => {
    const body = [
      inList('Which town is the capital of France?', 0),
      inList('Lyon', 1),
      inList('Paris', 1, BOLD),
      inList('Nice', 1),
      inList('And which one of Norway?', 0),
      inList('Oslo', 1, BOLD),
      inList('Rome', 1),
    ].join('')
    expect(await read(docx(body, { numbering: LISTS }))).toMatchObject([
      { line: 1, ...oneOf(1, 'Lyon', 'Paris', 'Nice') },
      { line: 5, ...oneOf(0, 'Oslo', 'Rome') },
    ])
  })

  it('has a key at the end for them, in a list of its own or in a table', async () => {
    const questions = ['Which town is the capital of France?', 'And which one of Norway?']
      .map((title) => inList(title, 0) + inList('Paris', 1) + inList('Oslo', 1))
      .join('')
    const numbering = `${LISTS}<w:num w:numId="3"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`
    const list = p('Answer key', BOLD) + inList('A', 0, '', 3) + inList('B', 0, '', 3)
    const cell = (text: string) => `<w:tc><w:tcPr/>${p(text)}</w:tc>`
    const table = `${p('Corrigé')}<w:tbl><w:tr>${cell('1')}${cell('2')}</w:tr><w:tr>${cell('A')}${cell('B')}</w:tr></w:tbl>`
    for (const key of [list, table])
      expect(await read(docx(questions + key, { numbering }))).toMatchObject([
        oneOf(0, 'Paris', 'Oslo'),
        oneOf(1, 'Paris', 'Oslo'),
      ])
  })

  it.each([
    ['bold', BOLD],
    ['underlined', '<w:u w:val="single"/>'],
    ['highlighted', '<w:highlight w:val="yellow"/>'],
    ['shaded', '<w:shd w:val="clear" w:fill="FFFF00"/>'],
    ['coloured', '<w:color w:val="FF0000"/>'],
    ['of a bold style', '<w:rStyle w:val="Strong"/>'],
  ])('marks the right answer by words that are %s', async (_how, looks) => {
    const styles = '<w:style w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>'
    const body = `${p('1. Which town is the capital?', BOLD)}${p('a) Lyon')}<w:p>${run('b) ')}${run('Pa', looks)}${run('ris', looks)}</w:p>${p('c) Nice')}`
    expect(await read(docx(body, { styles }))).toMatchObject([oneOf(1, 'Lyon', 'Paris', 'Nice')])
  })

  it('is not told anything by what all answers have', async () => {
    const bold = `${p('1. Which town is the capital?')}${p('a) Lyon', BOLD)}${p('b) Paris', BOLD)}`
    expect(await read(docx(bold))).toMatchObject([{ fault: 'noRightAnswer' }])
    const highlighted = bold.replace(
      '<w:b/></w:rPr><w:t xml:space="preserve">b)',
      '<w:b/><w:highlight w:val="green"/></w:rPr><w:t xml:space="preserve">b)',
    )
    expect(await read(docx(highlighted))).toMatchObject([oneOf(1, 'Lyon', 'Paris')])
  })

  it('takes black, greys and what is turned off for ordinary', async () => {
    const off = '<w:b w:val="0"/><w:u w:val="none"/><w:color w:val="333333"/><w:highlight w:val="none"/>'
    const body = `${p('1. Which town is the capital?')}${p('a) Lyon', off)}${p('b) Paris')}${p('c) Nice *', '<w:color w:val="auto"/>')}`
    expect(await read(docx(body))).toMatchObject([oneOf(2, 'Lyon', 'Paris', 'Nice')])
  })

  it('has answers in lines that are broken by hand, or beside each other after tabs', async () => {
    const br = '<w:r><w:br/></w:r>'
    const tab = '<w:r><w:tab/></w:r>'
    const broken = `<w:p>${run('1. Which town is the capital?')}${br}${run('a) Lyon')}${br}${run('b) Paris', BOLD)}</w:p>`
    const tabbed = `${p('1. Which town is the capital?')}<w:p>${run('A. Lyon')}${tab}${run('B. ')}${run('Paris', BOLD)}</w:p>`
    for (const body of [broken, tabbed])
      expect(await read(docx(body))).toMatchObject([oneOf(1, 'Lyon', 'Paris')])
  })

  it('has bullets, and questions without a number above them', async () => {
    const body = `${p('Quiz', '', '<w:pStyle w:val="Titre"/>')}${p('Which town is the capital?')}${inList('Lyon', 0, '', 2)}${inList('Paris', 0, BOLD, 2)}${p('And of Norway?')}${inList('Oslo', 0, BOLD, 2)}${inList('Rome', 0, '', 2)}`
    const styles = '<w:style w:styleId="Titre"><w:name w:val="Title"/></w:style>'
    expect(await read(docx(body, { styles, numbering: LISTS }))).toMatchObject([
      { question: { title: 'Which town is the capital?' } },
      { question: { title: 'And of Norway?' } },
    ])
  })

  it('numbers by a style as well', async () => {
    const styles =
      '<w:style w:styleId="Ask"><w:name w:val="List Number"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
    const ask = (text: string) => p(text, '', '<w:pStyle w:val="Ask"/>')
    const body = `${ask('Which town is the capital?')}${p('a) Lyon')}${p('b) Paris *')}${ask('Why is it so large today?')}`
    expect(await read(docx(body, { styles, numbering: LISTS }))).toMatchObject([
      oneOf(1, 'Lyon', 'Paris'),
      { question: { type: 'open', title: 'Why is it so large today?' } },
    ])
  })

  it('leaves out what was deleted, and keeps small figures', async () => {
    const low = '<w:r><w:rPr><w:vertAlign w:val="subscript"/></w:rPr><w:t>2</w:t></w:r>'
    const body = `<w:p>${run('1. What is H')}${low}${run('O called?')}<w:del><w:r><w:delText>Old</w:delText></w:r></w:del></w:p>${p('Answer: water')}`
    expect(await read(docx(body))).toMatchObject([
      { question: { title: 'What is H₂O called?', content: { accepted: ['water'] } } },
    ])
  })

  it('brings its pictures, and says which it can’t', async () => {
    const drawing = (id: string) =>
      `<w:r><w:drawing><a:blip xmlns:a="a" xmlns:r="r" r:embed="${id}"/></w:drawing></w:r>`
    const body = `<w:p>${run('1. What is to be seen here? ')}${drawing('rId1')}</w:p><w:p>${run('2. And what is it here? ')}${drawing('rId2')}</w:p><w:p>${run('3. And what is it there? ')}${drawing('rId9')}</w:p>`
    const pictures = { 'cat.png': PICTURE.bytes, 'drawn.emf': strToU8('EMF') }
    expect(await read(docx(body, { pictures }))).toMatchObject([
      { notes: [], question: { title: `What is to be seen here? ![](picture:${PICTURE.id})` } },
      { notes: ['pictureUnfit'], question: { title: 'And what is it here?' } },
      { notes: ['pictureMissing'] },
    ])
  })

  it('without questions is none', async () => {
    expect(await read(docx(p('Dear Anna, I am well.')))).toEqual([])
  })
})
