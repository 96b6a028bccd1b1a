/** How a camera was held, as its Exif block says; 1, upright, where it says nothing that can be read. */
export function orientationIn(exif: Buffer): number {
  try {
    const isLittleEndian = exif.toString('latin1', 0, 2) === 'II'
    const short = (at: number) => (isLittleEndian ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
    const directory = isLittleEndian ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + entry * ENTRY_BYTES
      if (short(at) === ORIENTATION) return known(short(at + 8))
    }
  } catch (error) {
    // A block that lies about its lengths says nothing.
    if (!(error instanceof RangeError)) throw error
  }
  return UPRIGHT
}

/** An Exif block that says how the camera was held, and nothing else. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1')
  exif.writeUInt16BE(orientation, VALUE_AT)
  return exif
}

export const UPRIGHT = 1

const ORIENTATION = 0x0112
const ENTRY_BYTES = 12
const VALUE_AT = 18

function known(orientation: number): number {
  return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT
}
