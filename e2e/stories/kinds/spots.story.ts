import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { listQuestions } from '@probant/contract/questions/bank'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectRoomForAll,
} from '../../harness/accessibility.ts'
import { call } from '../../harness/calls.ts'
import { expectVisibleFocus, tabTo } from '../../harness/keyboard.ts'
import {
  AT_A_DESK,
  asking,
  handInAndRead,
  IN_THE_HAND,
  SAID,
  writeA,
} from '../../harness/kinds/one-question.ts'
import { drag, press, tap } from '../../harness/kinds/picture.ts'
import { expectAllSaved, start } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

/** The one of the demonstration, 720 × 460. */
const MAP = {
  name: 'map.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../../server/src/modules/demo/quizzes/map.png', import.meta.url)),
}
const SIZE = { width: 720, height: 460 }
const SUMMIT = { x: 206, y: 143 }
const LAKE = { x: 600, y: 370 }

const MIXES = [
  {
    ...AT_A_DESK,
    hasTouch: false,
    isShown: false,
    title: 'Where is what on this map?',
    labels: ['Summit', 'Lake', 'Harbour'],
    words: {
      kind: 'Image spots',
      choosePicture: 'Choose a picture',
      pictureDialog: 'Insert a picture',
      alt: 'Alternative text',
      insert: 'Insert picture',
      description: 'A map with a hill and a lake',
      rectangle: 'Rectangle',
      none: 'Draw at least one region on the picture.',
      label: (number: number) => `Label of region ${number}`,
      move: /^Move or resize region 1/,
      addOther: 'Add a label',
      other: 'Further label 1',
      shown: 'Show the regions to participants',
      region: 'Region',
    },
  },
  {
    ...IN_THE_HAND,
    hasTouch: true,
    isShown: true,
    title: 'Que voit-on sur cette carte\u00a0?',
    labels: ['Sommet', 'Lac', 'Port'],
    words: {
      kind: 'Zones d’une image',
      choosePicture: 'Choisir une image',
      pictureDialog: 'Insérer une image',
      alt: 'Texte de remplacement',
      insert: 'Insérer l’image',
      description: 'Une carte avec une colline et un lac',
      rectangle: 'Rectangle',
      none: 'Tracez au moins une zone sur l’image.',
      label: (number: number) => `Étiquette de la zone n°\u00a0${number}`,
      move: /^Déplacer ou redimensionner la zone n°\s1/,
      addOther: 'Ajouter une étiquette',
      other: 'Étiquette supplémentaire n°\u00a01',
      shown: 'Montrer les zones aux participants',
      region: 'Zone',
    },
  },
] as const

for (const { where, locale, viewport, hasTouch, isShown, title, labels, words } of MIXES) {
  test.describe(where, () => {
    test.use({ locale, viewport, hasTouch })

    test('regions of a picture: drawn, answered by keyboard and by pressing them, read with what was right', async ({
      page,
      classroom,
      anInvitee,
    }) => {
      const [summit, lake, harbour] = labels

      await test.step('a picture is chosen, and two regions are drawn on it', async () => {
        const { editor, save } = await writeA(words.kind, { page, teacher: classroom.teacher, title })
        await editor.getByRole('button', { name: words.choosePicture }).click()
        const dialog = page.getByRole('dialog', { name: words.pictureDialog })
        await dialog.locator('input[type=file]').setInputFiles(MAP)
        await dialog.getByLabel(words.alt).fill(words.description)
        await dialog.getByRole('button', { name: words.insert }).click()
        // The first is drawn on, the other one is in the preview.
        const picture = editor.getByRole('img', { name: words.description }).first()
        await expect(picture).toBeVisible()

        await save.click()
        await expect(editor.getByText(words.none)).toBeVisible()
        await drag(page, picture, SUMMIT, { x: SUMMIT.x + 36, y: SUMMIT.y })
        await editor.getByRole('textbox', { name: words.label(1) }).fill(summit)
        await editor.getByText(words.rectangle, { exact: true }).click()
        await drag(page, picture, { x: 515, y: 310 }, { x: 690, y: 435 })
        await editor.getByRole('textbox', { name: words.label(2) }).fill(lake)
        await editor.getByRole('button', { name: words.addOther }).click()
        await editor.getByRole('textbox', { name: words.other }).fill(harbour)
        // With the arrows it goes a step to the right, and is a step larger.
        await editor.getByRole('button', { name: words.move }).focus()
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Shift+ArrowRight')
        if (isShown) await editor.getByRole('switch', { name: words.shown }).check()
        await expectAccessible(page, `drawing regions ${where}`)
        await expectRoomForAll(page, 'drawing regions')
        await save.click()
        await expect(editor).toBeHidden()
      })

      const { items } = await call(classroom.desk, listQuestions, { querystring: { search: title } })
      const content = items[0]?.content
      if (content?.type !== 'spots') throw new Error('no regions were saved')
      const [circle, rectangle] = content.spots.map(({ shape }) => shape)
      expect(content).toMatchObject({ ...SIZE, spotsShown: isShown })
      expect(circle).toMatchObject({ kind: 'circle' })
      expect(rectangle).toMatchObject({ kind: 'rectangle' })
      if (circle?.kind === 'circle') {
        expect(Math.hypot(circle.x - SUMMIT.x - 4, circle.y - SUMMIT.y)).toBeLessThan(4)
        expect(Math.abs(circle.radius - 40)).toBeLessThan(4)
      }

      const { page: theirs, quiz } = await anInvitee(
        await asking(classroom, { title, locale }, { shufflesAnswers: false }),
      )
      await theirs.setViewportSize(viewport)
      await theirs.goto(`/quiz/${quiz.id}`)
      await start(theirs)
      const picture = theirs.getByRole('img', { name: words.description })
      await expect(picture).toBeVisible()

      if (isShown)
        await test.step('each region gets its label from a list; whoever taps it comes there', async () => {
          const [first, second] = [1, 2].map((number) =>
            theirs.getByRole('combobox', { name: `${words.region} ${number}` }),
          ) as [Locator, Locator]
          await tabTo(theirs, first)
          await theirs.keyboard.type(summit)
          await expect(first.locator('option:checked')).toHaveText(summit)
          await tap(theirs, picture, LAKE)
          await expect(second).toBeFocused()
          await theirs.keyboard.press('Escape')
          await second.selectOption(harbour)
          await expectAllSaved(theirs)
          for (const list of [first, second])
            expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(42)
          await theirs.reload()
          await expect(second.locator('option:checked')).toHaveText(harbour)
        })
      else
        await test.step('labels are put on the picture with the arrow keys, and one with the mouse', async () => {
          const marker = (label: string) => theirs.getByRole('button', { name: new RegExp(`^${label}`) })
          await tabTo(theirs, marker(summit))
          await theirs.keyboard.press('Enter')
          const surface = theirs.getByRole('button', { name: `Put on the picture: ${summit}` })
          await expectVisibleFocus(theirs, surface)
          // From the middle: a step is 4 pixels of 720, with Shift 40.
          for (const key of [...times('Shift+ArrowLeft', 4), ...times('Shift+ArrowUp', 2), 'ArrowUp'])
            await theirs.keyboard.press(key)
          await theirs.keyboard.press('Enter')
          await expect(theirs.getByText(`${summit}: set, 28% from the left, 32% from the top`)).toBeAttached()
          await expect(marker(harbour)).toBeFocused()

          await theirs.keyboard.press('Enter')
          await theirs.keyboard.press('ArrowLeft')
          await theirs.keyboard.press('Escape')
          await expect(marker(harbour)).toBeFocused()
          await expect(marker(harbour)).not.toHaveAccessibleName(/on the picture/)

          await marker(lake).click()
          await press(theirs, picture, { x: 300, y: 400 })
          await expect(marker(lake)).toHaveAccessibleName(/on the picture/)
          await expectAllSaved(theirs)
          await theirs.reload()
          await expect(marker(summit)).toHaveAccessibleName(/on the picture/)
          await expect(marker(harbour)).not.toHaveAccessibleName(/on the picture/)
        })
      await expectAccessibleInBothSchemes(theirs, `regions of a picture ${where}`)
      await expectRoomForAll(theirs, 'regions of a picture')

      await test.step('handed in, and read: half of the points, region by region', async () => {
        await handInAndRead(theirs)
        await expect(theirs.getByText(SAID.partly)).toBeVisible()
        await expect(theirs.getByText(SAID.right)).toHaveCount(1)
        await expect(theirs.getByText(SAID.wrong)).toHaveCount(1)
        await expectAccessible(theirs, `what was right on a picture ${where}`)
        await expectRoomForAll(theirs, 'what was right on a picture')
      })
    })
  })
}

function times(key: string, count: number): string[] {
  return Array.from({ length: count }, () => key)
}
