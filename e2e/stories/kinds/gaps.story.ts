import type { Locator } from '@playwright/test'
import { listQuestions } from '@probant/contract/questions/bank'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectRoomForAll,
  PHONE,
} from '../../harness/accessibility.ts'
import { call } from '../../harness/calls.ts'
import { tabTo } from '../../harness/keyboard.ts'
import { enterAccount } from '../../harness/people.ts'
import { chooseAction, startWriting } from '../../harness/questions.ts'
import { expectAllSaved, start } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

const MIXES = [
  {
    where: 'at a desk, in English',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    title: 'Complete this summary of 1789.',
    text: ['The Bastille fell in', 'in the city of', 'Pi is about'],
    number: { written: ['3.1', '0.05'], typed: '3.14', readAs: 'Gap 3: Read as 3.14' },
    choices: ['Paris', 'Lyon', 'Metz'],
    words: {
      kind: 'Fill in the gaps',
      subject: 'Subject',
      question: 'Question',
      textWithGaps: 'Text with gaps',
      add: 'Add a gap',
      remove: 'Remove: Gap 2',
      explanation: 'Explanation',
      accepted: 'Accepted answers',
      list: 'Chosen from a list',
      choices: 'Choices',
      right: 'Correct choice',
      number: 'Number',
      numberOf: 'Number, gap 3',
      toleranceOf: 'Tolerance ±, gap 3',
      edit: 'Edit',
      notInText: /Put each gap into the text exactly once/,
      save: 'Save question',
      gap: 'Gap',
      handIn: 'Hand in',
      handedIn: 'Handed in',
      read: 'See what you handed in',
      partly: 'Partly correct',
      wasRight: 'Your answer: correct',
      wasWrong: 'Your answer: wrong',
    },
  },
  {
    where: 'in the hand, in French',
    locale: 'fr-FR',
    viewport: PHONE,
    title: 'Complétez ce résumé de 1789.',
    text: ['La Bastille est prise en', 'dans la ville de', 'Pi vaut environ'],
    number: { written: ['3,1', '0,05'], typed: '3,14', readAs: /Trou 3\s: Lu comme 3,14/ },
    choices: ['Paris', 'Lyon', 'Metz'],
    words: {
      kind: 'Texte à trous',
      subject: 'Sujet',
      question: 'Question',
      textWithGaps: 'Texte à trous',
      add: 'Ajouter un trou',
      remove: /^Retirer\s: Trou 2$/,
      explanation: 'Explication',
      accepted: 'Réponses acceptées',
      list: 'À\u00a0choisir dans une liste',
      choices: 'Choix proposés',
      right: 'Bon choix',
      number: 'Nombre',
      numberOf: 'Nombre, trou 3',
      toleranceOf: 'Tolérance ±, trou 3',
      edit: 'Modifier',
      notInText: /Placez chaque trou une seule fois dans le texte/,
      save: 'Enregistrer la question',
      gap: 'Trou',
      handIn: 'Rendre ma copie',
      handedIn: 'Copie rendue',
      read: 'Voir ma copie',
      partly: 'Partiellement correcte',
      wasRight: /Votre réponse\s: correcte/,
      wasWrong: /Votre réponse\s: incorrecte/,
    },
  },
] as const

for (const { where, locale, viewport, title, text, number, choices, words } of MIXES) {
  test.describe(where, () => {
    test.use({ locale, viewport })

    test('a text with gaps: written, filled in by keyboard alone, read with what was right', async ({
      page,
      classroom,
      anInvitee,
    }) => {
      await test.step('one gap to type into, one with a list, one for a number; a gap that is lost in the text is said', async () => {
        await enterAccount(page.request, classroom.teacher)
        await page.goto('/dashboard/questions')
        const editor = await startWriting(page)
        await editor.getByText(words.kind, { exact: true }).first().click()
        await editor.getByLabel(words.subject).fill('History')
        await editor.getByLabel(words.question, { exact: true }).fill(title)
        const written = editor.getByRole('textbox', { name: words.textWithGaps, exact: true })
        const add = editor.getByRole('button', { name: words.add })
        const accepted = editor.getByRole('textbox', { name: words.accepted })
        await written.fill(`${text[0]} 1789`)
        await selectWord(written, '1789')
        await add.click()
        await expect(written).toHaveValue(`${text[0]} [[1]]`)
        await expect(accepted).toHaveValue('1789')

        await written.press('ControlOrMeta+z')
        await expect(written).toHaveValue(`${text[0]} 1789`)
        await expect(accepted).toHaveCount(0)
        await written.fill(text[0])
        await add.click()
        await expect(written).toHaveValue(`${text[0]} [[1]]`)
        await accepted.fill('1789')
        await written.fill(`${text[0]} [[1]], ${text[1]}`)
        await add.click()
        await expect(written).toHaveValue(`${text[0]} [[1]], ${text[1]} [[2]]`)
        const second = editor.getByRole('listitem').filter({ hasText: `${words.gap} 2` })
        await second.getByText(words.list).click()
        await second.getByRole('textbox', { name: words.choices }).fill(choices.join('\n'))
        await second.getByRole('combobox', { name: words.right }).selectOption('Paris')
        const all = `${text[0]} [[1]], ${text[1]} [[2]]. ${text[2]}`
        await written.fill(all)
        await add.click()
        await expect(written).toHaveValue(`${all} [[3]]`)
        const third = editor.getByRole('listitem').filter({ hasText: `${words.gap} 3` })
        await third.getByText(words.number, { exact: true }).first().click()
        await editor.getByRole('textbox', { name: words.toleranceOf }).fill(number.written[1])
        await editor.getByRole('button', { name: words.save }).click()
        await expect(editor.getByRole('textbox', { name: words.numberOf })).toBeFocused()
        await editor.getByRole('textbox', { name: words.numberOf }).fill(number.written[0])

        await editor.getByRole('button', { name: words.remove }).press('Enter')
        await expect(written).toHaveValue(`${text[0]} [[1]], ${text[1]} . ${text[2]} [[2]]`)
        await page.keyboard.press('ControlOrMeta+z')
        await expect(written).toHaveValue(`${all} [[3]]`)
        await expect(second.getByRole('textbox', { name: words.choices })).toHaveValue(choices.join('\n'))
        // At a desk what a participant will see stays beside what is written last.
        if (viewport !== PHONE) {
          await editor.getByRole('button', { name: words.explanation }).scrollIntoViewIfNeeded()
          await expect(
            editor.getByRole('region', { name: 'Preview' }).getByRole('heading').first(),
          ).toBeInViewport()
        }

        await written.fill(`${text[0]} [[1]].`)
        await editor.getByRole('button', { name: words.save }).click()
        await expect(written).toHaveAccessibleDescription(words.notInText)
        await written.fill(`${all} [[3]].`)
        await expectAccessible(page, `writing a text with gaps ${where}`)
        await expectRoomForAll(page, 'writing a text with gaps')
        await editor.getByRole('button', { name: words.save }).click()
        await expect(editor).toBeHidden()
      })

      await test.step('opened again: the number stands there as it was written', async () => {
        await chooseAction(page, title, words.edit)
        for (const [index, name] of [words.numberOf, words.toleranceOf].entries())
          await expect(page.getByRole('textbox', { name })).toHaveValue(number.written[index] ?? '')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      })

      const { items } = await call(classroom.desk, listQuestions, { querystring: { search: title } })
      const { page: theirs, quiz } = await anInvitee({
        language: locale === 'fr-FR' ? 'fr' : 'en',
        sections: [{ questions: [{ questionId: items[0]?.id ?? '', points: 3 }] }],
        options: { ...DEFAULT_OPTIONS, scoreShown: 'at_once', answersShown: 'after_finishing' },
      })
      await theirs.setViewportSize(viewport)
      await theirs.goto(`/quiz/${quiz.id}`)

      await test.step('filled in, from gap to gap; a reload keeps it', async () => {
        await start(theirs)
        const typed = theirs.getByRole('textbox', { name: `${words.gap} 1` })
        const list = theirs.getByRole('combobox', { name: `${words.gap} 2` })
        await tabTo(theirs, typed)
        await theirs.keyboard.type('1789')
        await theirs.keyboard.press('Enter')
        await expect(list).toBeFocused()
        await list.selectOption('Lyon')
        const numeral = theirs.getByRole('textbox', { name: `${words.gap} 3` })
        await theirs.keyboard.press('Tab')
        await expect(numeral).toBeFocused()
        await theirs.keyboard.type(number.typed)
        await expect(theirs.getByText(number.readAs).first()).toBeVisible()
        await expectAllSaved(theirs)
        await expectAccessibleInBothSchemes(theirs, `a text with gaps ${where}`)
        await expectRoomForAll(theirs, 'a text with gaps')
        for (const field of [typed, list, numeral])
          expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(42)
        await theirs.reload()
        await expect(typed).toHaveValue('1789')
        await expect(list).toHaveValue('Lyon')
        await expect(numeral).toHaveValue(number.typed)
      })

      await test.step('handed in, and read: two thirds of the points, gap by gap', async () => {
        await theirs.getByRole('button', { name: words.handIn, exact: true }).press('Enter')
        const dialog = theirs.getByRole('dialog')
        await dialog.getByRole('button', { name: words.handIn, exact: true }).press('Enter')
        await expect(theirs.getByRole('heading', { name: words.handedIn })).toBeVisible()
        await theirs.getByRole('button', { name: words.read }).press('Enter')
        await expect(theirs.getByText(words.partly)).toBeVisible()
        await expect(theirs.getByText(words.wasRight)).toHaveCount(2)
        await expect(theirs.getByText(words.wasWrong)).toBeVisible()
        await expect(theirs.getByText('Paris', { exact: true })).toBeVisible()
        await expectAccessible(theirs, `what was right of a text with gaps ${where}`)
        await expectRoomForAll(theirs, 'what was right of a text with gaps')
      })
    })
  })
}

async function selectWord(field: Locator, word: string): Promise<void> {
  await field.evaluate((area: HTMLTextAreaElement, one) => {
    area.setSelectionRange(area.value.indexOf(one), area.value.indexOf(one) + one.length)
  }, word)
}
