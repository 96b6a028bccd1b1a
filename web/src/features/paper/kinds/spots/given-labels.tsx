import { VisuallyHidden } from '@mantine/core'
import type { Shape } from '@probant/kinds/spots/shapes'
import { words } from '@probant/kinds/spots/words'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import { RemarkLine } from '../../remark.tsx'
import type { GivenProps } from '../kind.ts'
import { Picture } from './picture.tsx'
import { Regions, type Tone } from './regions.tsx'
import classes from './spots.module.css'
import type { Spots } from './spots.ts'

interface GivenLabelsProps extends GivenProps<Spots> {
  regions: readonly Shape[]
}

/** The numbered regions, and for each the label that it was given and the one that is right. */
export function GivenLabels(props: GivenLabelsProps) {
  const { content, regions, language, stemId, given, right, isJudged, remarkOn } = props
  const said = words[useLocale()]
  const markOf = (index: number) => given?.marks[index] ?? null
  const isRight = (index: number) => right && markOf(index) === right.regions[index]?.place
  const toneOf = (index: number): Tone => {
    if (!right || markOf(index) === null || (!isRight(index) && !isJudged)) return undefined
    return isRight(index) ? 'right' : 'wrong'
  }
  return (
    <>
      <Picture {...content} language={language}>
        <Regions size={content} shapes={regions} toneOf={toneOf} />
      </Picture>
      <ul aria-labelledby={stemId} className={`plain ${classes.told}`}>
        {regions.map((_, index) => {
          const mark = markOf(index)
          const chosen = typeof mark === 'number' ? content.labels[mark] : undefined
          const own = right ? (isRight(index) ? 'yoursRight' : isJudged ? 'yoursWrong' : 'yours') : 'yours'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a region is known by its number
            <li key={index} className="reading" data-read={toneOf(index) ?? 'plain'}>
              <span className={paper.letter}>
                <VisuallyHidden>{said.region(index + 1)}</VisuallyHidden>
                <span aria-hidden="true">{index + 1}</span>
              </span>
              {chosen ? (
                <RichText html={chosen.html} lang={language} />
              ) : (
                <p className="note">{said.noAnswer}</p>
              )}
              {chosen && <RemarkLine {...remarkOn(own)} />}
              {right && !isRight(index) && (
                <span className={classes.right}>
                  <RemarkLine {...remarkOn('right')} />
                  <RichText html={right.regions[index]?.html ?? ''} lang={language} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
