import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { listQuestions } from '@probant/contract/questions/bank'
import { expectRoomForAll, PHONE } from '../../harness/accessibility.ts'
import { call } from '../../harness/calls.ts'
import { AT_A_DESK, asking, handInAndRead, SAID, writeA } from '../../harness/kinds/one-question.ts'
import { drag, press } from '../../harness/kinds/picture.ts'
import { start } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

const MAP = picture('map.png', '../../../server/src/modules/demo/quizzes/map.png')
const MAP_SIZE = { width: 720, height: 460 }
const SQUARE = picture('square.png', '../../../web/public/icons/app-512.png')
const SIDE = 512

// The whole picture is in sight.
test.use({ locale: AT_A_DESK.locale, viewport: AT_A_DESK.viewport })

test('regions are drawn, moved, resized and taken along to another picture, and marks dragged to them', async ({
  page,
  classroom,
  anInvitee,
}) => {
  const title = 'Where do these two belong?'
  const { editor, save } = await writeA('Image spots', { page, teacher: classroom.teacher, title })
  const drawnOn = editor.getByRole('img', { name: 'Something to see' }).first()

  await test.step('whoever gives up choosing a picture is where they were, whoever chose one describes it', async () => {
    await editor.getByRole('button', { name: 'Choose a picture' }).click()
    await page
      .getByRole('dialog', { name: 'Insert a picture' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await expect(editor.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
    await choose(page, editor, 'Choose a picture', MAP)
    await expect(editor.getByLabel('Alternative text')).toBeFocused()
    await expectLoaded(drawnOn, MAP_SIZE.width)
  })

  await test.step('a small region is moved by its middle and resized by its handle; a press alone changes nothing', async () => {
    await drag(page, drawnOn, { x: 200, y: 140 }, { x: 216, y: 140 })
    await press(page, drawnOn, { x: 216, y: 140 })
    await press(page, drawnOn, { x: 200, y: 140 })
    await drag(page, drawnOn, { x: 200, y: 140 }, { x: 300, y: 200 })
    await drag(page, drawnOn, { x: 316, y: 200 }, { x: 350, y: 200 })
    await editor.getByRole('textbox', { name: 'Label of region 1' }).fill('Summit')
  })

  await test.step('one with corners is given up by Escape, and not lost when it is saved unfinished', async () => {
    await editor.getByText('Polygon', { exact: true }).click()
    const cancel = editor
      .getByRole('button', { name: 'Finish shape' })
      .locator('xpath=following-sibling::button')
    for (const corner of CORNERS.slice(0, 2)) await press(page, drawnOn, corner)
    await expect(cancel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cancel).toBeHidden()
    await expect(editor).toBeVisible()

    for (const corner of CORNERS.slice(0, 2)) await press(page, drawnOn, corner)
    await save.click()
    await expect(editor.getByText('This shape isn’t finished. Finish it, or cancel it.')).toBeVisible()
    await expect(cancel).toBeFocused()
    await cancel.press('Enter')
    await expect(editor.getByText('This shape isn’t finished.')).toBeHidden()
  })

  await test.step('one with corners is closed on the first of them', async () => {
    for (const corner of [...CORNERS, ...CORNERS.slice(0, 1)]) await press(page, drawnOn, corner)
    await editor.getByRole('textbox', { name: 'Label of region 2' }).fill('Lake')
  })

  await test.step('on another picture they are at the same places, also where one between never came', async () => {
    await page.route('**/api/pictures/*', (route) => route.abort())
    await choose(page, editor, 'Replace picture', SQUARE)
    await expect(editor.getByText('This picture is no longer there. Replace it.')).toBeVisible()
    await page.unroute('**/api/pictures/*')
    await choose(page, editor, 'Replace picture', SQUARE)
    await expectLoaded(drawnOn, SIDE)
    await save.click()
    await expect(editor).toBeHidden()
  })

  const { items } = await call(classroom.desk, listQuestions, { querystring: { search: title } })
  const content = items[0]?.content
  if (content?.type !== 'spots') throw new Error('no regions were saved')
  const [circle, polygon] = content.spots.map(({ shape }) => shape)
  if (circle?.kind !== 'circle' || polygon?.kind !== 'polygon') throw new Error('other shapes were saved')
  expectNear(circle, onSquare({ x: 300, y: 200 }))
  // The narrower of the two scales.
  expect(Math.abs(circle.radius - (50 * SIDE) / MAP_SIZE.width)).toBeLessThan(4)
  expect(polygon.points).toHaveLength(CORNERS.length)
  for (const [index, corner] of CORNERS.entries())
    expectNear(polygon.points[index] ?? { x: 0, y: 0 }, onSquare(corner))

  const { page: theirs, quiz } = await anInvitee(
    await asking(classroom, { title, locale: 'en-GB' }, { shufflesAnswers: false }),
  )
  await theirs.goto(`/quiz/${quiz.id}`)
  await start(theirs)
  const asked = theirs.getByRole('img', { name: 'Something to see' })
  const marker = (label: string) => theirs.getByRole('button', { name: new RegExp(`^${label}`) })
  const expectAt = (label: string, left: number, top: number) =>
    expect(marker(label)).toHaveAccessibleName(new RegExp(`${left}% from the left, ${top}% from the top$`))
  await expectLoaded(asked, SIDE)

  await test.step('a mark is put, and dragged by its needle', async () => {
    await marker('Summit').click()
    await press(theirs, asked, { x: 102, y: 205 })
    await expectAt('Summit', 20, 40)
    await drag(theirs, asked, { x: 102, y: 190 }, { x: 215, y: 210 })
    await expectAt('Summit', 42, 44)
  })

  await test.step('what is held is put also beside the needle of another; pressed alone, a needle is taken and let go', async () => {
    await marker('Lake').click()
    await press(theirs, asked, { x: 220, y: 210 })
    await expectAt('Lake', 43, 41)
    await expectAt('Summit', 42, 44)
    await marker('Lake').click()
    await press(theirs, asked, { x: 420, y: 200 })
    await expectAt('Lake', 82, 39)
    await press(theirs, asked, { x: 420, y: 185 })
    await expect(marker('Lake')).toHaveAttribute('aria-pressed', 'true')
    await press(theirs, asked, { x: 420, y: 185 })
    await expect(marker('Lake')).toHaveAttribute('aria-pressed', 'false')
    await expectAt('Lake', 82, 39)
  })

  await test.step('in the hand there is room for a needle at the very edge', async () => {
    const desk = theirs.viewportSize()
    await theirs.setViewportSize(PHONE)
    await marker('Lake').click()
    await press(theirs, asked, { x: SIDE - 1, y: 300 })
    await expect(marker('Lake')).toHaveAccessibleName(/100% from the left/)
    await expectRoomForAll(theirs, 'a needle at the right edge')
    if (desk) await theirs.setViewportSize(desk)
    await marker('Lake').click()
    await press(theirs, asked, { x: 420, y: 200 })
    await expectAt('Lake', 82, 39)
  })

  await handInAndRead(theirs)
  await expect(theirs.getByText(SAID.right)).toHaveCount(2)
})

const CORNERS = [
  { x: 500, y: 140 },
  { x: 650, y: 140 },
  { x: 600, y: 260 },
]

interface Point {
  x: number
  y: number
}

function onSquare({ x, y }: Point): Point {
  return { x: (x * SIDE) / MAP_SIZE.width, y: (y * SIDE) / MAP_SIZE.height }
}

function expectNear(point: Point, other: Point): void {
  expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeLessThan(4)
}

function picture(name: string, path: string) {
  return { name, mimeType: 'image/png', buffer: readFileSync(new URL(path, import.meta.url)) }
}

async function choose(page: Page, editor: Locator, button: string, file: typeof MAP): Promise<void> {
  await editor.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByLabel('Alternative text').fill('Something to see')
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(dialog).toBeHidden()
}

async function expectLoaded(image: Locator, width: number): Promise<void> {
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(width)
}
