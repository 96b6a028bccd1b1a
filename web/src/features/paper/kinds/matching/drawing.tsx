import { NativeSelect } from '@mantine/core'
import type { ShapesOf } from '@probant/kinds/kind'
import { isBlank } from '@probant/kinds/matching/answer'
import type * as schemas from '@probant/kinds/matching/schemas'
import { words } from '@probant/kinds/matching/words'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { choiceRemarks } from '../../choice-remarks.ts'
import { RemarkLine } from '../../remark.tsx'
import type { AnswerProps, GivenProps } from '../kind.ts'
import { ChoiceOptions, LetteredChoices, needsRoom } from './lettered-choices.tsx'
import classes from './matching.module.css'

type Matching = ShapesOf<typeof schemas>

/** A list for each on the left. What no such list can show stands beside them all, with letters to choose by. */
export function Answer({ content, language, stemId, answer, isLocked, onAnswer }: AnswerProps<Matching>) {
  const { choose, item } = words[useLocale()]
  const { lefts, choices } = content
  const isLettered = choices.some(needsRoom)
  const places = lefts.map((_, index) => answer?.places[index] ?? null)
  const put = (index: number, value: string) => {
    const next = {
      type: 'matching' as const,
      places: places.with(index, value === '' ? null : Number(value)),
    }
    onAnswer(isBlank(next) ? null : next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: whoever comes into a list hears what is asked
    <div
      role="group"
      aria-labelledby={stemId}
      className={classes.field}
      data-lettered={isLettered || undefined}
    >
      {isLettered && <LetteredChoices choices={choices} language={language} />}
      <ol className={`plain ${classes.pairs}`}>
        {lefts.map(({ html, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands here is its place, which it keeps
          <li key={index} className={`reading ${classes.pair}`}>
            <RichText html={html} lang={language} />
            <NativeSelect
              size="md"
              className={classes.select}
              // Of a formula not every browser makes a name.
              aria-label={text || item(index + 1)}
              lang={text ? language : undefined}
              value={places[index] ?? ''}
              disabled={isLocked}
              data-chosen={places[index] !== null || undefined}
              onChange={(event) => put(index, event.currentTarget.value)}
            >
              <ChoiceOptions choose={choose} choices={choices} language={language} />
            </NativeSelect>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** For each on the left what was chosen and what would have been right, each with what is said of it. */
export function Given(props: GivenProps<Matching>) {
  const { content, language, stemId, given, right, isJudged, remarkOn } = props
  const { noAnswer } = words[useLocale()]
  return (
    <ul aria-labelledby={stemId} className={`plain ${classes.pairs}`}>
      {content.lefts.map(({ html }, index) => {
        const chosen = given?.places[index] ?? undefined
        const remarks = choiceRemarks({
          chosen: listed(chosen),
          right: right && listed(right.places[index]),
          isJudged,
        })
        const told = [...new Set([...listed(chosen), ...listed(right?.places[index])])]
        const remarkAt = (place: number) => remarks[place] && remarkOn(remarks[place])
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands here is its place, which it keeps
          <li key={index} className={`reading ${classes.pair}`}>
            <RichText html={html} lang={language} />
            <div className={classes.told}>
              {chosen === undefined && <p className="note">{noAnswer}</p>}
              {told.map((place) => {
                const remark = remarkAt(place)
                return (
                  <div key={place} data-read={remark?.tone ?? 'plain'}>
                    <RichText html={content.choices[place]?.html ?? ''} lang={language} />
                    {remark && <RemarkLine {...remark} />}
                  </div>
                )
              })}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function listed(place: number | null | undefined): number[] {
  return typeof place === 'number' ? [place] : []
}
