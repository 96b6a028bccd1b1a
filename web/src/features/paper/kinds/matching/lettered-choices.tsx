import type { Locale } from '@probant/contract/locales'
import { LETTERS } from '@probant/kinds/letters'
import { words } from '@probant/kinds/matching/words'
import { useId } from 'react'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import classes from './matching.module.css'

/** The answers to choose from, with their letters. */
export function LetteredChoices({
  choices,
  language,
}: {
  choices: readonly { html: string }[]
  language: Locale
}) {
  const id = useId()
  return (
    <div className={classes.choices}>
      <p id={id} className="note">
        {words[useLocale()].choices}
      </p>
      <ol aria-labelledby={id} className="plain">
        {choices.map(({ html }, place) => (
          <li key={LETTERS[place]} className={`reading ${classes.choice}`}>
            <span className={paper.letter}>{LETTERS[place]}</span>
            <RichText html={html} lang={language} />
          </li>
        ))}
      </ol>
    </div>
  )
}
