import type { Locator, Page } from '@playwright/test'
import { plainPicture } from '../../../server/test/plain-picture.ts'
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
import { answerField } from '../../harness/questions.ts'
import { expectAllSaved, start } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

const MIXES = [
  {
    ...AT_A_DESK,
    title: 'Which of these animals are mammals?',
    answers: ['Whale', 'Shark', 'Bat', 'Penguin', 'Trout'],
    words: {
      kind: 'Multiple answers',
      add: 'Add an answer',
      picture: 'Picture for answer E',
      isRight: (letter: string) => `${letter} is correct`,
      partial: 'Give part of the points',
      all: 'Choose all that apply.',
    },
  },
  {
    ...IN_THE_HAND,
    title: 'Lesquels de ces animaux sont des mammifères ?',
    answers: ['Baleine', 'Requin', 'Chauve-souris', 'Manchot', 'Truite'],
    words: {
      kind: 'Réponses multiples',
      add: 'Ajouter une réponse',
      picture: 'Image pour la réponse E',
      isRight: (letter: string) => `${letter} est une bonne réponse`,
      partial: 'Accorder une partie des points',
      all: 'Cochez toutes les réponses qui conviennent.',
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
        const { editor, save } = await writeA(words.kind, { page, teacher: classroom.teacher, title })
        for (const [index, answer] of answers.entries()) {
          if (index === 4) await editor.getByRole('button', { name: words.add }).click()
          await answerField(editor, 'ABCDE'[index] ?? '').fill(answer)
        }
        await expect(answerField(editor, 'E')).toBeFocused()
        await addPicture(page, editor, words.picture)
        await expect(answerField(editor, 'E')).toBeFocused()
        await expect(answerField(editor, 'E')).toHaveValue(/^\p{L}+ !\[A fish\]\(picture:/u)
        for (const letter of ['A', 'C'])
          await editor.getByRole('checkbox', { name: words.isRight(letter) }).check()
        await editor.getByRole('switch', { name: words.partial }).check()
        await expectAccessible(page, `writing a list of choices ${where}`)
        await expectRoomForAll(page, 'writing a list of choices')
        await save.click()
        await expect(editor).toBeHidden()
      })

      const quizForm = await asking(classroom, { title, locale }, { shufflesAnswers: false })
      const { page: theirs, quiz } = await anInvitee(quizForm)
      await theirs.setViewportSize(viewport)
      await theirs.goto(`/quiz/${quiz.id}`)

      await test.step('ticked and unticked by number, letter and space', async () => {
        await start(theirs)
        const group = theirs.getByRole('group', { name: words.all })
        await expect(group.getByRole('checkbox')).toHaveCount(5)
        await expect(group.getByRole('img', { name: 'A fish' })).toBeVisible()
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
        await handInAndRead(theirs)
        await expect(theirs.getByText(SAID.partly)).toBeVisible()
        const rows = theirs.getByRole('list', { name: title }).getByRole('listitem')
        await expect(rows.nth(0)).toContainText(/Your answer: correct|Votre réponse\s: correcte/)
        await expect(rows.nth(1)).toHaveText(`B${answers[1]}`)
        await expect(rows.nth(2)).toContainText(/Correct answer|Bonne réponse/)
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

async function addPicture(page: Page, editor: Locator, button: string): Promise<void> {
  await editor.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: /^(Insert a picture|Insérer une image)$/ })
  const file = { name: 'fish.png', mimeType: 'image/png', buffer: plainPicture(60, 40) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByLabel(/^(Alternative text|Texte de remplacement)/).fill('A fish')
  await dialog.getByRole('button', { name: /^(Insert picture|Insérer l’image)$/ }).click()
  await expect(dialog).toBeHidden()
}
