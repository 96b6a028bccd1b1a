import { QUESTION_TITLE_MIN } from '@probant/contract/limits'
import type { Gap } from '@probant/kinds/gaps/gap'
import { markerOf } from '@probant/kinds/gaps/markers'
import { PLACE, placeOf, withoutPlaces } from '@probant/kinds/gaps/places'
import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import { childOf, childrenOf, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import { wordsAmong } from '../qti/asked.ts'
import type { Texts } from '../qti/texts.ts'
import { beginningOf } from '../qti/title.ts'
import { weightsAmong } from '../weights.ts'
import { htmlOf } from './content.ts'
import { GAP_TEXT } from './gaps.ts'
import { numbersIn } from './numbers.ts'
import { branchesGiving, rightResponses } from './responses.ts'

const IN_LINE = ['textEntryInteraction', 'inlineChoiceInteraction']

/** Is it a text with fields in it? One field alone is a line for the answer, unless there is a list in it or it is one of ours. */
export function isGapText(body: XmlElement, interactions: readonly XmlElement[]): boolean {
  if (!interactions.every(({ name }) => IN_LINE.includes(name))) return false
  return interactions.length > 1 || interactions[0]?.name === IN_LINE[1] || ownPart(body) !== undefined
}

/** `shown` is what participants see of the body. */
export function gapsOf(
  item: XmlElement,
  { shown, interactions }: { shown: XmlElement; interactions: readonly XmlElement[] },
  texts: Texts,
): Asked | Refusal {
  // Nobody fills in so many; they are not even read.
  if (interactions.length > MOST) return { fault: 'malformed' }
  const gaps: Gap[] = []
  for (const interaction of interactions) {
    const gap = gapIn(item, interaction, texts)
    if ('fault' in gap) return gap
    gaps.push(gap)
  }
  const { weights, areUneven } = weightsAmong(interactions.map((one) => worthOf(item, one)))
  if (areUneven) texts.notes.add('gapWeights')
  const own = ownPart(shown)
  const gapText = texts
    .block(htmlOf(withPlaces(own ?? shown, interactions).children))
    .replace(PLACE, (_, index: string) => markerOf(Number(index) + 1))
  const asked = shown.children.filter((child) => child !== own)
  return {
    for: 'gaps',
    title: own ? texts.block(htmlOf(asked)) : titleOf(item, gapText),
    gapText,
    gaps: gaps.map((gap, index) => ({ ...gap, weight: weights[index] ?? 1 })),
  }
}

const MOST = 100

function gapIn(item: XmlElement, interaction: XmlElement, texts: Texts): Gap | Refusal {
  const identifier = interaction.attributes.responseIdentifier ?? ''
  if (interaction.name === 'inlineChoiceInteraction') return listIn(item, interaction)
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === identifier,
  )
  const isNumber = ['float', 'integer'].includes(declaration?.attributes.baseType ?? '')
  const asked = isNumber
    ? numbersIn(item, { declaration, interaction, maximum: null })
    : wordsAmong(rightResponses(item, identifier), texts)
  if ('fault' in asked) return asked
  if (asked.for === 'words')
    return { kind: 'typed', accepted: asked.accepted, ignoresAccents: false, weight: 1 }
  const [number, ...others] = asked.for === 'number' ? asked.values : []
  if (!number) return { fault: 'noRightAnswer' }
  return others.length > 0 ? { fault: 'severalRightAnswers' } : { kind: 'number', number, weight: 1 }
}

function listIn(item: XmlElement, { attributes, ...interaction }: XmlElement): Gap | Refusal {
  const { values, scores } = rightResponses(item, attributes.responseIdentifier ?? '')
  const named = childrenOf({ ...interaction, attributes }, 'inlineChoice')
    .map((choice) => ({ name: choice.attributes.identifier ?? '', text: textOf(choice).trim() }))
    .toSorted((one, other) => placeIn(one.name) - placeIn(other.name))
  const most = Math.max(0, ...values.map((value) => scores.get(value) ?? 0))
  const best = values.filter((value) => (scores.get(value) ?? 0) === most)
  if (best.length > 1) return { fault: 'severalRightAnswers' }
  const right = named.findIndex(({ name }) => name === best[0])
  if (right < 0) return { fault: 'noRightAnswer' }
  return { kind: 'list', choices: named.map(({ text }) => text), right, weight: 1 }
}

/** Ours are sorted by their words, and named by where their author has them. */
function placeIn(name: string): number {
  return Number(/^choice-(\d{1,2})$/.exec(name)?.[1] ?? 0)
}

/** What being right in it gives; nothing where that is not said for it alone. */
function worthOf(item: XmlElement, { attributes }: XmlElement): number | undefined {
  const identifier = attributes.responseIdentifier ?? ''
  const { scores } = rightResponses(item, identifier)
  const given = branchesGiving(childOf(item, 'responseProcessing'), identifier).map(({ score }) => score)
  const worth = Math.max(0, ...scores.values()) || Math.max(0, ...given.filter(Number.isFinite))
  return worth > 0 && Number.isFinite(worth) ? worth : undefined
}

function ownPart(body: XmlElement): XmlElement | undefined {
  return childrenOf(body, 'div').find(({ attributes }) => attributes.class === GAP_TEXT)
}

/** The same with a sign in the place of each field. */
function withPlaces(element: XmlElement, interactions: readonly XmlElement[]): XmlElement {
  return {
    ...element,
    children: element.children.map((child) => {
      if (typeof child === 'string') return withoutPlaces(child)
      const index = interactions.indexOf(child)
      return index < 0 ? withPlaces(child, interactions) : placeOf(index)
    }),
  }
}

/** What the item is called, where that says something; otherwise how it begins. */
function titleOf({ attributes: { title = '' } }: XmlElement, gapText: string): string {
  const isTelling = title.length >= QUESTION_TITLE_MIN
  return isTelling ? markdownFromText(title) : beginningOf(gapText.replace(/\[\[\d+\]\]/g, '…'))
}
