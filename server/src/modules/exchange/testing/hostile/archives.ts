import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { zipOf } from '../foreign.ts'
import type { HostileFile } from './hostile-file.ts'

export const HOSTILE_ARCHIVES: HostileFile[] = [
  {
    what: 'an archive whose directory leads nowhere',
    name: 'a.zip',
    content: rawZip({ directoryAt: 100_000 }),
    comesTo: 'damaged',
  },
  {
    what: 'a file that climbs out',
    name: 'a.zip',
    content: rawZip({ name: '../../etc/cron.d/x' }),
    comesTo: 'unsafeName',
  },
  {
    what: 'a file with a path of the machine',
    name: 'a.zip',
    content: rawZip({ name: '/etc/passwd' }),
    comesTo: 'unsafeName',
  },
  {
    what: 'a file that climbs out the other way',
    name: 'a.zip',
    content: rawZip({ name: '..\\..\\x.xml' }),
    comesTo: 'unsafeName',
  },
  {
    what: 'two files of the same name, of which each reader takes another',
    name: 'a.zip',
    content: rawZip({ name: 'imsmanifest.xml', again: 'imsmanifest.xml' }),
    comesTo: 'sameName',
  },
  {
    what: 'two files of the same name but for the sign between folders',
    name: 'a.xlsx',
    content: rawZip({ name: 'xl/workbook.xml', again: 'xl\\workbook.xml' }),
    comesTo: 'sameName',
  },
  {
    what: 'a Word document with a document type',
    name: 'a.docx',
    content: zipSync({ 'word/document.xml': strToU8('<!DOCTYPE document [<!ENTITY x "y">]><document/>') }),
    comesTo: 'documentType',
  },
  {
    what: 'a Word document that is cut off',
    name: 'a.docx',
    content: zipSync({ 'word/document.xml': strToU8('<document><body><p>') }),
    comesTo: 'malformedXml',
  },
  {
    what: 'a Word document that grows when it is unpacked',
    name: 'a.docx',
    content: bomb('word/document.xml'),
    comesTo: 'unpacksTooLarge',
  },
  {
    what: 'a workbook with a document type',
    name: 'a.xlsx',
    content: aWorkbook({ sheet: '<!DOCTYPE worksheet [<!ENTITY x "y">]>' }),
    comesTo: 'documentType',
  },
  {
    what: 'a workbook with a document type among its relations',
    name: 'a.xlsx',
    content: aWorkbook({ relations: '<!DOCTYPE Relationships SYSTEM "http://127.0.0.1:1/x.dtd">' }),
    comesTo: 'documentType',
  },
  {
    what: 'a workbook with a document type in UTF-16',
    name: 'a.xlsx',
    content: aWorkbook({ sheet: '<!DOCTYPE worksheet>', isWide: true }),
    comesTo: 'documentType',
  },
  {
    what: 'a workbook in UTF-7',
    name: 'a.xlsx',
    content: aWorkbook({ sheet: '<?xml version="1.0" encoding="UTF-7"?>' }),
    comesTo: 'unknownEncoding',
  },
  {
    what: 'a file behind a password',
    name: 'a.xlsx',
    content: rawZip({ name: 'xl/workbook.xml', flags: 1 }),
    comesTo: 'encrypted',
  },
  {
    what: 'more files than anybody has',
    name: 'a.zip',
    content: zipOf(Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.xml`, '']))),
    comesTo: 'tooManyFiles',
  },
  {
    what: 'an archive that unpacks without end',
    name: 'a.xlsx',
    content: bomb('xl/workbook.xml'),
    comesTo: 'unpacksTooLarge',
  },
  {
    what: 'an archive of archives',
    name: 'a.zip',
    content: zipSync({ 'b.zip': zipOf({ 'c.txt': 'x' }) }),
    comesTo: 'notRecognised',
  },
  {
    what: 'an archive without a manifest',
    name: 'a.zip',
    content: zipOf({ 'readme.txt': 'Hello' }),
    comesTo: 'notRecognised',
  },
  {
    what: 'a package of Blackboard without questions in QTI',
    name: 'a.zip',
    content: zipOf({
      'imsmanifest.xml':
        '<manifest xmlns:bb="http://www.blackboard.com/content-packaging/"><resources/></manifest>',
      'res00001.dat': '<POOL><QUESTION_MULTIPLECHOICE/></POOL>',
    }),
    comesTo: 'blackboardOnly',
  },
  {
    what: 'a workbook without a sheet',
    name: 'a.xlsx',
    content: zipOf({ 'xl/workbook.xml': '<workbook/>' }),
    comesTo: 'damaged',
  },
]

/** A small workbook, with something before the root of one of its parts. */
function aWorkbook({ sheet = '', relations = '', isWide = false }): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const table = `${sheet}<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Question</t></is></c></row></sheetData></worksheet>`
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${relations}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': isWide ? Buffer.from(`\ufeff${table}`, 'utf16le') : strToU8(table),
  })
}

/** One entry, or two that are the same file, written by hand: names and sizes as no honest program writes them. */
function rawZip({
  name = 'a.xml',
  again = '',
  packed = deflateRawSync('x'),
  flags = 0,
  directoryAt = 0,
} = {}): Uint8Array {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(flags, 6)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(name.length, 28)
  const start = 30 + name.length + packed.length
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(again ? 2 : 1, 10)
  end.writeUInt32LE(start + directoryAt, 16)
  const directory = [name, again].flatMap((each) => (each ? [entry, Buffer.from(each)] : []))
  return Buffer.concat([local, Buffer.from(name), packed, ...directory, end])
}

/** Some hundred kilobytes that would be 300 megabytes: one of zeros, packed so that it can follow itself. */
function bomb(name: string): Uint8Array {
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array<Buffer>(300).fill(megabyte), deflateRawSync('')])
  return rawZip({ name, packed })
}
