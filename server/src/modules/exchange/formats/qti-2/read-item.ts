import { childOf, childrenOf, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import { taken } from '../../kinds/index.ts'
import type { Asked, ReadQuestion, Refusal } from '../format.ts'
import { type About, localeIn, pointsIn } from '../qti/about.ts'
import { choiceAmong, wordsAmong } from '../qti/asked.ts'
import type { Texts } from '../qti/texts.ts'
import { truthOf } from '../truth.ts'
import { htmlOf } from './content.ts'
import { explanationOf } from './feedback.ts'
import { numbersIn } from './numbers.ts'
import { orderOf } from './order.ts'
import { pairsOf } from './pairs.ts'
import { gapsOf, isGapText } from './read-gaps.ts'
import { areLabelledPoints, markedPoints, placedLabels } from './read-spots.ts'
import { rightResponses } from './responses.ts'
import { isUnitField } from './units.ts'

/** One `assessmentItem`, spelled as version 2 does. */
export function readItem2(item: XmlElement, about: About, texts: Texts): ReadQuestion | Refusal {
  const body = childOf(item, 'itemBody')
  const interactions = body ? interactionsIn(body).filter((one) => !isUnitField(one)) : []
  const [interaction, ...others] = interactions
  if (!body || !interaction) return { fault: 'typeUnknown' }
  const isOfPoints = areLabelledPoints(interactions)
  const isOfGaps = isGapText(body, interactions)
  if (others.length > 0 && !isOfGaps && !isOfPoints)
    return { fault: 'typeUnknown', detail: `${others.length + 1} × ${interaction.name}` }
  const foreign = childrenOf(item).find(({ name }) => BEYOND_US.includes(name))
  if (foreign) return { fault: 'typeUnknown', detail: foreign.name }

  const maximum = maximumOf(item)
  const shown = body.children.filter(
    (child) => typeof child === 'string' || (isForParticipants(child) && !(isOfPoints && isPointing(child))),
  )
  const asked = isOfGaps
    ? gapsOf(item, { shown: { ...body, children: shown }, interactions }, texts)
    : isOfPoints
      ? markedPoints(item, interactions, texts)
      : askedIn(item, { interaction, body, maximum }, texts)
  const answered = taken(asked)
  if ('fault' in answered) return answered
  return {
    ...answered,
    title: 'title' in asked ? asked.title : texts.block(htmlOf(shown)),
    explanation: explanationOf(item, texts),
    subject: about.subject,
    difficulty: about.difficulty,
    language: localeIn(item.attributes.lang) ?? about.language,
    points: pointsOf(maximum, about.weight),
  }
}

/** Numbers that differ for each participant, and a text that many questions share. */
const BEYOND_US = ['templateDeclaration', 'assessmentStimulusRef']

interface Parts {
  interaction: XmlElement
  body: XmlElement
  maximum: number | null
}

function askedIn(item: XmlElement, { interaction, body, maximum }: Parts, texts: Texts): Asked | Refusal {
  switch (interaction.name) {
    case 'choiceInteraction':
      return choiceOf(item, interaction, texts)
    case 'matchInteraction':
      return pairsOf(item, interaction, texts)
    case 'selectPointInteraction':
      return markedPoints(item, [interaction], texts)
    case 'graphicGapMatchInteraction':
      return placedLabels(item, interaction, texts)
    case 'orderInteraction':
      return orderOf(item, interaction, texts)
    case 'textEntryInteraction':
      return typedIn(item, { interaction, maximum }, texts)
    case 'extendedTextInteraction': {
      const rubrics = [...within(body, 'rubricBlock')].filter((block) => viewsOf(block).includes('scorer'))
      const guidance = texts.block(rubrics.flatMap(({ children }) => htmlOf(children)))
      return { for: 'text', maxScore: maximum, guidance }
    }
    default:
      return { fault: 'typeUnknown', detail: interaction.name }
  }
}

/** Words, or a number where the response is declared to be one. */
function typedIn(
  item: XmlElement,
  { interaction, maximum }: Omit<Parts, 'body'>,
  texts: Texts,
): Asked | Refusal {
  const identifier = interaction.attributes.responseIdentifier ?? ''
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === identifier,
  )
  if (['float', 'integer'].includes(declaration?.attributes.baseType ?? ''))
    return numbersIn(item, { declaration, interaction, maximum })
  return wordsAmong(rightResponses(item, identifier), texts)
}

function choiceOf(item: XmlElement, interaction: XmlElement, texts: Texts): Asked | Refusal {
  const right = rightResponses(item, interaction.attributes.responseIdentifier ?? '')
  const rightOnes = new Set(right.values)
  const choices = childrenOf(interaction, 'simpleChoice').map(({ attributes, children }) => {
    const identifier = attributes.identifier ?? ''
    const text = texts.inline(htmlOf(children))
    const says = truthOf(identifier) ?? truthOf(text)
    return { identifier, text, isCorrect: rightOnes.has(identifier), says }
  })
  return choiceAmong(choices, right, { ...texts, isSingle: isSingle(item, interaction) })
}

/** Version 2 lets one be chosen unless it says otherwise; what is declared tells, too. */
function isSingle(item: XmlElement, { attributes }: XmlElement): boolean {
  const declaration = childrenOf(item, 'responseDeclaration').find(
    (one) => one.attributes.identifier === attributes.responseIdentifier,
  )
  return declaration?.attributes.cardinality !== 'multiple' || attributes.maxChoices === '1'
}

function interactionsIn(element: XmlElement): XmlElement[] {
  return childrenOf(element).flatMap((child) =>
    child.name.endsWith('Interaction') ? [child] : interactionsIn(child),
  )
}

/** Its prompt is a label, and no part of what is asked. */
function isPointing({ name }: XmlElement): boolean {
  return name === 'selectPointInteraction'
}

function isForParticipants(element: XmlElement): boolean {
  return element.name !== 'rubricBlock' || viewsOf(element).includes('candidate')
}

function viewsOf({ attributes }: XmlElement): string[] {
  return (attributes.view ?? '').split(/\s+/)
}

/** What it gives at most. */
function maximumOf(item: XmlElement): number | null {
  const declared = (identifier: string) =>
    childrenOf(item, 'outcomeDeclaration').find(({ attributes }) => attributes.identifier === identifier)
  const standard = childOf(childOf(declared('MAXSCORE'), 'defaultValue'), 'value')
  return pointsIn(standard && textOf(standard)) ?? pointsIn(declared('SCORE')?.attributes.normalMaximum)
}

/** Hundredths are enough: a weight is a fraction of some accuracy. */
function pointsOf(maximum: number | null, weight: number): number | null {
  if (maximum === null) return weight === 1 ? null : weight
  return Math.round(maximum * weight * 100) / 100
}
