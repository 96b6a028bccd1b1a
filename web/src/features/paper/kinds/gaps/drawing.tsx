import { NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { acceptedIn, isRight } from '@probant/kinds/gaps/gap'
import type * as schemas from '@probant/kinds/gaps/schemas'
import { words } from '@probant/kinds/gaps/words'
import type { ShapesOf } from '@probant/kinds/kind'
import { ANSWER_MAX } from '@probant/kinds/limits'
import { useState } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import { RemarkLine } from '../../remark.tsx'
import { onEnterKey } from '../../writing.tsx'
import type { AnswerProps, GivenProps } from '../kind.ts'
import { hintOn } from '../numeric/reading-hint.ts'
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
  isKey,
  onAnswer,
  onEnter,
}: AnswerProps<Gaps>) {
  const locale = useLocale()
  const said = words[locale]
  const given = content.gaps.map((_, index) => answer?.given[index] ?? null)
  const fill = (index: number, text: string) => {
    const now = given.with(index, text === '' ? null : text)
    onAnswer(now.every((one) => one === null) ? null : { type: 'gaps', given: now })
  }
  /** How a number was read, so that nobody loses points by a typo; the key may say more than a number. */
  const hintIn = (index: number) => {
    const hint = content.gaps[index]?.isNumber && !isKey && hintOn(given[index] ?? '', NUMBER_ALONE, locale)
    return hint ? said.hint(index + 1, hint) : ''
  }
  // By ear it is heard once the field is left, not with every key.
  const [heard, setHeard] = useState('')
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
              // For a number, too: the keypad for decimals has no minus on an iPhone, and nothing for a power of ten.
              type="text"
              spellCheck={content.gaps[index]?.isNumber ? false : undefined}
              w={`min(100%, ${Math.max(9, text.length + 4)}ch)`}
              maxLength={ANSWER_MAX}
              autoComplete="off"
              enterKeyHint="next"
              readOnly={isLocked}
              lang={language}
              onKeyDown={onEnterKey((from) => goOn(from, onEnter))}
              onBlur={() => setHeard(hintIn(index))}
            />
          )
        }}
      </GapText>
      {!isKey && content.gaps.some(({ isNumber }) => isNumber) && (
        <div className={`note ${classes.hints}`}>
          {content.gaps.flatMap((_, index) => hintIn(index) || []).join(' · ') || '\u00a0'}
        </div>
      )}
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </div>
  )
}

/** No unit is asked for. */
const NUMBER_ALONE = { unitUse: 'none', unit: '' } as const

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
  const locale = useLocale()
  const said = words[locale]
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
                  <RemarkLine {...remarkOn('right')} />{' '}
                  <b dir="auto">{acceptedIn(gap, locale).join(' / ')}</b>
                </span>
              )}
            </span>
          )
        }}
      </GapText>
    </div>
  )
}
