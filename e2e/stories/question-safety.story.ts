import type { Locator, Page } from '@playwright/test'
import { ask, onlyType, openGenerator, sheet, submit } from '../harness/generation.ts'
import { expect, test } from '../harness/model.ts'
import { answerWith, chooseAction, rowOf, startWriting } from '../harness/questions.ts'

/** Without the policy that would stop scripts anyway: it is the renderer that is proved here. */
test.use({ bypassCSP: true })

const RUN = 'globalThis.hasRun=true;alert(1)'
const ATTACKS = [
  `<img src=x onerror="${RUN}">`,
  `[a link](javascript:${RUN})`,
  `![a picture](x" onerror="${RUN})`,
  `$\\href{javascript:${RUN}}{formula}$`,
  `<svg onload="${RUN}"><script>${RUN}</script><a href="javascript:${RUN}">svg</a></svg>`,
  `<script>${RUN}</script>`,
  `<a href="data:text/html,<script>${RUN}</script>">data</a>`,
  `<math><mtext></form><form><mglyph><style></math><img src=x onerror="${RUN}">`,
]
const ALL = ATTACKS.join('\n\n')

test('nothing that an author writes runs: in the preview, the list, the paper and the history', async ({
  page,
  signUp,
}) => {
  await signUp()
  const alarms = watchForScripts(page)
  await page.goto('/dashboard/questions')
  const editor = await startWriting(page)
  await editor.getByLabel('Subject').fill('<img src=x onerror=alert(1)>')
  await editor.getByLabel('Question', { exact: true }).fill(`Which of these runs?\n\n${ALL}`)
  await answerWith(
    editor,
    [0, 1, 3, 4].map((index) => ATTACKS[index] ?? ''),
  )
  await editor.getByRole('button', { name: 'Explanation' }).click()
  await editor.getByLabel('Explanation', { exact: true }).fill(`Because.\n\n${ALL}`)
  const preview = editor.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Which of these runs?')
  await expect(preview.getByRole('listitem')).toHaveCount(4)
  await expectHarmless(preview)
  expect(await alarms()).toEqual([])

  await editor.getByRole('button', { name: 'Save question' }).click()
  await expect(editor).toBeHidden()
  await expect(rowOf(page, 'Which of these runs?')).toBeVisible()
  await expectHarmless(page.getByRole('table'))
  expect(await alarms()).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: /^Preview: Which of these runs/ }).click()
  const paper = page.getByRole('dialog', { name: 'As participants see it' })
  await paper.getByRole('switch', { name: 'Show the answer and the explanation' }).check()
  await expect(paper).toContainText('Because.')
  await expectHarmless(paper)
  await page.keyboard.press('Escape')

  await chooseAction(page, 'Which of these runs', 'History')
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history).toContainText('Because.')
  await expectHarmless(history)
  expect(await alarms()).toEqual([])

  await test.step('what the attacks would do is noticed', async () => {
    await page.evaluate((attack) => document.body.insertAdjacentHTML('beforeend', attack), ATTACKS[0] ?? '')
    await expect.poll(alarms).toEqual(['1', 'a script has run'])
  })
})

test('nothing that a model writes runs on the desk', async ({ page, signUp, withModel: { model } }) => {
  await signUp()
  const alarms = watchForScripts(page)
  model.answerWith(({ say, end }) => {
    const question = {
      type: 'multiple_choice',
      difficulty: 'easy',
      title: `Which of these planets is the largest of all? ${ALL}`,
      correct: `Jupiter ${ATTACKS[0]}`,
      wrong: [`Mars ${ATTACKS[1]}`, `Venus ${ATTACKS[3]}`, `Saturn ${ATTACKS[4]}`],
      explanation: `It is the largest. ${ALL}`,
    }
    say(JSON.stringify({ elements: [question] }))
    end()
  })
  const dialog = await openGenerator(page)
  await ask(dialog, { subject: 'Planets <img src=x onerror=alert(1)>', easy: 1 })
  await onlyType(dialog, 'Multiple choice')
  await submit(dialog)
  await expect(sheet(dialog, 1)).toContainText('Which of these planets is the largest of all?')
  await expect(sheet(dialog, 1)).toContainText('It is the largest.')
  await expectHarmless(sheet(dialog, 1))
  expect(await alarms()).toEqual([])
})

/** There is nothing in it that could run, and its links, when followed, lead to no script. */
async function expectHarmless(part: Locator): Promise<void> {
  const dangerous = await part.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter(
        (element) =>
          /^(script|iframe|object|embed|style|foreignobject)$/i.test(element.localName) ||
          [...element.attributes].some(
            ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
          ),
      )
      .map((element) => element.outerHTML),
  )
  expect(dangerous).toEqual([])
}

/** What has run so far: a dialog that came up, or the mark that each attack leaves. */
function watchForScripts(page: Page): () => Promise<string[]> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(dialog.message())
    void dialog.dismiss()
  })
  return async () => {
    // A picture that can't be loaded says so a moment later.
    await page.waitForLoadState('networkidle')
    const hasRun = await page.evaluate(() => 'hasRun' in globalThis)
    return hasRun ? [...seen, 'a script has run'] : seen
  }
}
