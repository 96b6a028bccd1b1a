import { expect, test } from '../harness/test.ts'

for (const [language, words] of [
  [
    'en-GB',
    [/built-in generator, on this server/, /their text for 30 days/, /Nothing is paid here/, /ALTCHA/],
  ],
  [
    'fr-FR',
    [
      /générateur intégré, sur ce serveur/,
      /contenu est conservé 30 jours après/,
      /Aucun paiement n’a lieu sur ce site/,
      /ALTCHA/,
    ],
  ],
] as const) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('the privacy policy says what is true of this installation', async ({ page }) => {
      await page.goto('/privacy')
      const text = page.getByRole('article')
      for (const sentence of words) await expect(text).toContainText(sentence)
    })
  })
}
