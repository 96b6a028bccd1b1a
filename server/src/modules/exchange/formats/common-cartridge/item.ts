import { type Markup, tag } from '#server/platform/xml/markup.ts'
import { partFor } from '../../kinds/index.ts'
import type { OutgoingQuestion } from '../format.ts'
import { titleOf } from '../qti/title.ts'
import { field, html } from './assessment.ts'
import { RESPONSE } from './responses.ts'
import { weightOf } from './weight.ts'

/** One question, as the cartridge's part of QTI 1.2.1 has it. */
export function itemOf(question: OutgoingQuestion, options: { shufflesAnswers: boolean }): Markup {
  const { id, draft, points } = question
  const part = partFor('commonCartridge', draft)
  const weight = weightOf(points)
  const text = question.html.block(draft.title)
  return tag(
    'item',
    { ident: `question-${id}`, title: titleOf(text), 'xml:lang': draft.language },
    tag(
      'itemmetadata',
      {},
      tag(
        'qtimetadata',
        {},
        field('cc_profile', typeof part.profile === 'string' ? part.profile : part.profile(draft)),
        // Of several categories the first is the one that platforms make use of.
        field('cc_question_category', draft.subject),
        field('cc_question_category', `difficulty:${draft.difficulty}`),
        weight === undefined ? undefined : field('cc_weighting', String(weight)),
        field('qmd_computerscored', part.right ? 'Yes' : 'No'),
      ),
    ),
    tag('presentation', {}, html(text), part.response(question, options)),
    processing(question),
    feedbacks(question),
  )
}

/** First what is said whatever was answered, then what is right: any of these, in one condition, as Moodle reads only one. */
function processing({ draft }: OutgoingQuestion): Markup {
  const part = partFor('commonCartridge', draft)
  const shown = (feedbacktype: string, linkrefid: string) =>
    tag('displayfeedback', { feedbacktype, linkrefid })
  const always = [
    draft.explanation ? shown('Response', EXPLANATION) : undefined,
    part.solution?.(draft) ? shown('Solution', SOLUTION) : undefined,
  ]
  const right = (part.right?.(draft) ?? []).map((answer) => tag('varequal', { respident: RESPONSE }, answer))
  return tag(
    'resprocessing',
    {},
    tag('outcomes', {}, tag('decvar', { varname: 'SCORE', vartype: 'Decimal', minvalue: 0, maxvalue: 100 })),
    always.some(Boolean) || right.length === 0
      ? tag('respcondition', { continue: 'Yes' }, tag('conditionvar', {}, tag('other')), always)
      : undefined,
    right.length > 0
      ? tag(
          'respcondition',
          { continue: 'No' },
          tag('conditionvar', {}, part.condition?.(draft) ?? right),
          tag('setvar', { varname: 'SCORE', action: 'Set' }, 100),
        )
      : undefined,
  )
}

const EXPLANATION = 'general_fb'
const SOLUTION = 'solution'

function feedbacks({ draft, html: text }: OutgoingQuestion): (Markup | undefined)[] {
  const guidance = partFor('commonCartridge', draft).solution?.(draft)
  return [
    draft.explanation
      ? tag('itemfeedback', { ident: EXPLANATION }, tag('flow_mat', {}, html(text.block(draft.explanation))))
      : undefined,
    guidance
      ? tag(
          'itemfeedback',
          { ident: SOLUTION },
          tag('solution', {}, tag('solutionmaterial', {}, html(text.block(guidance)))),
        )
      : undefined,
  ]
}
