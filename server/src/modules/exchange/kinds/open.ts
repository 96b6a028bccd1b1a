import { pointsSchema } from '@probant/contract/fields'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { tag } from '#server/platform/xml/markup.ts'
import { textResponse } from '../formats/common-cartridge/responses.ts'
import { weightOf } from '../formats/common-cartridge/weight.ts'
import { emptyText, textElement } from '../formats/moodle-xml/text-element.ts'
import { bodyOf } from '../formats/qti-2/body.ts'
import { RESPONSE, responseOf } from '../formats/qti-2/interactions.ts'
import { writeIn } from '../formats/qti-2/version.ts'
import type { KindInFiles } from './kind.ts'

type Open = Extract<QuestionDraft, { type: 'open' }>

export const open: KindInFiles<Open> = {
  taken: (asked) =>
    asked.for === 'text' ? { maxScore: asked.maxScore, guidance: asked.guidance } : undefined,
  // What it is worth, where the file says that alone.
  completed(content, points) {
    const maxScore = 'maxScore' in content ? content.maxScore : null
    const said = [maxScore, points].find((score) => pointsSchema.safeParse(score).success)
    return { guidance: '', ...content, maxScore: said ?? 1 }
  },

  gift: {
    answerLines: () => [],
    losses: ({ draft }) => [...(draft.content.guidance ? (['guidance'] as const) : []), 'maxScore'],
  },

  moodleXml: {
    type: 'essay',
    penalty: '0',
    elements: (question) => [
      tag('responseformat', {}, 'editor'),
      tag('responserequired', {}, 1),
      tag('responsefieldlines', {}, 10),
      tag('minwordlimit'),
      tag('maxwordlimit'),
      tag('attachments', {}, 0),
      tag('attachmentsrequired', {}, 0),
      tag('maxbytes', {}, 0),
      tag('filetypeslist'),
      textElement('graderinfo', question.html.block(question.draft.content.guidance), question),
      emptyText('responsetemplate'),
    ],
    // There a question has one number for both.
    losses: lostMaxScore,
  },

  qti: {
    interaction({ draft: { content }, html }, version) {
      const write = writeIn(version)
      const guidance = content.guidance && version.content(bodyOf(html.block(content.guidance)))
      return {
        declaration: write('responseDeclaration', responseOf('string')),
        interaction: write('extendedTextInteraction', { responseIdentifier: RESPONSE, expectedLines: 8 }),
        rubric: guidance ? write('rubricBlock', { view: 'scorer', use: 'scoring' }, guidance) : undefined,
        maximum: content.maxScore,
      }
    },
  },

  commonCartridge: {
    profile: 'cc.essay.v0p1',
    response: () => textResponse({ rows: 8, columns: 80 }),
    solution: ({ content }) => content.guidance,
    losses: ({ draft, points }) => (draft.content.maxScore === weightOf(points) ? [] : ['maxScore']),
  },

  table: {
    otherNames: ['open', 'essay'],
    isMeantBy: () => true,
    read: (row) => ({ maxScore: null, guidance: row.guidance }),
    cells: ({ content }) => ({ guidance: content.guidance }),
    losses: lostMaxScore,
  },

  scorm: {
    pack: () => ({ type: 'open' }),
    losses: (question) => [
      'longAnswers',
      ...(question.draft.content.guidance ? (['guidance'] as const) : []),
      ...lostMaxScore(question),
    ],
  },
}

function lostMaxScore({ draft, points }: { draft: Open; points: number }): 'maxScore'[] {
  return draft.content.maxScore === points ? [] : ['maxScore']
}
