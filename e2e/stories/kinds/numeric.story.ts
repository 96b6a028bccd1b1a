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

test('a number is written with its tolerance and units, typed by keyboard alone, and reviewed', async ({
  page,
  classroom,
  anInvitee,
}) => {
  const title = 'How long is the longest side, with its unit?'
  await enterAccount(page.request, classroom.teacher)
  await page.goto('/dashboard/questions')
  const editor = await startWriting(page)

  await test.step('written: what is no number says so', async () => {
    await editor.getByLabel('Subject').fill('Geometry')
    await editor.getByLabel('Question', { exact: true }).fill(title)
    await chooseType(editor, 'Number')
    const field = (name: string) => editor.getByRole('textbox', { name, exact: true })
    await field('Number, answer 1').fill('one and a half')
    await field('Tolerance ±, answer 1').fill('0,01')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(editor.getByText('Write a number, such as 3.14 or 1.5e3.')).toBeVisible()
    await expect(field('Number, answer 1')).toBeFocused()
    await expectAccessible(page, 'a number that is none')
    await field('Number, answer 1').fill('1.5')

    await editor.getByRole('combobox', { name: 'Unit' }).press('Enter')
    await page.getByRole('option', { name: 'Has to be given' }).click()
    await field('Unit 1').fill('m')
    await editor.getByRole('button', { name: 'Add a unit' }).press('Enter')
    await expect(field('Unit 2')).toBeFocused()
    await page.keyboard.type('cm')
    await field('1 cm in m').fill('0.01')
    await editor.getByLabel('A wrong or missing unit costs').fill('50')
    await expectAccessibleInBothSchemes(page, 'a number in the editor')
    await expectAccessibleOnPhone(page, 'a number in the editor')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(editor).toBeHidden()
  })

  const { page: theirs, quiz } = await anInvitee(await asking(classroom, { title, locale: 'en-GB' }))
  await begin(theirs, quiz)

  await test.step('typed: the field says how it was read, and not whether it is right', async () => {
    const answer = theirs.getByRole('textbox', { name: 'Your answer to question 1' })
    await expect(answer).toHaveAccessibleDescription('Give the unit too.')
    await tabTo(theirs, answer)
    await theirs.keyboard.type('1,5')
    await expect(answer).toHaveAccessibleDescription('Read as 1.5, without a unit. Give the unit too.')
    for (const [typed, said] of [
      ['about two', 'This can’t be read as a number yet.'],
      ['1,234', 'Read as 1.234, without a unit. Give the unit too.'],
      [
        '1,234 km',
        'Read as 1.234\u00a0km. A comma is read as a decimal point here. For thousands, leave it out.',
      ],
      ['1.5·10^2cm', 'Read as 150\u00a0cm'],
    ] as const) {
      await theirs.keyboard.press('ControlOrMeta+a')
      await theirs.keyboard.type(typed)
      await expect(answer).toHaveAccessibleDescription(said)
    }
    await expectAllSaved(theirs)
    await expectAccessibleInBothSchemes(theirs, 'a number to be typed')
    await expectAccessibleOnPhone(theirs, 'a number to be typed')
    await expectRoomWhenEnlarged(theirs, 'a number to be typed')
    await theirs.reload()
    await expect(answer).toHaveValue('1.5·10^2cm')
  })

  await test.step('handed in and reviewed', async () => {
    await handInAndRead(theirs)
    await expect(theirs.getByText('4 of 4 points').first()).toBeVisible()
    await expect(theirs.getByText('1.5·10^2cm')).toBeVisible()
    await expect(theirs.getByText('1.5 ± 0.01 m')).toBeVisible()
    await expectAccessibleInBothSchemes(theirs, 'the review of a number')
  })
})

test.describe('a number in the hand', () => {
  test.use({ viewport: PHONE, hasTouch: true, locale: 'fr-FR' })

  test('is written and typed in French; a missing unit costs its part', async ({
    page,
    classroom,
    anInvitee,
  }) => {
    await test.step('written on a phone', async () => {
      await enterAccount(page.request, classroom.teacher)
      await page.goto('/dashboard/questions')
      const editor = await startWriting(page)
      await editor.getByText('Nombre', { exact: true }).tap()
      await editor.getByRole('combobox', { name: 'Accepté, réponse 1' }).tap()
      await page.getByRole('option', { name: 'De … à …' }).tap()
      await editor.getByLabel('De, réponse 1').fill('2')
      await editor.getByLabel('À, réponse 1').fill('1')
      await editor.getByRole('combobox', { name: 'Unité' }).tap()
      await page.getByRole('option', { name: 'Affichée après le champ' }).tap()
      await expectAccessible(page, 'a number written in the hand')
      await expectRoomForAll(page, 'a number written in the hand')
      await editor.getByRole('button', { name: 'Enregistrer la question' }).tap()
      await expect(
        editor.getByText('La fin de l’intervalle ne peut pas être inférieure à son début.'),
      ).toBeVisible()
    })

    const { id } = await call(classroom.desk, createQuestion, {
      body: {
        type: 'numeric',
        subject: 'Géométrie',
        language: 'fr',
        difficulty: 'easy',
        title: 'Quelle est la longueur du plus grand côté\u00a0?',
        content: {
          values: [{ within: 'percent', value: 1.5, tolerance: 2 }],
          units: [{ name: 'm', factor: 1 }],
          unitUse: 'required',
          unitPenalty: 0.25,
        },
      },
    })
    const { page: theirs, quiz } = await anInvitee(await asking(classroom, { id, locale: 'fr-FR' }))
    await begin(theirs, quiz)
    await test.step('typed', async () => {
      const answer = theirs.getByRole('textbox')
      await answer.tap()
      await answer.fill('1,53')
      await expect(
        theirs.getByText('Lu comme 1,53, sans unité. Indiquez aussi l’unité.').first(),
      ).toBeVisible()
      expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(42)
      await expectAllSaved(theirs)
      await expectAccessible(theirs, 'a number in the hand')
      await expectRoomForAll(theirs, 'a number in the hand')
    })

    await test.step('reviewed', async () => {
      await handInAndRead(theirs)
      await expect(theirs.getByText('Partiellement correcte')).toBeVisible()
      await expect(theirs.getByText('1,5 m ± 2 %')).toBeVisible()
      await expectAccessible(theirs, 'the review of a number in the hand')
      await expectRoomForAll(theirs, 'the review of a number in the hand')
    })
  })
})
