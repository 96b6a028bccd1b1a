import { NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { acceptedIn, isRight } from '@probant/kinds/gaps/gap'
import type * as schemas from '@probant/kinds/gaps/schemas'
import { words } from '@probant/kinds/gaps/words'
import type { ShapesOf } from '@probant/kinds/kind'
import { ANSWER_MAX } from '@probant/kinds/limits'
import { useLocale } from '#web/i18n/use-locale.ts'
import { RemarkLine } from '../../remark.tsx'
import { onEnterKey } from '../../writing.tsx'
import type { AnswerProps, GivenProps } from '../kind.ts'
import { GapText } from './gap-text.tsx'
import classes from './gaps.module.css'

type Gaps = ShapesOf<typeof schemas>

/** Each gap is a field in the middle of the text: to type into, or to choose from. */
export function Answer({
  content,
  language,
  stemId,
  answer,
  isLocked,
  onAnswer,
  onEnter,
}: AnswerProps<Gaps>) {
  const said = words[useLocale()]
  const given = content.gaps.map((_, index) => answer?.given[index] ?? null)
  const fill = (index: number, text: string) => {
    const now = given.with(index, text === '' ? null : text)
    onAnswer(now.every((one) => one === null) ? null : { type: 'gaps', given: now })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: whoever comes into a field hears what is asked
    <div role="group" aria-labelledby={stemId}>
      <GapText html={content.gapHtml} lang={language}>
        {(index) => {
          const choices = content.gaps[index]?.choices
          const text = given[index] ?? ''
          const field = {
            size: 'md',
            className: classes.field,
            'aria-label': said.gap(index + 1),
            value: text,
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              fill(index, currentTarget.value),
          } as const
          if (choices)
            return (
              <NativeSelect
                {...field}
                disabled={isLocked}
                data={[{ value: '', label: said.choose }, ...choices]}
                lang={language}
              />
            )
          return (
            <TextInput
              {...field}
              type="text"
              w={`min(100%, ${Math.max(9, text.length + 4)}ch)`}
              maxLength={ANSWER_MAX}
              autoComplete="off"
              enterKeyHint="next"
              readOnly={isLocked}
              lang={language}
              onKeyDown={onEnterKey((from) => goOn(from, onEnter))}
            />
          )
        }}
      </GapText>
    </div>
  )
}

/** From gap to gap, and from the last one on. */
function goOn(from: HTMLElement, onEnter: () => void): void {
  const group = from.closest('[role="group"]')
  const fields = [...(group?.querySelectorAll<HTMLElement>('input, select') ?? [])]
  const next = fields[fields.indexOf(from) + 1]
  if (next) next.focus()
  else onEnter()
}

/** The text as it was filled in, and beside what was wrong what would have been right. */
export function Given({ content, language, stemId, given, right, isJudged, remarkOn }: GivenProps<Gaps>) {
  const said = words[useLocale()]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields in it
    <div role="group" aria-labelledby={stemId}>
      <GapText html={content.gapHtml} lang={language}>
        {(index) => {
          const text = given?.given[index]?.trim()
          const gap = right?.gaps[index]
          const wasRight = gap && isRight(gap, text)
          const remark =
            gap && text && isJudged ? remarkOn(wasRight ? 'yoursRight' : 'yoursWrong') : undefined
          return (
            <span className={classes.given} data-tone={remark?.tone ?? 'plain'}>
              <VisuallyHidden>{said.gap(index + 1)}: </VisuallyHidden>
              {text ? <span dir="auto">{text}</span> : <em>{said.empty}</em>}
              {remark && <RemarkLine {...remark} />}
              {gap && !wasRight && (
                <span className={classes.right}>
                  <RemarkLine {...remarkOn('right')} /> <b dir="auto">{acceptedIn(gap).join(' / ')}</b>
                </span>
              )}
            </span>
          )
        }}
      </GapText>
    </div>
  )
}
