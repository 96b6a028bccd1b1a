import { expectToKeepFocus, expectToTakeFocus, tabTo, typeInto } from '../harness/keyboard.ts'
import { answerField, chooseType, rowOf, written } from '../harness/questions.ts'
import { expect, test } from '../harness/test.ts'

test('writing a question needs no mouse', async ({ page, signUp }) => {
  await signUp()
  await written(page.request, 'What is the capital of Norway?')
  await page.goto('/dashboard/questions')
  const opener = page.getByRole('button', { name: 'Write a question' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'Write a question' })
  await expectToTakeFocus(editor)
  await expectToKeepFocus(page, editor)

  await test.step('Ctrl+Enter goes to the first field that is wrong', async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(editor.getByLabel('Subject')).toBeFocused()
    await page.keyboard.type('Geography')
  })

  await test.step('one field after the other', async () => {
    await typeInto(page, editor.getByLabel('Question', { exact: true }), 'What is the capital of Sweden?')
    await tabTo(page, answerField(editor, 'A'))
    for (const [letter, answer] of Object.entries({ A: 'Malmö', B: 'Uppsala', C: 'Stockholm', D: 'Lund' })) {
      await expect(answerField(editor, letter)).toBeFocused()
      await page.keyboard.type(answer)
      await page.keyboard.press('Enter')
    }
    await expect(editor.getByRole('button', { name: 'Save and write another' })).toBeFocused()
    // Backwards one comes to the last of them first, as long as none is chosen.
    await tabTo(page, editor.getByRole('radio', { name: 'D is the correct answer' }), { key: 'Shift+Tab' })
    await page.keyboard.press('ArrowUp')
    await expect(editor.getByRole('radio', { name: 'C is the correct answer' })).toBeChecked()
  })

  await test.step('Escape asks before anything is lost', async () => {
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expectToTakeFocus(question)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(answerField(editor, 'C')).toHaveValue('Stockholm')
  })

  await test.step('the next one begins where the last was', async () => {
    await editor.getByLabel('Difficulty').selectOption('Tough')
    await tabTo(page, editor.getByRole('button', { name: 'Save and write another' }))
    await page.keyboard.press('Enter')
    const question = editor.getByLabel('Question', { exact: true })
    await expect(question).toHaveValue('')
    await expect(question).toBeFocused()
    await expect(editor.getByLabel('Subject')).toHaveValue('Geography')
    await expect(editor.getByLabel('Difficulty')).toHaveValue('tough')
    await expect(rowOf(page, 'What is the capital of Sweden?')).toBeAttached()

    await page.keyboard.type('What is the capital of Finland?')
    await chooseType(editor, 'Fill in the blank')
    const accepted = editor.getByRole('textbox', { name: 'Accepted answer 1' })
    await typeInto(page, accepted, 'Helsinki')
    await page.keyboard.press('Enter')
    await expect(editor.getByRole('button', { name: 'Add another answer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Helsingfors')
  })

  await test.step('Ctrl+Enter saves, and the focus is back at the button', async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(editor).toBeHidden()
    await expect(rowOf(page, 'What is the capital of Finland?')).toBeVisible()
    await expect(opener).toBeFocused()
  })
})
