import type { Locator } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectRoomForAll,
} from '../../harness/accessibility.ts'
import { tabTo } from '../../harness/keyboard.ts'
import {
  AT_A_DESK,
  asking,
  handInAndRead,
  IN_THE_HAND,
  SAID,
  writeA,
} from '../../harness/kinds/one-question.ts'
import { expectAllSaved, start } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

const MIXES = [
  {
    ...AT_A_DESK,
    title: 'Which city is the capital of which country?',
    pairs: [
      ['Italy', 'Rome'],
      ['France', 'Paris'],
      ['Spain', 'Madrid'],
    ],
    other: 'Lyon',
    given: { Italy: 'Rome', France: 'Lyon' },
    // What a list can show needs nothing beside it.
    listed: undefined,
    words: {
      kind: 'Matching',
      left: (number: number) => `Pair ${number}: item`,
      right: (number: number) => `Pair ${number}: its answer`,
      addOther: 'Add a further answer',
      other: 'Further answer 1',
      belongs: /belongs to a pair/,
    },
  },
  {
    ...IN_THE_HAND,
    title: 'Associez chaque nombre à son écriture.',
    pairs: [
      ['un demi', '$\\frac{1}{2}$'],
      ['un tiers', '$\\frac{1}{3}$'],
    ],
    other: '$\\frac{2}{3}$',
    given: { 'un demi': '1/2', 'un tiers': '2/3' },
    listed: 'Réponses',
    words: {
      kind: 'Appariement',
      left: (number: number) => `Paire n°\u00a0${number}\u00a0: élément`,
      right: (number: number) => `Paire n°\u00a0${number}\u00a0: sa réponse`,
      addOther: 'Ajouter une réponse supplémentaire',
      other: 'Réponse supplémentaire n°\u00a01',
      belongs: /fait partie d’une paire/,
    },
  },
] as const

for (const { where, locale, viewport, title, pairs, other, given, listed, words } of MIXES) {
  test.describe(where, () => {
    test.use({ locale, viewport })

    test('pairs: written, put together by keyboard alone, read with what was right', async ({
      page,
      classroom,
      anInvitee,
    }) => {
      await test.step('written from field to field; a further answer that belongs to a pair is said', async () => {
        const { editor, save } = await writeA(words.kind, { page, teacher: classroom.teacher, title })
        await editor.getByRole('textbox', { name: words.left(1) }).focus()
        for (const text of pairs.flat()) {
          await page.keyboard.type(text)
          await page.keyboard.press('Enter')
        }
        for (const [index, [left, right]] of pairs.entries()) {
          await expect(editor.getByRole('textbox', { name: words.left(index + 1) })).toHaveValue(left)
          await expect(editor.getByRole('textbox', { name: words.right(index + 1) })).toHaveValue(right)
        }

        const add = editor.getByRole('button', { name: words.addOther })
        await add.press('Enter')
        const further = editor.getByRole('textbox', { name: words.other })
        await expect(further).toBeFocused()
        await further.fill(pairs[0][1])
        await save.click()
        await expect(add).toHaveAccessibleDescription(words.belongs)
        await further.fill(other)
        await expect(editor.getByText(words.belongs)).toBeHidden()
        await expectAccessible(page, `writing pairs ${where}`)
        await expectRoomForAll(page, 'writing pairs')
        await save.click()
        await expect(editor).toBeHidden()
      })

      const { page: theirs, quiz } = await anInvitee(await asking(classroom, { title, locale }))
      await theirs.setViewportSize(viewport)
      await theirs.goto(`/quiz/${quiz.id}`)
      const listOf = (left: string) => theirs.getByRole('combobox', { name: left })

      await test.step('put together by the keys of the lists; a reload keeps it', async () => {
        await start(theirs)
        const choices = theirs.getByRole('list', { name: listed ?? 'Answers' })
        await expect(choices).toHaveCount(listed ? 1 : 0)
        for (const [left, answer] of Object.entries(given)) {
          await tabTo(theirs, listOf(left))
          await chooseByKeys(listOf(left), answer)
          await expect(listOf(left).locator('option:checked')).toContainText(answer)
        }
        await expectAllSaved(theirs)
        await expectAccessibleInBothSchemes(theirs, `pairs ${where}`)
        await expectRoomForAll(theirs, 'pairs')
        for (const [left] of pairs)
          expect((await listOf(left).boundingBox())?.height).toBeGreaterThanOrEqual(44)
        await theirs.reload()
        for (const [left, answer] of Object.entries(given))
          await expect(listOf(left).locator('option:checked')).toContainText(answer)
      })

      await test.step('handed in, and read: a share of the points, pair by pair', async () => {
        await handInAndRead(theirs)
        await expect(theirs.getByText(SAID.partly)).toBeVisible()
        await expect(theirs.getByText(SAID.right)).toHaveCount(1)
        await expect(theirs.getByText(SAID.wrong)).toHaveCount(1)
        await expect(theirs.getByText(SAID.rightOne)).toHaveCount(pairs.length - 1)
        await expectAccessible(theirs, `what was right of pairs ${where}`)
        await expectRoomForAll(theirs, 'what was right of pairs')
      })
    })
  })
}

/** As far as its first space, which would open the list. */
async function chooseByKeys(list: Locator, text: string): Promise<void> {
  const label = await list.locator('option').filter({ hasText: text }).innerText()
  await list.page().keyboard.type(label.split(' ')[0] ?? '')
}
