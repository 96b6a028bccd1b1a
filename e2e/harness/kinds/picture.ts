import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** With the mouse, from one pixel of a picture to another. */
export async function drag(page: Page, picture: Locator, from: Point, to: Point): Promise<void> {
  const [start, end] = [await onScreen(picture, from), await onScreen(picture, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

export async function press(page: Page, picture: Locator, point: Point): Promise<void> {
  const { x, y } = await onScreen(picture, point)
  await page.mouse.click(x, y)
}

/** With a finger. */
export async function tap(page: Page, picture: Locator, point: Point): Promise<void> {
  const { x, y } = await onScreen(picture, point)
  await page.touchscreen.tap(x, y)
}

/** Where a pixel of the picture is on the screen. */
async function onScreen(picture: Locator, { x, y }: Point): Promise<Point> {
  // Clear of what stands before the end of a dialog.
  await picture.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await picture.boundingBox()
  const { width, height } = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }))
  if (!box || width === 0) throw new Error('the picture is not there')
  return { x: box.x + (x / width) * box.width, y: box.y + (y / height) * box.height }
}
