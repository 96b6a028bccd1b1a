import type { Locator, Page } from '@playwright/test'
import { createQuestion } from '@probant/contract/questions/bank'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleOnPhone,
  expectRoomForAll,
  expectRoomWhenEnlarged,
  PHONE,
} from '../../harness/accessibility.ts'
import { call } from '../../harness/calls.ts'
import { tabTo } from '../../harness/keyboard.ts'
import { asking, handInAndRead } from '../../harness/kinds/one-question.ts'
import { enterAccount } from '../../harness/people.ts'
import { chooseType, startWriting } from '../../harness/questions.ts'
import { begin, expectAllSaved } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

const RIVERS = ['Seine', 'Loire', 'Danube', 'Volga']

test('an order is written, given by keyboard alone, and reviewed beside the right one', async ({
  page,
  classroom,
  anInvitee,
}) => {
  const title = 'Put these rivers in order, the shortest first.'
  await enterAccount(page.request, classroom.teacher)
  await page.goto('/dashboard/questions')
  const editor = await startWriting(page)

  await test.step('written in the right order, in a list that says what is missing', async () => {
    await editor.getByLabel('Subject').fill('Geography')
    await editor.getByLabel('Question', { exact: true }).fill(title)
    await chooseType(editor, 'Ordering')
    const item = (number: number) => editor.getByRole('textbox', { name: `Item ${number}` })
    for (const [index, name] of ['Loire', 'Seine', 'Loire'].entries()) await item(index + 1).fill(name)
    await page.keyboard.press('ControlOrMeta+Enter')
    // At both of them, and no longer once one is changed.
    const same = editor.getByText('Another item says the same. Give each one its own text.')
    await expect(same).toHaveCount(2)
    await expect(item(1)).toHaveAccessibleDescription(/Another item says the same/)
    await expectAccessible(page, 'an order that is written')

    await item(3).fill('Danube')
    await expect(same).toHaveCount(0)
    await editor.getByRole('button', { name: 'Move up: Item 2' }).press('Enter')
    await expect(item(1)).toHaveValue('Seine')
    await editor.getByRole('button', { name: 'Add another item' }).press('Enter')
    await expect(item(4)).toBeFocused()
    await page.keyboard.type('Volga')
    await expectAccessibleInBothSchemes(page, 'an order in the editor')
    await expectAccessibleOnPhone(page, 'an order in the editor')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(editor).toBeHidden()
  })

  const { page: theirs, quiz } = await anInvitee(await asking(classroom, { title, locale: 'en-GB' }))
  await begin(theirs, quiz)

  await test.step('nothing is answered until something is moved', async () => {
    await expect(rowsOf(theirs)).toHaveCount(4)
    expect(await textsOf(theirs)).not.toEqual(RIVERS)
    await expectAccessibleInBothSchemes(theirs, 'an order to be given')
    await expectAccessibleOnPhone(theirs, 'an order to be given')
    await expectRoomWhenEnlarged(theirs, 'an order to be given')
  })

  await test.step('items are moved by their buttons, and by Alt with an arrow; the focus goes along', async () => {
    await tabTo(theirs, moverOf(theirs, 'Move up', 'Seine'))
    await moveTo(theirs, 'Seine', 0, 'Enter')
    await expect(moverOf(theirs, 'Move up', 'Seine')).toBeFocused()
    await expect(moverOf(theirs, 'Move up', 'Seine')).toHaveAttribute('aria-disabled', 'true')
    for (const [rank, river] of RIVERS.entries()) {
      await moverOf(theirs, 'Move down', river).focus()
      await moveTo(theirs, river, rank, 'Alt+ArrowUp')
    }
    expect(await textsOf(theirs)).toEqual(RIVERS)
    // At an end of the list nothing happens, and the focus stays.
    await moverOf(theirs, 'Move down', 'Volga').press('Enter')
    await expect(moverOf(theirs, 'Move down', 'Volga')).toBeFocused()
    await moverOf(theirs, 'Move up', 'Volga').press('Enter')
    await expect(theirs.getByRole('status').filter({ hasText: 'Now 3rd of 4.' })).toBeAttached()
    await theirs.keyboard.press('Alt+ArrowDown')
    expect(await textsOf(theirs)).toEqual(RIVERS)
    await expectAllSaved(theirs)
    await theirs.reload()
    await expect.poll(() => textsOf(theirs)).toEqual(RIVERS)
  })

  await test.step('handed in and reviewed', async () => {
    await handInAndRead(theirs)
    await expect(theirs.getByText('4 of 4 points').first()).toBeVisible()
    await expect(theirs.getByText('Comes first, as it should')).toBeVisible()
    await expect(theirs.getByText('Comes after the right item')).toHaveCount(3)
    await expect(theirs.getByText('Correct order')).toBeHidden()
    await expectAccessibleInBothSchemes(theirs, 'the review of an order')
  })
})

test.describe('an order in the hand', () => {
  test.use({ viewport: PHONE, hasTouch: true, locale: 'fr-FR' })

  test('is given with the finger, in French, and earns a part of the points', async ({
    classroom,
    anInvitee,
  }) => {
    const { id } = await call(classroom.desk, createQuestion, {
      body: {
        type: 'ordering',
        subject: 'Géographie',
        language: 'fr',
        difficulty: 'easy',
        title: 'Du plus court au plus long, dans quel ordre se rangent ces fleuves ?',
        content: { items: RIVERS.map((text) => ({ text })) },
      },
    })
    const { page, quiz } = await anInvitee(await asking(classroom, { id, locale: 'fr-FR' }))
    await begin(page, quiz)

    await test.step('by buttons large enough, without losing the row under the finger', async () => {
      for (const [rank, river] of RIVERS.entries()) {
        const button = moverOf(page, 'Monter', river)
        while ((await textsOf(page)).indexOf(river) > rank) await button.tap()
      }
      expect(await textsOf(page)).toEqual(RIVERS)
      const size = await moverOf(page, 'Descendre', 'Seine').boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await expect(page.getByText('Maintenant', { exact: false })).toBeAttached()
      await expectAccessible(page, 'an order in the hand')
      await expectRoomForAll(page, 'an order in the hand')
    })

    await test.step('and by its handle', async () => {
      await drag(page, 'Seine', 'Volga')
      expect(await textsOf(page)).toEqual(['Loire', 'Danube', 'Volga', 'Seine'])
      await expectAllSaved(page)
    })

    await test.step('the review says which of them stray', async () => {
      await handInAndRead(page)
      await expect(page.getByText('Vient après le bon élément')).toHaveCount(2)
      await expect(page.getByText('Devrait venir en premier')).toHaveCount(1)
      await expect(page.getByText('Devrait venir après un autre élément')).toHaveCount(1)
      const right = page.getByRole('list', { name: 'Ordre correct' }).getByRole('listitem')
      await expect(right).toContainText(RIVERS)
      await expectAccessible(page, 'the review of an order in the hand')
      await expectRoomForAll(page, 'the review of an order in the hand')
    })
  })
})

function rowsOf(page: Page): Locator {
  return page.locator('[data-question]').getByRole('listitem')
}

/** The items as they stand, without their numbers. */
async function textsOf(page: Page): Promise<string[]> {
  const texts = await rowsOf(page).allInnerTexts()
  return texts.map((text) => text.replace(/^\s*\d+\s*/, '').trim())
}

function moverOf(page: Page, direction: string, item: string): Locator {
  return page.getByRole('button', { name: `${direction} ${item}`, exact: true })
}

async function moveTo(page: Page, item: string, rank: number, key: string): Promise<void> {
  for (let at = (await textsOf(page)).indexOf(item); at > rank; at--) {
    await page.keyboard.press(key)
    await expect(rowsOf(page).nth(at - 1)).toContainText(item)
  }
}

async function drag(page: Page, item: string, over: string): Promise<void> {
  const handle = rowsOf(page).filter({ hasText: item }).locator('svg').first()
  const [from, to] = [await handle.boundingBox(), await rowsOf(page).filter({ hasText: over }).boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, to.y + to.height / 2, { steps: 5 })
  await page.mouse.move(x, to.y + to.height, { steps: 2 })
  await page.mouse.up()
}
