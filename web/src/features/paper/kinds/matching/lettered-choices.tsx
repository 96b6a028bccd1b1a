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
  title,
  choices,
  language,
}: {
  /** What stands above them, where they are called something else. */
  title?: string
  choices: readonly { html: string }[]
  language: Locale
}) {
  const id = useId()
  const { choices: usualTitle } = words[useLocale()]
  return (
    <div className={classes.choices}>
      <p id={id} className="note">
        {title ?? usualTitle}
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

interface ChoiceOptionsProps {
  /** What stands there as long as nothing is chosen. */
  choose: string
  choices: readonly { html: string; text: string }[]
  language: Locale
}

/** What a list of the browser shows of them; the letters, where more stands beside it. */
export function ChoiceOptions({ choose, choices, language }: ChoiceOptionsProps) {
  const isLettered = choices.some(needsRoom)
  const locale = useLocale()
  return (
    <>
      <option value="" lang={locale}>
        {choose}
      </option>
      {choices.map(({ text }, place) => (
        <option key={LETTERS[place]} value={place} lang={language}>
          {isLettered ? `${LETTERS[place]}. ${text}` : text}
        </option>
      ))}
    </>
  )
}

/** From here on a list would show the beginning of it only. */
const LONG = 60

/** What no list of a browser can show. */
export function needsRoom({ html, text }: { html: string; text: string }): boolean {
  return html.includes('<') || text.length > LONG
}
