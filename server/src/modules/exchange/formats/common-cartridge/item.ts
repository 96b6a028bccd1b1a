import { type Markup, tag } from '#server/platform/xml/markup.ts'
import type { OutgoingQuestion } from '../format.ts'
import { titleOf } from '../qti/title.ts'
import { TRUTH_WORDS } from '../qti/truth.ts'
import { field, html } from './assessment.ts'

/** One question, as the cartridge's part of QTI 1.2.1 has it. */
export function itemOf(question: OutgoingQuestion, options: { shufflesAnswers: boolean }): Markup {
  const { id, draft, points } = question
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
        field('cc_profile', PROFILES[draft.type]),
        // Of several categories the first is the one that platforms make use of.
        field('cc_question_category', draft.subject),
        field('cc_question_category', `difficulty:${draft.difficulty}`),
        weight === undefined ? undefined : field('cc_weighting', String(weight)),
        field('qmd_computerscored', draft.type === 'open' ? 'No' : 'Yes'),
      ),
    ),
    tag('presentation', {}, html(text), responseOf(question, options)),
    processing(question),
    feedbacks(question),
  )
}

/** The points as a cartridge can state them; nothing where it can't. */
export function weightOf(points: number): number | undefined {
  return Number.isInteger(points) && points >= 1 && points <= 99 ? points : undefined
}

const PROFILES: Record<OutgoingQuestion['draft']['type'], string> = {
  multiple_choice: 'cc.multiple_choice.v0p1',
  true_false: 'cc.true_false.v0p1',
  fill_in: 'cc.fib.v0p1',
  open: 'cc.essay.v0p1',
}

const RESPONSE = 'response'

function responseOf(
  { draft, html: text }: OutgoingQuestion,
  { shufflesAnswers }: { shufflesAnswers: boolean },
): Markup {
  const choices = (labels: Markup[], shuffles: boolean) =>
    tag(
      'response_lid',
      { ident: RESPONSE, rcardinality: 'Single' },
      tag('render_choice', { shuffle: shuffles ? 'Yes' : 'No' }, labels),
    )
  const label = (ident: string, content: string) => tag('response_label', { ident }, html(content))
  switch (draft.type) {
    case 'multiple_choice':
      return choices(
        draft.content.answers.map((answer, index) => label(`answer-${index + 1}`, text.inline(answer.text))),
        shufflesAnswers,
      )
    case 'true_false':
      return choices(
        (['true', 'false'] as const).map((is) => label(is, TRUTH_WORDS[draft.language][is])),
        false,
      )
    case 'fill_in':
    case 'open': {
      const size = draft.type === 'open' ? { rows: 8, columns: 80 } : { rows: 1, columns: 30 }
      const box = tag('render_fib', { ...size, prompt: 'Box' })
      return tag('response_str', { ident: RESPONSE, rcardinality: 'Single' }, box)
    }
  }
}

/** First what is said whatever was answered, then what is right: any of these, in one condition, as Moodle reads only one. */
function processing({ draft }: OutgoingQuestion): Markup {
  const shown = (feedbacktype: string, linkrefid: string) =>
    tag('displayfeedback', { feedbacktype, linkrefid })
  const always = [
    draft.explanation ? shown('Response', EXPLANATION) : undefined,
    draft.type === 'open' && draft.content.guidance ? shown('Solution', SOLUTION) : undefined,
  ]
  const right = rightAnswers(draft).map((answer) => tag('varequal', { respident: RESPONSE }, answer))
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
          tag('conditionvar', {}, right),
          tag('setvar', { varname: 'SCORE', action: 'Set' }, 100),
        )
      : undefined,
  )
}

const EXPLANATION = 'general_fb'
const SOLUTION = 'solution'

function rightAnswers(draft: OutgoingQuestion['draft']): string[] {
  if (draft.type === 'multiple_choice')
    return [`answer-${draft.content.answers.findIndex(({ isCorrect }) => isCorrect) + 1}`]
  if (draft.type === 'true_false') return [String(draft.content.isTrue)]
  return draft.type === 'fill_in' ? draft.content.accepted : []
}

function feedbacks({ draft, html: text }: OutgoingQuestion): (Markup | undefined)[] {
  const guidance = draft.type === 'open' ? draft.content.guidance : ''
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
