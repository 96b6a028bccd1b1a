import { closing, type Markup, opening, tag, XML_PROLOGUE } from '#server/platform/xml/markup.ts'
import type { Bundle } from '../format.ts'

/** All that stands before the questions; they go into the one section that a cartridge has. */
export function assessmentStart({ title, language, quiz }: Bundle): string {
  const fields = [
    field('cc_profile', 'cc.exam.v0p1'),
    field('qmd_assessmenttype', 'Examination'),
    field('qmd_scoretype', 'Percentage'),
    field('qmd_feedbackpermitted', 'Yes'),
    field('qmd_hintspermitted', 'No'),
    // What graders should look for is none of the participants' business.
    field('qmd_solutionspermitted', 'No'),
    quiz && quiz.durationMinutes > 0 ? field('qmd_timelimit', String(quiz.durationMinutes)) : undefined,
  ]
  return [
    XML_PROLOGUE,
    opening('questestinterop', {
      xmlns: 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/profile/cc/ccv1p1/ccv1p1_qtiasiv1p2p1_v1p0.xsd',
    }),
    opening('assessment', { ident: 'assessment', title, 'xml:lang': language }),
    tag('qtimetadata', {}, fields).xml,
    quiz?.instructionsHtml ? tag('rubric', {}, html(quiz.instructionsHtml)).xml : '',
    opening('section', { ident: 'root_section' }),
  ].join('')
}

export function assessmentEnd(): string {
  return closing('section') + closing('assessment') + closing('questestinterop')
}

export function field(label: string, entry: string): Markup {
  return tag('qtimetadatafield', {}, tag('fieldlabel', {}, label), tag('fieldentry', {}, entry))
}

/** HTML, in the place of text. */
export function html(text: string): Markup {
  return tag('material', {}, tag('mattext', { texttype: 'text/html' }, text))
}
