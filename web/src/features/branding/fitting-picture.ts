import { LOGO_MAX_BYTES, LOGO_TYPES } from '@probant/contract/branding/branding'

/** Larger than it is ever shown, also in print. */
const SIDE = 800
/** Of a drawing that says nothing of its size. */
const WIDTH_WITHOUT_SIZE = 400

/**
 * As the server takes it: a PNG of a decent size of whatever the browser can show. What it draws from an SVG is a picture
 * and nothing else.
 */
export async function fittingPicture(file: File): Promise<Blob> {
  const image = await readImage(file)
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image
  const isFine = LOGO_TYPES.some((type) => type === file.type) && file.size <= LOGO_MAX_BYTES
  if (isFine && Math.max(width, height) <= SIDE) return file

  const [wide, high] = width && height ? [width, height] : [WIDTH_WITHOUT_SIZE, WIDTH_WITHOUT_SIZE]
  const isDrawing = file.type === 'image/svg+xml'
  const scale = (isDrawing ? SIDE : Math.min(SIDE, Math.max(wide, high))) / Math.max(wide, high)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(wide * scale))
  canvas.height = Math.max(1, Math.round(high * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

async function readImage(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}
