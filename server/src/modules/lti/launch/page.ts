import type { Locale } from '@probant/contract/locales'
import { errorSentence } from '@probant/contract/sentences'
import type { Refusal } from '#server/platform/errors.ts'
import { escapeHtml } from '#server/platform/mail/escape-html.ts'

/** In a course, a tool is mostly shown in a frame, where browsers keep no cookies for us: one press opens a window that has them. */
export function openingPage(locale: Locale, address: string): string {
  const { title, sentence, open } = WORDS[locale]
  return page(
    locale,
    title,
    `<p>${escapeHtml(sentence)}</p>
    <p><a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(open)}</a></p>`,
  )
}

export function refusedPage(locale: Locale, { refusal, params }: Refusal): string {
  const { refused } = WORDS[locale]
  return page(locale, refused, `<p>${escapeHtml(errorSentence(locale, refusal, params))}</p>`)
}

const WORDS: Record<Locale, Record<'title' | 'sentence' | 'open' | 'refused', string>> = {
  en: {
    title: 'Your quiz opens in a new window',
    sentence: 'So that your answers are saved, it can’t be taken inside this page.',
    open: 'Open the quiz',
    refused: 'The quiz couldn’t be opened',
  },
  fr: {
    title: 'Votre quiz s’ouvre dans une nouvelle fenêtre',
    sentence: 'Pour que vos réponses soient enregistrées, il ne peut pas se passer dans cette page.',
    open: 'Ouvrir le quiz',
    refused: 'Le quiz n’a pas pu s’ouvrir',
  },
}

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
    <h1>${escapeHtml(title)}</h1>
    ${body}
    </main>
  </body>
</html>
`
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 12vh auto 2rem; padding: 0 1.25rem; text-align: center }
h1 { font-size: 1.4rem; line-height: 1.3; text-wrap: balance }
p { margin: 1rem 0; overflow-wrap: anywhere }
a { display: inline-block; padding: .65rem 1.4rem; border-radius: 8px; background: #2b4acb; color: #fff;
  font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid #8ea3f5; outline-offset: 3px }
`
