import fc from 'fast-check'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { imageFileOf } from './image-file.ts'
import { withoutMetadata } from './without-metadata.ts'

const SECRET = 'GPS 48.8584 N 2.2945 E'

describe('of a JPEG', () => {
  const exif = (orientation: number, order: 'II' | 'MM' = 'MM') =>
    segment(0xe1, latin(`Exif\0\0`), tiff(orientation, order))
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 3, 0, 4, 1, 1, 0x11, 0])
  const jfif = segment(0xe0, latin('JFIF\0'), Buffer.from([1, 1, 0, 0, 1, 0, 1, 0, 0]))
  const scan = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    latin('\x12\xff\0\xff\xd0\x34'),
  ])
  const start = Buffer.from([0xff, 0xd8])
  const end = Buffer.from([0xff, 0xd9])
  const jpeg = (...parts: Buffer[]) => Buffer.concat([start, ...parts, end])
  const cleaned = (bytes: Buffer) => withoutMetadata(bytes, 'image/jpeg')

  it('what a camera and a program wrote goes, what is needed to show it stays as it is', () => {
    const colours = segment(0xe2, latin('ICC_PROFILE\0\x01\x01profile'))
    const adobe = segment(0xee, latin('Adobe\0\x64\0\0\0\0\x01'))
    const before = jpeg(
      jfif,
      exif(1),
      segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
      colours,
      segment(0xe2, latin(`MPF\0${SECRET}`)),
      segment(0xed, latin(`Photoshop 3.0\0${SECRET}`)),
      segment(0xeb, latin(SECRET)),
      adobe,
      segment(0xfe, latin(SECRET)),
      frame,
      scan,
      segment(0xfe, latin(SECRET)),
      scan,
    )

    expect(cleaned(before)).toEqual(jpeg(jfif, colours, adobe, frame, scan, scan))
  })

  it('what hangs on behind its end goes', () => {
    const before = Buffer.concat([jpeg(jfif, frame, scan), jpeg(exif(1), frame, scan), latin(SECRET)])
    expect(cleaned(before)).toEqual(jpeg(jfif, frame, scan))
  })

  it.each([
    ['MM', 6, { width: 3, height: 4 }],
    ['II', 8, { width: 3, height: 4 }],
    ['II', 3, { width: 4, height: 3 }],
  ] as const)('how the camera was held stays, and nothing else: %s %i', (order, orientation, size) => {
    const after = imageFileOf(jpeg(exif(orientation, order), frame, scan))

    expect(after).toMatchObject(size)
    expect(imageSize(after?.bytes ?? Buffer.alloc(0)).orientation).toBe(orientation)
    expect(after?.bytes.includes(latin(SECRET))).toBe(false)
    expect(after?.bytes.length).toBe(jpeg(frame, scan).length + 36)
  })

  it.each([0, 9, 65_535])('an orientation that is none, %i, goes', (orientation) => {
    expect(cleaned(jpeg(exif(orientation), frame, scan))).toEqual(jpeg(frame, scan))
  })

  it('one that breaks off in its picture stays what it is', () => {
    const before = Buffer.concat([start, exif(1), frame, scan])
    expect(cleaned(before)).toEqual(Buffer.concat([start, frame, scan]))
  })

  it('one whose segments lie about their lengths is none', () => {
    expect(cleaned(jpeg(frame, Buffer.from([0xff, 0xfe, 0xff, 0xff]), latin(SECRET)))).toBeUndefined()
    expect(cleaned(jpeg(Buffer.from([0xff, 0xfe, 0, 1])))).toBeUndefined()
  })
})

describe('of a PNG', () => {
  const header = chunk('IHDR', Buffer.from([0, 0, 0, 4, 0, 0, 0, 3, 8, 0, 0, 0, 0]))
  const png = (...chunks: Buffer[]) =>
    Buffer.concat([latin('\x89PNG\r\n\x1a\n'), header, ...chunks, chunk('IEND')])
  const cleaned = (bytes: Buffer) => withoutMetadata(bytes, 'image/png')

  it('texts, Exif, times and what programs leave go, what is needed to show it stays', () => {
    const colours = [chunk('gAMA', latin('1234')), chunk('iCCP', latin('profile')), chunk('tRNS', latin('1'))]
    const picture = [chunk('PLTE', latin('123')), chunk('IDAT', latin('one')), chunk('IDAT', latin('two'))]
    const told = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX', 'vpAg'].map((name) =>
      chunk(name, latin(SECRET)),
    )

    const before = Buffer.concat([png(...colours, ...told, ...picture, ...told), latin(SECRET)])

    expect(cleaned(before)).toEqual(png(...colours, ...picture))
  })

  it('one that says its size twice, or behind something else, is none', () => {
    const other = chunk('IHDR', Buffer.from([0, 0, 0x55, 0xf0, 0, 0, 0x55, 0xf0, 8, 0, 0, 0, 0]))
    expect(cleaned(png(other))).toBeUndefined()
    const hidden = chunk('CgBI', Buffer.concat([Buffer.alloc(12), latin('IHDR'), header.subarray(8, 16)]))
    const signature = latin('\x89PNG\r\n\x1a\n')
    expect(cleaned(Buffer.concat([signature, hidden, other, chunk('IEND')]))).toBeUndefined()
    expect(
      cleaned(Buffer.concat([signature, chunk('gAMA', latin('1234')), header, chunk('IEND')])),
    ).toBeUndefined()
  })

  it('one that breaks off is none', () => {
    const whole = png(chunk('IDAT', latin('picture')))
    for (let length = 8; length < whole.length; length++) {
      expect(cleaned(whole.subarray(0, length))).toBeUndefined()
    }
    expect(cleaned(whole)).toEqual(whole)
  })
})

describe('of a WebP', () => {
  const cleaned = (bytes: Buffer) => withoutMetadata(bytes, 'image/webp')
  const extended = (flags: number) => riffChunk('VP8X', Buffer.from([flags, 0, 0, 0, 3, 0, 0, 2, 0, 0]))

  it('Exif and XMP go, and it no longer says that it has them', () => {
    const colours = riffChunk('ICCP', latin('odd'))
    const picture = riffChunk('VP8 ', latin('a picture'))
    const told = ['EXIF', 'XMP ', 'C2PA'].map((name) => riffChunk(name, latin(`${SECRET}.`)))

    const before = Buffer.concat([webp(extended(0x3c), colours, picture, ...told), latin(SECRET)])

    expect(cleaned(before)).toEqual(webp(extended(0x30), colours, picture))
    expect(imageFileOf(before)).toMatchObject({ width: 4, height: 3, type: 'image/webp' })
  })

  it('one that breaks off is none', () => {
    const whole = webp(extended(0), riffChunk('VP8L', latin('picture')))
    for (let length = 12; length < whole.length; length++) {
      expect(cleaned(whole.subarray(0, length))).toBeUndefined()
    }
    expect(cleaned(whole)).toEqual(whole)
  })
})

it.each([
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [...latin('RIFF\x40\0\0\0WEBP')]],
] as const)(
  'whatever stands in a file, reading it never fails, and reading it again changes nothing: %s',
  (type, head) => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 80 }),
      fc.array(fc.constantFrom(0xff, 0xe1, 0xda, 0, 2), { maxLength: 80 }),
    )
    fc.assert(
      fc.property(noise, (rest) => {
        const once = withoutMetadata(Buffer.from([...head, ...rest]), type)
        if (once) expect(withoutMetadata(once, type)).toEqual(once)
      }),
    )
  },
)

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function segment(marker: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** What a camera writes: with what it was taken, how it was held, where. */
function tiff(orientation: number, order: 'II' | 'MM'): Buffer {
  const isLittle = order === 'II'
  const short = (value: number) =>
    Buffer.from(isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255])
  const long = (value: number) => (isLittle ? [short(value), short(0)] : [short(0), short(value)])
  return Buffer.concat([
    latin(order),
    short(42),
    ...long(8),
    short(2),
    ...[short(0x010f), short(2), ...long(SECRET.length), ...long(38)],
    ...[short(0x0112), short(3), ...long(1), short(orientation), short(0)],
    ...long(0),
    latin(SECRET),
  ])
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, latin(name), data, latin('sum!')])
}

function riffChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([latin(name), length, data, Buffer.alloc(data.length % 2)])
}

function webp(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([latin('WEBP'), ...chunks])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([latin('RIFF'), length, body])
}
