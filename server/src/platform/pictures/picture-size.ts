import { imageSize } from 'image-size'

export interface PictureSize {
  width: number
  height: number
}

/** As a browser shows it; nothing where it is no picture. */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // A camera held upright: the browser turns it.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
