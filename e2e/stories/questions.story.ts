import type { Locator, Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleOnPhone,
} from '../harness/accessibility.ts'
import { tinyPicture } from '../harness/files.ts'
import { tabTo } from '../harness/keyboard.ts'
import { answerField, answerWith, chooseType, rowOf, startWriting } from '../harness/questions.ts'
import { expect, test } from '../harness/test.ts'

test('a multiple-choice question is written in its dialog, which says what is wrong where it is wrong', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/dashboard/questions')
  await expect(page.getByRole('heading', { name: 'Your first question goes here' })).toBeVisible()
  const editor = await startWriting(page)
  const title = editor.getByLabel('Question', { exact: true })
  const answers = editor.getByRole('group', { name: 'Answers' })
  const preview = editor.getByRole('region', { name: 'Preview' })
  const save = editor.getByRole('button', { name: 'Save question' })

  await test.step('a short title, an empty answer, none marked', async () => {
    await expect(title).toBeFocused()
    await title.fill('Too short')
    await expect(editor.getByText('One more character: a question has at least 10.')).toBeVisible()
    for (const [letter, answer] of [
      ['A', 'Mercury'],
      ['B', 'Venus'],
      ['C', ' Venus '],
    ] as const)
      await answerField(editor, letter).fill(answer)
    await save.click()
    await expect(editor.getByLabel('Subject')).toHaveAccessibleDescription(/^This field is required\./)
    await expect(title).toHaveAccessibleDescription(/Use at least 10 characters\./)
    await expect(editor.getByText(/at least 10/i)).toHaveCount(1)
    await expect(answerField(editor, 'D')).toHaveAccessibleDescription('Fill in this answer.')
    await expect(answers).toHaveAccessibleDescription(/Mark one answer as correct\./)
    await expectAccessibleInBothSchemes(page, 'a question that was filled in badly')
  })

  await test.step('two equal answers', async () => {
    await answerField(editor, 'D').fill('All of the above')
    await editor.getByRole('radio', { name: 'A is the correct answer' }).check()
    await expect(answers).toHaveAccessibleDescription(/Two answers are the same\./)
    await answerField(editor, 'C').fill('Mars')
    await answerField(editor, 'C').blur()
    await expect(answers).not.toHaveAccessibleDescription(/Two answers are the same\./)
  })

  await test.step('bold, code and a formula are seen as they will be read', async () => {
    await editor.getByLabel('Subject').fill('Astronomy')
    await title.fill('Which ')
    const tools = editor.getByRole('group', { name: 'Formatting: Question' })
    await tools.getByRole('button', { name: 'Bold' }).click()
    await expect(title).toHaveValue('Which ****')
    await title.press('ControlOrMeta+z')
    await expect(title).toHaveValue('Which ')
    await tools.getByRole('button', { name: 'Bold' }).click()
    await type(page, 'planet', title, 'Which **planet**')
    await title.press('End')
    // Away from the tool, whose name would stay in the air.
    await title.hover()
    await page.keyboard.type(' has `m = 0.055` of $M_e$ and is nearest to the Sun?')
    await expect(preview.locator('strong')).toHaveText('planet')
    await expect(preview.locator('code')).toHaveText('m = 0.055')
    await expect(preview.locator('math')).toContainText('M')
    await expect(preview.getByRole('listitem')).toHaveText([/Mercury/, /Venus/, /Mars/, /All of the above/])
  })

  await test.step('a pencil note advises, and is no obstacle', async () => {
    const notes = editor.getByRole('region', { name: 'Suggestions' })
    await expect(notes.getByRole('listitem')).toHaveText([/“All” or “none of the above”.*Anyone who knows/])
    await expectAccessibleInBothSchemes(page, 'a question with a pencil note')
    await save.click()
    await expect(page.getByText('The question is saved.')).toBeVisible()
    await expect(editor).toBeHidden()
    const row = rowOf(page, 'nearest to the Sun?')
    await expect(row).toContainText('Multiple choice')
    await expect(row.locator('strong')).toHaveText('planet')
  })
})

test('the other three types are written by hand, and previewed as a participant sees them', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/dashboard/questions')

  await test.step('true or false', async () => {
    const editor = await begin(page, 'True or false', 'The Moon shines by its own light.')
    await editor.getByRole('button', { name: 'Save question' }).click()
    await expect(editor.getByRole('radiogroup', { name: 'The statement is' })).toHaveAccessibleDescription(
      'This field is required.',
    )
    await editor.getByRole('radio', { name: 'False', exact: true }).check()
    await editor.getByRole('button', { name: 'Explanation' }).click()
    await editor.getByLabel('Explanation', { exact: true }).fill('It **reflects** the light of the Sun.')
    await saveAndSee(page, editor, 'The Moon shines by its own light.')
  })

  await test.step('fill-in, with two accepted answers', async () => {
    const editor = await begin(page, 'Fill in the blank', 'The capital of Norway is …')
    await editor.getByLabel('Accepted answer 1', { exact: true }).fill('Oslo')
    await editor.getByRole('button', { name: 'Add another answer' }).click()
    await editor.getByLabel('Accepted answer 2', { exact: true }).fill('Christiania')
    const accents = editor.getByRole('switch', { name: 'Accents don’t matter' })
    await tabTo(page, accents)
    // The bar at the foot of the dialog lies over what is behind it.
    await expect.poll(() => isOnTop(accents)).toBe(true)
    await page.keyboard.press('Space')
    await expect(accents).toBeChecked()
    await saveAndSee(page, editor, 'The capital of Norway is …')
  })

  await test.step('open, with points and guidance; Ctrl+Enter saves', async () => {
    const editor = await begin(page, 'Open-ended', 'Explain why the seasons change.')
    await editor.getByLabel('Maximum points').fill('5')
    await editor.getByLabel('Grading guidance', { exact: true }).fill('Names the **tilt** of the axis.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(editor).toBeHidden()
    await expect(rowOf(page, 'Explain why the seasons change.')).toContainText('Open-ended')
  })

  await test.step('as a participant sees them; the answer on demand', async () => {
    const paper = page.getByRole('dialog', { name: 'As participants see it' })
    for (const [title, answer] of [
      ['The Moon shines by its own light.', 'It reflects the light of the Sun.'],
      ['The capital of Norway is …', 'Christiania'],
      ['Explain why the seasons change.', 'Names the tilt of the axis.'],
    ] as const) {
      await page.getByRole('button', { name: `Preview: ${title}` }).click()
      await expect(paper).toContainText(title)
      await expect(paper).not.toContainText(answer)
      await paper.getByRole('switch', { name: 'Show the answer and the explanation' }).check()
      await expect(paper).toContainText(answer)
      await expectAccessible(page, `the preview of “${title}”`)
      await page.keyboard.press('Escape')
      await expect(paper).toBeHidden()
    }
  })
})

test.describe('in French, on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })

  test('a question with a picture is written, looked at and found', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/dashboard/questions')
    const editor = await startWriting(page)
    await editor.getByLabel('Sujet').fill('Géographie')
    await editor.getByLabel('Question', { exact: true }).fill('Quelle ville montre cette image ?')
    await answerWith(editor, ['Orléans', 'Nîmes', 'Évreux', 'Aucune de ces réponses'])

    await test.step('an image needs its words', async () => {
      const tools = editor.getByRole('group', { name: 'Mise en forme : Question' })
      await tools.getByRole('button', { name: 'Image' }).click()
      const dialog = page.getByRole('dialog', { name: 'Insérer une image' })
      await dialog.locator('input[type=file]').setInputFiles(tinyPicture())
      await dialog.getByRole('button', { name: 'Insérer l’image' }).click()
      await expect(dialog.getByLabel('Texte de remplacement')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessibleOnPhone(page, 'une image sans texte')
      await dialog.getByLabel('Texte de remplacement').fill('Un point noir')
      await dialog.getByRole('button', { name: 'Insérer l’image' }).click()
      await expect(dialog).toBeHidden()
      await expect(editor.getByLabel('Question', { exact: true })).toHaveValue(/!\[Un point noir\]\(picture:/)
    })

    await test.step('the preview takes the place of the form', async () => {
      await editor.getByRole('radiogroup', { name: 'Affichage' }).getByText('Aperçu').click()
      const preview = editor.getByRole('region', { name: 'Aperçu' })
      await expectShown(preview.getByRole('img', { name: 'Un point noir' }))
      await expect(editor.getByRole('region', { name: 'Conseils' })).toContainText(
        '« Toutes » ou « aucune de ces réponses »',
      )
      await expectAccessibleOnPhone(page, 'l’aperçu')
    })

    await test.step('it lies in the bank as a card', async () => {
      await editor.getByRole('button', { name: 'Enregistrer la question' }).click()
      await expect(page.getByText('La question est enregistrée.')).toBeVisible()
      const card = page.getByRole('list', { name: 'Questions de cet espace' }).getByRole('listitem').first()
      await expect(card).toContainText('Choix multiple')
      await expectShown(card.getByRole('img', { name: 'Un point noir' }))
      await page.getByRole('button', { name: 'Filtres' }).click()
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Ouverte')
      await expect(page.getByRole('heading', { name: 'Aucune question ne correspond' })).toBeVisible()
      await page.getByRole('button', { name: 'Effacer les filtres' }).last().click()
      await expect(card).toBeVisible()
    })
  })
})

/** A new question of that type, as far as all types are alike. */
async function begin(page: Page, type: string, title: string): Promise<Locator> {
  const editor = await startWriting(page)
  await chooseType(editor, type)
  await editor.getByLabel('Subject').fill('General knowledge')
  await editor.getByLabel('Question', { exact: true }).fill(title)
  return editor
}

async function saveAndSee(page: Page, editor: Locator, title: string): Promise<void> {
  await editor.getByRole('button', { name: 'Save question' }).click()
  await expect(editor).toBeHidden()
  await expect(rowOf(page, title)).toBeVisible()
}

/** Types where the cursor is put, once it is there. */
async function type(page: Page, text: string, field: Locator, expected: string): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/\*\*\*\*$/)
  await page.keyboard.type(text)
  await expect(field).toHaveValue(expected)
}

/** Not only there, but loaded. */
async function expectShown(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

/** Nothing lies over the middle of it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (element.parentElement ?? element).contains(there)
  })
}
