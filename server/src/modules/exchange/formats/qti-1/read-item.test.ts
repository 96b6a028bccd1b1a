import { describe, expect, it } from 'vitest'
import { isArchive, unpack } from '#server/platform/archive/unpack.ts'
import { toldOf, zipOf } from '../../testing/foreign.ts'
import { itemsOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { qtiReader } from '../qti/read.ts'

describe('a quiz of Canvas', () => {
  const item = (type: string, rest: string, points = '2.5') => `
    <item ident="g1" title="Question">
      <itemmetadata><qtimetadata>
        <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield>
        <qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>${points}</fieldentry></qtimetadatafield>
      </qtimetadata></itemmetadata>${rest}
    </item>`
  const choices = (texts: string[], cardinality = 'Single') => `
    <presentation>
      <material><mattext texttype="text/html">&lt;div&gt;&lt;p&gt;Which is &lt;strong&gt;even&lt;/strong&gt;? &lt;img src="$IMS-CC-FILEBASE$/Uploaded%20Media/a%20cat.png?canvas_download=1" alt="Cat"&gt;&lt;/p&gt;&lt;/div&gt;</mattext></material>
      <response_lid ident="response1" rcardinality="${cardinality}"><render_choice>
        ${texts.map((text, at) => `<response_label ident="${at}00"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`).join('')}
      </render_choice></response_lid>
    </presentation>`
  const right = (...idents: string[]) => `
    <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
      <respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>
      <respcondition continue="Yes"><conditionvar><varequal respident="response1">100</varequal></conditionvar><displayfeedback feedbacktype="Response" linkrefid="100_fb"/></respcondition>
      <respcondition continue="No"><conditionvar>${idents.map((ident) => `<varequal respident="response1">${ident}</varequal>`).join('')}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>
    </resprocessing>
    <itemfeedback ident="general_fb"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;Two is.&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>
    <itemfeedback ident="100_fb"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;No.&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>`
  const told = async (...items: string[]) => {
    const file = zipOf({
      'imsmanifest.xml': `<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><metadata><schema>IMS Content</schema></metadata><organizations/><resources>
        <resource identifier="g0" type="imsqti_xmlv1p2"><file href="g0/g0.xml"/><dependency identifierref="g9"/></resource>
        <resource identifier="g9" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="g0/assessment_meta.xml"><file href="g0/assessment_meta.xml"/></resource>
      </resources></manifest>`,
      'g0/assessment_meta.xml': '<quiz identifier="g0"/>',
      'g0/g0.xml': `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="g0" title="Quiz"><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`,
      'web_resources/Uploaded Media/a cat.png': undefined,
    })
    return (await itemsOf(qtiReader, file)).map(toldOf)
  }

  it('has pairs: a choice for each on the left, among the same answers', async () => {
    const answers = ['Paris', 'Rome', 'Lyon'].map(
      (text, at) =>
        `<response_label ident="${at}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`,
    )
    const left = (ident: string, text: string) =>
      `<response_lid ident="${ident}"><material><mattext texttype="text/plain">${text}</mattext></material><render_choice>${answers.join('')}</render_choice></response_lid>`
    const condition = (ident: string, right: string) =>
      `<respcondition><conditionvar><varequal respident="${ident}">${right}</varequal></conditionvar><setvar varname="SCORE" action="Add">50.00</setvar></respcondition>`
    const pairs = item(
      'matching_question',
      `<presentation><material><mattext texttype="text/html">&lt;p&gt;Which capital is it?&lt;/p&gt;</mattext></material>${left('r1', 'Italy')}${left('r2', 'France')}</presentation>
       <resprocessing><outcomes><decvar maxvalue="100"/></outcomes>${condition('r1', '1')}${condition('r2', '0')}</resprocessing>`,
    )
    expect(await told(pairs)).toMatchObject([
      {
        type: 'matching',
        title: 'Which capital is it?',
        content: {
          pairs: [
            { left: 'Italy', right: 'Rome' },
            { left: 'France', right: 'Paris' },
          ],
          others: ['Lyon'],
        },
      },
    ])
  })

  it('is read with its pictures, points and general feedback', async () => {
    const asked = item('multiple_choice_question', choices(['1', '2 < 3', '<b>', '4']) + right('100'))
      .replace('2 < 3', '2 &lt; 3')
      .replace('<b>', '&lt;b&gt;')
    expect(await told(asked)).toEqual([
      {
        type: 'multiple_choice',
        title: `Which is **even**? ![Cat](picture:${PICTURE.id})`,
        explanation: 'Two is.',
        content: {
          answers: [
            { text: '1', isCorrect: false },
            { text: '2 < 3', isCorrect: true },
            { text: '\\<b>', isCorrect: false },
            { text: '4', isCorrect: false },
          ],
        },
        subject: null,
        difficulty: null,
        language: null,
        points: 2.5,
        notes: ['answerFeedback'],
      },
    ])
  })

  it('tells a statement by its two answers', async () => {
    const asked = item('true_false_question', choices(['True', 'False']) + right('100'))
    expect(await told(asked)).toMatchObject([{ type: 'true_false', content: { isTrue: false } }])
  })

  it('takes all accepted answers of a short one', async () => {
    const fib = `<presentation><material><mattext texttype="text/html">&lt;p&gt;The capital of France?&lt;/p&gt;</mattext></material><response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str></presentation>`
    expect(await told(item('short_answer_question', fib + right('Paris', 'paname')))).toMatchObject([
      { type: 'fill_in', content: { accepted: ['Paris', 'paname'], ignoresAccents: false } },
    ])
    const exact = right('42')
      .replace('<varequal respident="response1">42', '<or><varequal respident="response1">42')
      .replace(
        '42</varequal>',
        '42</varequal><and><vargte respident="response1">42</vargte><varlte respident="response1">42</varlte></and></or>',
      )
    const number = (condition: string) => item('numerical_question', fib + condition)
    expect(
      await told(
        number(exact),
        number(exact.replace('<varlte respident="response1">42', '<varlte respident="response1">43')),
        number(
          exact
            .replace('"response1">42</vargte>', '"response1">41.9</vargte>')
            .replace('42</varlte>', '42.1</varlte>'),
        ),
      ),
    ).toMatchObject([
      { type: 'numeric', content: { values: [{ within: 'amount', value: 42, tolerance: 0 }] } },
      { type: 'numeric', content: { values: [{ within: 'range', from: 42, to: 43 }] } },
      { type: 'numeric', content: { values: [{ within: 'amount', value: 42, tolerance: 0.1 }] } },
    ])
  })

  it('has essays, worth what they are worth', async () => {
    const essay = `<presentation><material><mattext texttype="text/plain">Tell of *yourself*.</mattext></material><response_str ident="response1" rcardinality="Single"><render_fib/></response_str></presentation><resprocessing><respcondition continue="No"><conditionvar><other/></conditionvar></respcondition></resprocessing>`
    expect(await told(item('essay_question', essay, '10.0'))).toMatchObject([
      { type: 'open', title: 'Tell of \\*yourself\\*.', content: { maxScore: 10, guidance: '' }, points: 10 },
    ])
    expect(await told(item('file_upload_question', essay))).toEqual(['typeUnknown: file_upload_question'])
  })

  it('has numbers that are calculated, or in a range, or missing', async () => {
    const asked = (type: string, condition: string) =>
      item(
        type,
        `<presentation><material><mattext>How many?</mattext></material><response_str ident="response1"><render_fib fibtype="Decimal"/></response_str></presentation><resprocessing><respcondition><conditionvar>${condition}</conditionvar><setvar>100</setvar></respcondition></resprocessing>`,
      )
    const range = '<vargte respident="response1">1</vargte><varlte respident="response1">2</varlte>'
    expect(
      await told(
        asked('calculated_question', '<other/>'),
        asked('numerical_question', range),
        asked('short_answer_question', '<other/>'),
      ),
    ).toMatchObject([
      'calculated: calculated_question',
      { type: 'numeric', content: { values: [{ within: 'range', from: 1, to: 2 }] } },
      'noRightAnswer',
    ])
  })

  it('has more than we know: that is said of each', async () => {
    const several = item(
      'multiple_answers_question',
      choices(['1', '2', '3', '4'], 'Multiple') + right('100', '300'),
    )
    const matching = item(
      'matching_question',
      '<presentation><response_lid ident="response_1"><render_choice/></response_lid><response_lid ident="response_2"><render_choice/></response_lid></presentation>',
    )
    const text = item(
      'text_only_question',
      '<presentation><material><mattext>Read.</mattext></material></presentation>',
    )
    const none = item('multiple_choice_question', choices(['1', '2', '3', '4']) + right('900'))
    expect(await told(several, matching, text, none)).toEqual([
      expect.objectContaining({
        type: 'choices',
        content: {
          options: [false, true, false, true].map((isCorrect) => expect.objectContaining({ isCorrect })),
          isSingle: false,
          partial: false,
        },
      }),
      'noRightAnswer',
      'asksNothing',
      'noRightAnswer',
    ])
  })
})

it('reads a pool of Blackboard', async () => {
  const formatted = (html: string) =>
    `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${html}</mat_formattedtext></mat_extension></material></flow>`
  const label = (ident: string, html: string) =>
    `<flow_label class="Block"><response_label ident="${ident}" shuffle="Yes"><flow_mat class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${html}</mat_formattedtext></mat_extension></material></flow_mat></response_label></flow_label>`
  const file = zipOf({
    'imsmanifest.xml': `<manifest identifier="man00001" xmlns:bb="http://www.blackboard.com/content-packaging/"><organizations/><resources>
      <resource bb:file="res00001.dat" bb:title="Pool" identifier="res00001" type="assessment/x-bb-qti-pool" xml:base="res00001"/></resources></manifest>`,
    'res00001.dat': `<?xml version="1.0" encoding="UTF-8"?><questestinterop><assessment title="Pool"><section>
      <item maxattempts="0"><itemmetadata><bbmd_asi_object_id>_1</bbmd_asi_object_id><bbmd_questiontype>Multiple Choice</bbmd_questiontype><qmd_absolutescore_max>5.0</qmd_absolutescore_max></itemmetadata>
        <presentation><flow class="Block"><flow class="QUESTION_BLOCK">${formatted('&lt;p&gt;H&lt;sub&gt;2&lt;/sub&gt;O is&lt;/p&gt;')}</flow>
          <flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single" rtiming="No"><render_choice maxnumber="0" minnumber="0" shuffle="No">${label('a1', 'ice')}${label('a2', '&lt;b&gt;water&lt;/b&gt;')}</render_choice></response_lid></flow></flow></presentation>
        <resprocessing scoremodel="SumOfScores"><outcomes><decvar defaultval="0.0" maxvalue="5.0" minvalue="0.0" varname="SCORE" vartype="Decimal"/></outcomes>
          <respcondition title="correct"><conditionvar><varequal case="No" respident="response">a2</varequal></conditionvar><setvar action="Set" variablename="SCORE">SCORE.max</setvar><displayfeedback feedbacktype="Response" linkrefid="correct"/></respcondition>
          <respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar action="Set" variablename="SCORE">0.0</setvar><displayfeedback feedbacktype="Response" linkrefid="incorrect"/></respcondition></resprocessing>
        <itemfeedback ident="correct" view="All"><flow_mat class="Block"><flow_mat class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">Well done</mat_formattedtext></mat_extension></material></flow_mat></flow_mat></itemfeedback>
        <itemfeedback ident="incorrect" view="All"><flow_mat class="Block"/></itemfeedback></item>
      <item><itemmetadata><bbmd_questiontype>Ordering</bbmd_questiontype></itemmetadata><presentation><response_lid ident="response" rcardinality="Ordered"><render_choice/></response_lid></presentation></item>
    </section></assessment></questestinterop>`,
  })
  const items = await itemsOf(qtiReader, file)
  expect(items.map(toldOf)).toMatchObject([
    {
      type: 'choices',
      title: 'H₂O is',
      explanation: 'Well done',
      content: { options: [{ text: 'ice' }, { text: '**water**', isCorrect: true }] },
      points: 5,
      notes: [],
    },
    'typeUnknown: Ordering',
  ])
  expect(items[1]).toMatchObject({ file: 'res00001.dat', line: 10 })
})

it('reads pairs of Blackboard, whose answers stand in a block of their own', async () => {
  const text = (html: string) =>
    `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${html}</mat_formattedtext></mat_extension></material></flow>`
  const left = (html: string, ident: string) =>
    `<flow class="Block">${text(html)}<response_lid ident="${ident}" rcardinality="Single"><render_choice><flow_label class="Block">${['x', 'y', 'z'].map((place) => `<response_label ident="${ident}${place}"/>`).join('')}</flow_label></render_choice></response_lid></flow>`
  const condition = (ident: string, place: string) =>
    `<respcondition><conditionvar><varequal respident="${ident}">${ident}${place}</varequal></conditionvar><displayfeedback feedbacktype="Response" linkrefid="correct"/></respcondition>`
  const pool = (conditions: string) => `<?xml version="1.0"?><questestinterop><assessment><section><item>
    <itemmetadata><bbmd_questiontype>Matching</bbmd_questiontype></itemmetadata>
    <presentation><flow class="Block"><flow class="QUESTION_BLOCK">${text('Which &lt;b&gt;country&lt;/b&gt; is it in?')}</flow>
      <flow class="RESPONSE_BLOCK">${left('Lyon', 'l')}${left('Turin', 't')}${left('Nantes', 'n')}</flow>
      <flow class="RIGHT_MATCH_BLOCK">${['Spain', 'Italy', 'France'].map((one) => `<flow class="Block">${text(one)}</flow>`).join('')}</flow></flow></presentation>
    <resprocessing>${conditions}</resprocessing></item></section></assessment></questestinterop>`
  const told = async (conditions: string) =>
    (await itemsOf(qtiReader, Buffer.from(pool(conditions)))).map(toldOf)
  expect(await told(condition('l', 'z') + condition('t', 'y') + condition('n', 'z'))).toMatchObject([
    {
      type: 'matching',
      title: 'Which **country** is it in?',
      content: {
        pairs: [
          { left: 'Lyon', right: 'France' },
          { left: 'Turin', right: 'Italy' },
          { left: 'Nantes', right: 'France' },
        ],
        others: ['Spain'],
      },
    },
  ])
  expect(await told(condition('l', 'z'))).toEqual(['noRightAnswer'])
})

describe('a file of Blackboard by itself', () => {
  const pool = `<?xml version="1.0"?><questestinterop><assessment><section><item><itemmetadata><bbmd_questiontype>True/False</bbmd_questiontype></itemmetadata>
    <presentation><flow><material><mat_extension><mat_formattedtext type="HTML">Ice floats.</mat_formattedtext></mat_extension></material></flow>
      <response_lid ident="response" rcardinality="Single"><render_choice><response_label ident="true"><flow_mat><material><mattext>true</mattext></material></flow_mat></response_label><response_label ident="false"><flow_mat><material><mattext>false</mattext></material></flow_mat></response_label></render_choice></response_lid></presentation>
    <resprocessing><respcondition title="correct"><conditionvar><varequal respident="response">true</varequal></conditionvar><setvar variablename="SCORE">SCORE.max</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`

  it.each([
    ['res00001.dat', Buffer.from(pool), undefined],
    ['pool.zip', zipOf({ 'res00001.dat': pool }), 'res00001.dat'],
  ])('%s is read', async (name, bytes, file) => {
    const archive = isArchive(bytes) ? unpack(bytes, { maxBytes: 1e6 }) : undefined
    expect(qtiReader.recognises({ name, bytes, archive })).toBe(true)
    expect(await itemsOf(qtiReader, bytes, name)).toEqual([
      expect.objectContaining({
        ...(file && { file }),
        question: expect.objectContaining({
          type: 'true_false',
          title: 'Ice floats.',
          content: { isTrue: true },
        }),
      }),
    ])
  })
})

describe('a single file', () => {
  const told = async (item: string) => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">\n<questestinterop>${item}</questestinterop>`
    return (await itemsOf(qtiReader, Buffer.from(text, 'latin1'))).map(toldOf)
  }
  const labels = ['A', 'B', 'C', 'D'].map(
    (ident) =>
      `<response_label ident="${ident}"><material><mattext>${ident.toLowerCase()} &lt;i&gt;é&lt;/i&gt;</mattext></material></response_label>`,
  )
  const choice = (conditions: string) =>
    `<item ident="1" title="T" xml:lang="fr-CA"><presentation><material><mattext><![CDATA[Cochez <b>un</b>&nbsp;seul]]></mattext></material><response_lid ident="MC"><render_choice>${labels.join('')}</render_choice></response_lid></presentation><resprocessing><outcomes><decvar varname="SCORE" maxvalue="3"/></outcomes>${conditions}</resprocessing></item>`
  const worth = (ident: string, score: number) =>
    `<respcondition><conditionvar><varequal respident="MC">${ident}</varequal></conditionvar><setvar action="Add">${score}</setvar></respcondition>`

  it('may hold HTML without saying so, in an older encoding', async () => {
    expect(await told(choice(worth('C', 3)))).toMatchObject([
      {
        title: 'Cochez **un**\u00a0seul',
        language: 'fr',
        points: 3,
        content: { answers: [{ text: 'a *é*' }, {}, { isCorrect: true }, {}] },
      },
    ])
  })

  it('may give points in part, or for several answers', async () => {
    expect(await told(choice(worth('A', 3) + worth('B', 1) + worth('C', 0)))).toMatchObject([
      { type: 'multiple_choice', notes: ['partlyRight'] },
    ])
    expect(await told(choice(worth('A', 1) + worth('B', 1) + worth('C', -1)))).toMatchObject([
      { type: 'choices', content: { isSingle: false, partial: true }, notes: ['anyRight'] },
    ])
  })

  it('may say which answer is right by what is shown after it, as Sakai does', async () => {
    const shown = (ident: string, feedback: string) =>
      `<respcondition continue="No"><conditionvar><varequal case="Yes" respident="MC">${ident}</varequal></conditionvar><setvar action="Add" varname="SCORE">0.0</setvar><displayfeedback feedbacktype="Response" linkrefid="${feedback}"/></respcondition>`
    expect(await told(choice(shown('A', 'InCorrect') + shown('B', 'Correct')))).toMatchObject([
      { content: { answers: [{}, { isCorrect: true }, {}, {}] } },
    ])
  })

  it('marks the place of an answer within a sentence', async () => {
    const item = `<item ident="1"><presentation><flow><material><mattext>Water boils at</mattext></material><response_str ident="R"><render_fib/></response_str><material><mattext>degrees.</mattext></material></flow></presentation><resprocessing><respcondition><conditionvar><varequal respident="R" case="Yes">100</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing></item>`
    expect(await told(item)).toMatchObject([
      { title: 'Water boils at \\_\\_\\_\\_\\_ degrees.', notes: ['caseIgnored'] },
    ])
  })
})
