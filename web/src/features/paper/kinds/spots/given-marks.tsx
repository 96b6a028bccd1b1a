import { VisuallyHidden } from '@mantine/core'
import { hitsIn, isPoint } from '@probant/kinds/spots/marks'
import { words } from '@probant/kinds/spots/words'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import { RemarkLine } from '../../remark.tsx'
import type { GivenProps } from '../kind.ts'
import { markersIn, marksIn } from './markers.ts'
import { Picture } from './picture.tsx'
import { Pin } from './pin.tsx'
import { Regions, type Tone } from './regions.tsx'
import classes from './spots.module.css'
import { type Spots, sharesOf } from './spots.ts'

/** Where each was put, and once that may be seen where the regions are. */
export function GivenMarks({
  content,
  language,
  stemId,
  given,
  right,
  isJudged,
  remarkOn,
}: GivenProps<Spots>) {
  const locale = useLocale()
  const said = words[locale]
  const markers = markersIn(content, locale)
  const marks = marksIn(content, given)
  const meant = right ? regionsMeant(content.markers, marks, right.regions) : undefined
  const toneOf = (index: number): Tone => {
    if (!meant || !isPoint(marks[index])) return undefined
    return meant[index]?.isHit ? 'right' : isJudged ? 'wrong' : undefined
  }
  const isFound = (region: number) => meant?.some((one) => one.isHit && one.region === region)
  const isLabelled = content.labels.length > 0
  const missed = [...(right?.regions ?? []).keys()].filter((region) => !isFound(region))
  return (
    <>
      <Picture {...content} language={language}>
        {right && (
          <Regions
            size={content}
            isBelow
            shapes={right.regions.map(({ shape }) => shape)}
            toneOf={(region) => (isFound(region) ? 'right' : isJudged ? 'wrong' : undefined)}
          />
        )}
        {markers.map(({ index, letter }) => {
          const point = marks[index]
          return (
            isPoint(point) && (
              <Pin key={index} size={content} point={point} letter={letter} tone={toneOf(index)} />
            )
          )
        })}
      </Picture>
      <ul aria-labelledby={stemId} className={`plain ${classes.told}`}>
        {markers.map(({ index, letter, html, text, isOneOfSeveral }) => {
          const mark = marks[index]
          const place = meant?.[index]
          const own = place?.isHit ? 'yoursRight' : meant && isJudged ? 'yoursWrong' : 'yours'
          return (
            <li key={index} className="reading" data-read={toneOf(index) ?? 'plain'}>
              <span className={paper.letter} aria-hidden="true">
                {letter}
              </span>
              {html ? <RichText html={html} lang={language} /> : <span>{text}</span>}
              {isOneOfSeveral && <VisuallyHidden>, {letter}</VisuallyHidden>}
              {isPoint(mark) ? (
                <>
                  <VisuallyHidden>, {said.isPut(said.at(...sharesOf(mark, content)))}</VisuallyHidden>
                  <RemarkLine {...remarkOn(own)} />
                </>
              ) : (
                <span className="note">{said.noAnswer}</span>
              )}
              {place && (isLabelled || place.isHit) && (
                <span className="note">
                  {place.region === null ? said.nowhere : said.rightRegion(place.region + 1)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {/* Any mark could have been for them. */}
      {!isLabelled && missed.length > 0 && (
        <p className={`note ${classes.missed}`}>{said.notFound(missed.map((region) => region + 1))}</p>
      )}
    </>
  )
}

/** Of each marker the region that it hits; of one that hits none a region of its label that nothing hits. */
function regionsMeant(
  markers: Spots['shown']['markers'],
  marks: Parameters<typeof hitsIn>[2],
  regions: Spots['right']['regions'],
): { region: number | null; isHit: boolean }[] {
  const hits = hitsIn(regions, markers, marks)
  const left = new Set([...regions.keys()].filter((region) => hits[region] === null))
  return markers.map((label, index) => {
    const hit = hits.indexOf(index)
    if (hit >= 0) return { region: hit, isHit: true }
    const region = [...left].find((one) => regions[one]?.place === label) ?? null
    if (region !== null) left.delete(region)
    return { region, isHit: false }
  })
}
