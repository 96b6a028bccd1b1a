import type { Page } from '@playwright/test'
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
import { answerField, startWriting } from '../../harness/questions.ts'
import { expectAllSaved, start } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

const MIXES = [
  {
    where: 'at a desk, in English',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    title: 'Which of these animals are mammals?',
    answers: ['Whale', 'Shark', 'Bat', 'Penguin', 'Trout'],
    words: {
      open: 'Write a question',
      kind: 'Choice list',
      subject: 'Subject',
      question: 'Question',
      add: 'Add an answer',
      isRight: (letter: string) => `${letter} is correct`,
      partial: 'Give part of the points',
      save: 'Save question',
      all: 'Choose all that apply.',
      handIn: 'Hand in',
      handedIn: 'Handed in',
      read: 'See what you handed in',
      partly: 'Partly correct',
      right: 'Your answer: correct',
      missed: 'Correct answer',
    },
  },
  {
    where: 'in the hand, in French',
    locale: 'fr-FR',
    viewport: PHONE,
    title: 'Lesquels de ces animaux sont des mammifères ?',
    answers: ['Baleine', 'Requin', 'Chauve-souris', 'Manchot', 'Truite'],
    words: {
      open: 'Rédiger une question',
      kind: 'Liste de choix',
      subject: 'Sujet',
      question: 'Question',
      add: 'Ajouter une réponse',
      isRight: (letter: string) => `${letter} est une bonne réponse`,
      partial: 'Accorder une partie des points',
      save: 'Enregistrer la question',
      all: 'Cochez toutes les réponses qui conviennent.',
      handIn: 'Rendre ma copie',
      handedIn: 'Copie rendue',
      read: 'Voir ma copie',
      partly: 'Partiellement correcte',
      right: /^.*Votre réponse\u00a0: correcte$/,
      missed: 'Bonne réponse',
    },
  },
] as const

for (const { where, locale, viewport, title, answers, words } of MIXES) {
  test.describe(where, () => {
    test.use({ locale, viewport })

    test('a list of choices: written, answered by keyboard alone, read with what was right', async ({
      page,
      classroom,
      anInvitee,
    }) => {
      await test.step('five answers, two of them right, for part of the points', async () => {
        await enterAccount(page.request, classroom.teacher)
        await page.goto('/dashboard/questions')
        const editor = await startWriting(page, words.open)
        await editor.getByText(words.kind, { exact: true }).click()
        await editor.getByLabel(words.subject).fill('Biology')
        await editor.getByLabel(words.question, { exact: true }).fill(title)
        for (const [index, answer] of answers.entries()) {
          if (index === 4) await editor.getByRole('button', { name: words.add }).click()
          await answerField(editor, 'ABCDE'[index] ?? '').fill(answer)
        }
        await expect(answerField(editor, 'E')).toBeFocused()
        for (const letter of ['A', 'C'])
          await editor.getByRole('checkbox', { name: words.isRight(letter) }).check()
        await editor.getByRole('switch', { name: words.partial }).check()
        await expectAccessible(page, `writing a list of choices ${where}`)
        await expectRoomForAll(page, 'writing a list of choices')
        await editor.getByRole('button', { name: words.save }).click()
        await expect(editor).toBeHidden()
      })

      const { items } = await call(classroom.desk, listQuestions, { querystring: { search: title } })
      const { page: theirs, quiz } = await anInvitee({
        language: locale === 'fr-FR' ? 'fr' : 'en',
        sections: [{ questions: [{ questionId: items[0]?.id ?? '', points: 2 }] }],
        options: {
          ...DEFAULT_OPTIONS,
          shufflesAnswers: false,
          scoreShown: 'at_once',
          answersShown: 'after_finishing',
        },
      })
      await theirs.setViewportSize(viewport)
      await theirs.goto(`/quiz/${quiz.id}`)

      await test.step('ticked and unticked by number, letter and space', async () => {
        await start(theirs)
        const group = theirs.getByRole('group', { name: words.all })
        await expect(group.getByRole('checkbox')).toHaveCount(5)
        await theirs.keyboard.press('1')
        await theirs.keyboard.press('e')
        await theirs.keyboard.press('b')
        await theirs.keyboard.press('5')
        await expect.poll(() => tickedOn(theirs)).toEqual([0, 1])
        await tabTo(theirs, group.getByRole('checkbox').nth(3))
        await theirs.keyboard.press('Space')
        await expect.poll(() => tickedOn(theirs)).toEqual([0, 1, 3])
        await theirs.keyboard.press('Space')
        await expect.poll(() => tickedOn(theirs)).toEqual([0, 1])
        await tabTo(theirs, group.getByRole('checkbox').nth(1), { key: 'Shift+Tab' })
        await theirs.keyboard.press('Space')
        await expect.poll(() => tickedOn(theirs)).toEqual([0])
        await expectAllSaved(theirs)
        await expectAccessibleInBothSchemes(theirs, `a list of choices ${where}`)
        await expectRoomForAll(theirs, 'a list of choices')
        for (const row of await group.getByRole('checkbox').all())
          expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      })

      await test.step('handed in, and read: half of the points, what was missed', async () => {
        await theirs.getByRole('button', { name: words.handIn, exact: true }).press('Enter')
        const dialog = theirs.getByRole('dialog')
        await dialog.getByRole('button', { name: words.handIn, exact: true }).press('Enter')
        await expect(theirs.getByRole('heading', { name: words.handedIn })).toBeVisible()
        await theirs.getByRole('button', { name: words.read }).press('Enter')
        await expect(theirs.getByText(words.partly)).toBeVisible()
        const rows = theirs.getByRole('list', { name: title }).getByRole('listitem')
        await expect(rows.nth(0)).toContainText(words.right)
        await expect(rows.nth(1)).toHaveText(`B${answers[1]}`)
        await expect(rows.nth(2)).toContainText(words.missed)
        await expectAccessible(theirs, `what was right of a list of choices ${where}`)
        await expectRoomForAll(theirs, 'what was right of a list of choices')
      })
    })
  })
}

/** The places of what is ticked. */
function tickedOn(page: Page): Promise<number[]> {
  return page
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.flatMap((box, at) => ((box as HTMLInputElement).checked ? [at] : [])))
}
