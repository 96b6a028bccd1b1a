import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** A page whose content is that many megabytes of blanks, packed a thousand times smaller. */
export function pdfBomb(megabytes: number): Buffer {
  const content = Buffer.concat([deflateSync('').subarray(0, 2), blanks(megabytes), Buffer.from([3, 0])])
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n' +
        '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
        '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
        '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n' +
        `4 0 obj\n<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n`,
    ),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ])
}

/** Each megabyte ends at a whole byte and refers to nothing before it: packed once, it may be repeated. */
function blanks(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat(Array.from({ length: megabytes }, () => one))
}

/** A document of that many megabytes of the same letter, under a name that its archive is free to choose. */
export function docxBomb(name: string, megabytes: number): Buffer {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const relationships =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `<Relationship Id="r1" Type="${type}" Target="${name}"/></Relationships>`
  const letters = Buffer.alloc(megabytes * 1024 * 1024, 'a')
  return archiveOf([
    ['_rels/.rels', Buffer.from(relationships)],
    ['[Content_Types].xml', Buffer.from('<Types/>')],
    [name, Buffer.concat([Buffer.from(DOCUMENT_BEGINS), letters, Buffer.from(DOCUMENT_ENDS)])],
  ])
}

const DOCUMENT_BEGINS =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>'
const DOCUMENT_ENDS = '</w:t></w:r></w:p></w:body></w:document>'

/** A ZIP archive that says nothing true about how much it holds. */
function archiveOf(files: readonly (readonly [string, Buffer])[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30 + name.length)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(1000, 22)
    local.writeUInt16LE(name.length, 26)
    local.write(name, 30)
    const entry = Buffer.alloc(46 + name.length)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(1000, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    entry.write(name, 46)
    locals.push(local, packed)
    directory.push(entry)
    offset += local.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}
