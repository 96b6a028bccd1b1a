import { startGeneration } from '@probant/contract/generation'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleOnPhone,
} from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { aPdf } from '../harness/files.ts'
import {
  ask,
  chooseFile,
  generatorOf,
  onlyType,
  openGenerator,
  sheet,
  submit,
} from '../harness/generation.ts'
import { allRows, rowOf } from '../harness/questions.ts'
import { blocks, titleField } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

/** Each takes long, and none knows of another. */
test.describe.configure({ mode: 'parallel' })

test('questions are made from a subject, looked through one by one, and lie in the bank', async ({
  page,
  signUp,
}) => {
  await signUp()
  const dialog = await openGenerator(page)

  await test.step('the generator is called what it is', async () => {
    await expect(dialog.getByText('Built-in generator (no AI)')).toBeVisible()
    await expect(dialog.getByRole('tab')).toHaveText(['Generate', 'Open questions'])
    const subject = dialog.getByLabel('Subject')
    expect(await subject.evaluate((field) => field.matches(':invalid, [aria-invalid]'))).toBe(false)
    await dialog.getByRole('button', { name: /^Generate \d+ questions$/ }).click()
    await expect(subject).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('they appear, and the summary says how it went', async () => {
    await ask(dialog, { subject: 'cybersecurty', easy: 2, medium: 1, tough: 1 })
    await submit(dialog)
    await expect(dialog.getByText('All 4 questions you asked for are ready.')).toBeVisible()
    await expect(dialog.getByRole('article')).toHaveCount(4)
    await expect(sheet(dialog, 1)).toContainText('Built-in generator, from its facts')
    await expectAccessibleInBothSchemes(page, 'a desk with questions')
  })

  await test.step('keep one, drop one, have another one', async () => {
    await dialog.getByRole('button', { name: 'Keep question 1' }).click()
    await expect(sheet(dialog, 1).getByText('Kept', { exact: true })).toBeVisible()

    const second = await sheet(dialog, 2).innerText()
    await dialog.getByRole('button', { name: 'Discard question 2' }).click()
    await expect(sheet(dialog, 2)).toHaveCount(0)
    const takeBack = dialog.getByRole('button', { name: 'Undo discarding question 2' })
    await expect(takeBack).toBeFocused()
    await expectAccessible(page, 'a desk from which a question was dropped')
    await takeBack.click()
    expect(await sheet(dialog, 2).innerText()).toBe(second)
    await dialog.getByRole('button', { name: 'Discard question 2' }).click()
    await expect(takeBack).toBeVisible()

    const before = await sheet(dialog, 3).innerText()
    await dialog.getByRole('button', { name: /^Replace question 3/ }).click()
    await expect(dialog.getByRole('button', { name: 'Keep question 3' })).toBeEnabled()
    await expect.poll(() => sheet(dialog, 3).innerText()).not.toBe(before)
  })

  await test.step('the desk counts what lies on it, of what was asked for', async () => {
    await expect(dialog.getByText('3 of 4', { exact: true })).toBeVisible()
    await expect(dialog.getByText('All 4 questions you asked for were generated.')).toBeVisible()
    await expect(dialog.getByText('1 of them was discarded; it still counts.')).toBeVisible()
  })

  await test.step('edit one: the editor lies over the desk', async () => {
    await dialog.getByRole('button', { name: 'Edit question 4' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit question' })
    await editor
      .getByLabel('Question', { exact: true })
      .fill('This question I have put into **my own** words.')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await expect(editor).toBeHidden()
    await expect(sheet(dialog, 4)).toContainText('This question I have put into my own words.')
  })

  await test.step('keep the rest, and find them in the bank', async () => {
    await dialog.getByRole('button', { name: 'Keep all' }).click()
    await expect(dialog.getByText('Kept', { exact: true })).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/dashboard/questions')
    await expect(allRows(page)).toHaveCount(3)
    await expect(rowOf(page, 'into my own words.')).toContainText('Built-in generator, from its facts')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Origin' }).selectOption('Generated')
    await expect(allRows(page)).toHaveCount(3)
  })

  await test.step('what was made is counted, what was dropped as well', async () => {
    await page.goto('/dashboard/usage')
    await expect(page.getByRole('meter', { name: 'Generated questions' })).toHaveAttribute(
      'aria-valuetext',
      '5 of 50',
    )
  })
})

test('open questions come with points and guidance, and become a quiz', async ({ page, signUp }) => {
  await signUp()
  const dialog = await openGenerator(page)
  await dialog.getByRole('tab', { name: 'Open questions' }).click()
  await ask(dialog, { subject: 'Photosynthesis', easy: 1, medium: 1 })
  await submit(dialog)
  await expect(dialog.getByText('All 2 questions you asked for are ready.')).toBeVisible()
  await expect(sheet(dialog, 1)).toContainText('Open-ended · Easy')
  await expect(sheet(dialog, 1)).toContainText('Grading guidance')

  await dialog.getByRole('button', { name: 'Keep all' }).click()
  await dialog.getByRole('button', { name: 'Make a quiz from these' }).click()
  await expect(page).toHaveURL(/\/dashboard\/edit\/[^?]+$/)
  await expect(titleField(page)).toHaveValue('Photosynthesis')
  await expect(blocks(page)).toHaveCount(2)
  await expect(page.getByLabel('Points for question 1')).not.toHaveValue('1')
})

test('a PDF gives its text, and a scan is refused in words', async ({ page, signUp }) => {
  await signUp()
  const dialog = await openGenerator(page)
  await dialog.getByRole('switch', { name: 'Use my own text' }).check()
  const choose = dialog.getByRole('button', { name: 'Choose a file' })

  await chooseFile(page, choose, await aPdf('scan.pdf', []))
  await expect(dialog.getByRole('alert')).toContainText('There’s no text in this file; it may be a scan.')
  await expectAccessible(page, 'a refused file')

  await chooseFile(page, choose, await aPdf('honey bees.pdf', BEES))
  await expect(dialog.getByText('This is the text from honey bees.pdf. You can edit it.')).toBeVisible()
  await expect(dialog.getByLabel('Your text')).toHaveValue(/only female that lays fertilised eggs/)
  await expect(dialog.getByLabel('Subject')).toHaveValue('honey bees')
  await ask(dialog, { easy: 1, medium: 2 })
  await submit(dialog)
  await expect(dialog.getByText('All 3 questions you asked for are ready.')).toBeVisible()
  await expect(sheet(dialog, 1)).toContainText('Built-in generator, from your text')
})

test('whoever wants questions on a text of their own, and gives none, is told so at the text', async ({
  page,
  signUp,
}) => {
  await signUp()
  const dialog = await openGenerator(page)
  await ask(dialog, { subject: 'Photosynthesis', easy: 1 })
  await dialog.getByRole('switch', { name: 'Use my own text' }).check()
  await submit(dialog)

  const text = dialog.getByLabel('Your text')
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription('Paste the text to create questions from, or choose a file.')
  await expect(dialog.getByRole('article')).toHaveCount(0)
  await expectAccessibleInBothSchemes(page, 'a request without its text')

  await dialog.getByRole('switch', { name: 'Use my own text' }).uncheck()
  await submit(dialog)
  await expect(dialog.getByText('The question you asked for is ready.')).toBeVisible()
})

test('a question that nothing can replace says so on its sheet', async ({ page, signUp }) => {
  await signUp()
  const dialog = await openGenerator(page)
  await onlyType(dialog, 'Fill in the blank')
  await ask(dialog, { subject: 'Football World Cup', tough: 20 })
  await submit(dialog)
  await expect(dialog.getByText(/^Finished\. Questions ready: \d+ of 20\.$/)).toBeVisible()

  await dialog.getByRole('button', { name: /^Replace question 1 / }).click()
  await expect(sheet(dialog, 1).getByRole('status')).toContainText(
    'There’s no other tough fill-in-the-blank question on this subject.',
  )
  await expect(dialog.getByRole('button', { name: /^Replace question 1 / })).toHaveCount(0)
  await expectAccessibleInBothSchemes(page, 'a question that nothing can replace')
})

test('an unknown subject is refused, and the nearest ones lead on', async ({ page, signUp }) => {
  await signUp()
  const dialog = await openGenerator(page)
  await ask(dialog, { subject: 'Volcanoes', easy: 1 })
  await submit(dialog)
  await expect(dialog.getByText('The question you asked for is ready.')).toBeVisible()
  await ask(dialog, { subject: 'Underwater basket weaving', easy: 2 })
  await submit(dialog)
  const refusal = dialog.getByRole('alert')
  await expect(dialog.getByLabel('Subject')).toBeFocused()
  await expect(dialog.getByLabel('Subject')).toBeInViewport()
  await expect(refusal).toBeInViewport()
  await expect(dialog.getByText('The question you asked for is ready.')).toBeHidden()
  await expect(refusal).toContainText('The built-in generator doesn’t know “Underwater basket weaving” well')
  const nearest = refusal.getByRole('button').first()
  await expect(nearest).not.toHaveText('Use my own text')
  await expectAccessibleInBothSchemes(page, 'an unknown subject')
  const name = await nearest.innerText()
  await nearest.click()
  await expect(dialog.getByLabel('Subject')).toHaveValue(name)
  await submit(dialog)
  await expect(dialog.getByRole('article')).toHaveCount(2)
})

test('whoever leaves finds the questions again', async ({ page, signUp }) => {
  await signUp()
  const dialog = await openGenerator(page)
  await ask(dialog, { subject: 'Chemistry', easy: 3 })
  await submit(dialog)
  await expect(dialog.getByRole('article')).toHaveCount(3)
  const first = await sheet(dialog, 1).innerText()
  await dialog.getByRole('button', { name: 'Keep question 2' }).click()
  await expect(sheet(dialog, 2).getByText('Kept', { exact: true })).toBeVisible()

  await page.reload()
  await expect(sheet(dialog, 2).getByText('Kept', { exact: true })).toBeVisible()
  expect(await sheet(dialog, 1).innerText()).toBe(first)
  await expect(dialog.getByLabel('Subject')).toHaveValue('Chemistry')

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('2 new questions on “Chemistry” are waiting for your review.')).toBeVisible()
  await expect(allRows(page).getByText('To review')).toHaveCount(2)
  await expectAccessible(page, 'a bank with questions that wait')
  await expect(allRows(page).nth(2)).toBeInViewport()
  await page.goto('/dashboard')
  await page.goto('/dashboard/questions')
  await page.getByRole('button', { name: 'Review the questions on “Chemistry”' }).click()
  await expect(generatorOf(page).getByRole('article')).toHaveCount(3)

  await generatorOf(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Close the notice about “Chemistry”' }).click()
  await page.reload()
  await expect(allRows(page)).toHaveCount(3)
  await expect(page.getByText('waiting for your review.')).toHaveCount(0)
})

test('more than the plan includes leads to the plans', async ({ page, signUp }) => {
  await signUp()
  const counts = { easy: 20, medium: 20, tough: 9 }
  await call(page.request, startGeneration, {
    body: { subject: 'Equations', language: 'en', counts, types: ['multiple_choice'] },
  })
  const dialog = await openGenerator(page)
  await ask(dialog, { subject: 'Chemistry', easy: 20, medium: 20, tough: 11 })
  await expect(dialog.getByText('51 questions in total · 1 left this month · 50 too many')).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate 51 questions' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Ask for at most 50 questions at once.')

  await ask(dialog, { easy: 2 })
  await expect(dialog.getByText('2 questions in total · 1 left this month · 1 too many')).toBeVisible()
  await submit(dialog)
  const prompt = page.getByRole('dialog', { name: 'Maximum number of questions reached' })
  await expect(prompt).toContainText('Creating 2 questions would exceed your limit of 50.')
  await expectAccessibleInBothSchemes(page, 'more than the plan includes')
  await prompt.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL('/pricing')
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('questions are made from a pasted text, each with the sentence it rests on', async ({
    page,
    signUp,
  }) => {
    await signUp()
    const dialog = await openGenerator(page)
    await dialog.getByRole('switch', { name: 'Utiliser mon propre texte' }).check()
    await dialog.getByLabel('Votre texte').fill(VOLCANS)
    await ask(dialog, { subject: 'Les volcans', easy: 2, medium: 1 })
    await expectAccessibleInBothSchemes(page, 'une demande avec un texte')
    await submit(dialog)
    await expect(dialog.getByText('Les 3 questions demandées sont prêtes.')).toBeVisible()
    for (const number of [1, 2, 3]) {
      await expect(sheet(dialog, number)).toContainText('Générateur intégré, d’après votre texte')
      const shown = await sheet(dialog, number).innerText()
      expect(SENTENCES.filter((sentence) => shown.includes(sentence))).not.toEqual([])
    }
    await expectAccessibleInBothSchemes(page, 'un bureau avec des questions')

    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessibleOnPhone(page, 'le bureau')
    await dialog.getByRole('button', { name: 'Modifier la demande' }).click()
    await expect(dialog.getByLabel('Sujet')).toBeVisible()
    await expectAccessibleOnPhone(page, 'la demande')
    await dialog.getByRole('button', { name: 'Voir les questions' }).click()
    await dialog.getByRole('button', { name: 'Tout garder' }).click()
    await dialog.getByRole('button', { name: 'Terminé' }).click()
    const cards = page.getByRole('list', { name: 'Questions de cet espace' })
    await expect(cards.getByRole('checkbox')).toHaveCount(3)
  })
})

const BEES = [
  'Honey bees',
  '',
  'A colony is a family of up to 60,000 bees that live together in one nest.',
  'At its centre is the queen, the only female that lays fertilised eggs.',
  'In early summer she can lay as many as 2,000 eggs a day.',
  'Workers are sterile females that build the comb and gather the food.',
  'Drones are males whose only task is to mate with a young queen.',
  'Nectar is a sweet liquid produced by flowers.',
  'Honey keeps for years because it contains too little water for bacteria to grow.',
  'The zoologist Karl von Frisch described the waggle dance in 1927.',
  'He received a Nobel Prize for this work in 1973.',
  'Pollination is the transfer of pollen from one flower to another.',
  'The European Union banned the outdoor use of some insecticides in 2018.',
]

const VOLCANS = `Un volcan est une ouverture de la croûte terrestre par laquelle remonte le magma. Le magma est une roche fondue qui se forme à plusieurs dizaines de kilomètres de profondeur. Lorsqu’il atteint la surface, on l’appelle la lave. Le Vésuve a détruit la ville de Pompéi en 79. Le Piton de la Fournaise se trouve sur l’île de La Réunion. Son éruption de 2007 a duré environ un mois. La vulcanologie est la science qui étudie les volcans. Haroun Tazieff a fait connaître cette science au grand public français. Le Krakatoa a explosé en 1883 et a provoqué un raz de marée qui a tué plus de 36 000 personnes. Un volcan est dit éteint lorsqu’il n’a connu aucune éruption depuis plus de 10 000 ans. Le puy de Dôme, en Auvergne, culmine à 1 465 mètres.`
const SENTENCES = VOLCANS.split(/(?<=\.) (?=\p{Lu})/u)
