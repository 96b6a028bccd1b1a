import { describe, expect, it } from 'vitest'
import { unpack } from '#server/platform/archive/unpack.ts'
import { refusalOf } from '../../reading/refusal.ts'
import { toldOf, zipOf } from '../../testing/foreign.ts'
import { itemsOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { qtiReader } from './read.ts'

const told = async (xml: string) => (await itemsOf(qtiReader, Buffer.from(xml))).map(toldOf)

const item = (declarations: string, body: string, rest = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i" title="T" adaptive="false" timeDependent="false">${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody>${rest}</assessmentItem>`
const declared = (values: string[], { type = 'identifier', mapping = '', cardinality = 'single' } = {}) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${type}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`
const choices = (...ids: string[]) =>
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>Which <b>one</b>?</prompt>${ids.map((id) => `<simpleChoice identifier="${id}"><p>${id}!</p><feedbackInline outcomeIdentifier="F" identifier="${id}" showHide="show">Hm.</feedbackInline></simpleChoice>`).join('\n')}</choiceInteraction>`
const MATCH =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>'
const MAP =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/map_response"/>'

describe('a package of QTI 2.1', () => {
  const files = {
    'course/imsmanifest.xml': `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="M"><organizations/><resources>
      <resource identifier="one" type="imsqti_item_xmlv2p1" href="items/one/qti%20one.xml"><metadata><imsmd:lom><imsmd:general><imsmd:keyword><imsmd:langstring xml:lang="en">Zoology</imsmd:langstring></imsmd:keyword></imsmd:general><imsmd:educational><imsmd:difficulty><imsmd:value><imsmd:langstring>very difficult</imsmd:langstring></imsmd:value></imsmd:difficulty></imsmd:educational></imsmd:lom></metadata><file href="items/one/qti%20one.xml"/><file href="images/a%20cat.png"/></resource>
      <resource identifier="two" type="imsqti_item_xmlv2p1" href="items/two.xml"><file href="items/two.xml"/></resource>
      <resource identifier="gone" type="imsqti_item_xmlv2p1" href="items/gone.xml"><file href="items/gone.xml"/></resource>
      <resource identifier="broken" type="imsqti_item_xmlv2p1" href="items/broken.xml"><file href="items/broken.xml"/></resource>
      <resource identifier="test" type="imsqti_test_xmlv2p1" href="tests/test.xml"><file href="tests/test.xml"/></resource>
    </resources></manifest>`,
    'course/tests/test.xml': `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="t" title="T"><testPart identifier="p" navigationMode="linear" submissionMode="individual"><assessmentSection identifier="s" title="S" visible="true"><assessmentSection identifier="ss" title="SS" visible="true"><assessmentItemRef identifier="two" href="../items/two.xml"><weight identifier="W" value="2.5"/></assessmentItemRef></assessmentSection></assessmentSection></testPart></assessmentTest>`,
    'course/items/one/qti one.xml': item(
      declared(['B']),
      `<p>See <img src="../../images/a%20cat.png" alt="Cat"/>, <object data="../../images/a%20cat.png" type="image/png">Dog</object> and <img src="../../../../../etc/passwd" alt="secret"/>.</p><rubricBlock view="tutor"><p>Not for you</p></rubricBlock>${choices('A', 'B', 'C', 'D')}`,
      `${MATCH}<modalFeedback outcomeIdentifier="F" identifier="correct" showHide="show"><p>Yes!</p></modalFeedback><modalFeedback outcomeIdentifier="F" identifier="wrong" showHide="show"><p>No.</p></modalFeedback>`,
    ),
    'course/items/two.xml': item(
      declared(['true']),
      '<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>So it is.</prompt><simpleChoice identifier="c1">Faux</simpleChoice><simpleChoice identifier="true">Vrai</simpleChoice></choiceInteraction>',
      MATCH,
    ),
    'course/items/broken.xml': '<assessmentItem>\n<itemBody>',
    'course/images/a cat.png': undefined,
  }

  it('is read in the order of its test, then of its manifest; what is broken is said of each file', async () => {
    const items = await itemsOf(qtiReader, zipOf(files))
    expect(items.map((one) => one.file?.split('/').at(-1))).toEqual([
      'two.xml',
      'qti one.xml',
      'gone.xml',
      'broken.xml',
    ])
    expect(items.map(toldOf)).toEqual([
      expect.objectContaining({
        type: 'true_false',
        title: 'So it is.',
        content: { isTrue: true },
        points: 2.5,
      }),
      {
        type: 'multiple_choice',
        title: `See ![Cat](picture:${PICTURE.id}), ![Dog](picture:${PICTURE.id}) and secret.\n\nWhich **one**?`,
        explanation: 'Yes!',
        content: { answers: ['A!', 'B!', 'C!', 'D!'].map((text) => ({ text, isCorrect: text === 'B!' })) },
        subject: 'Zoology',
        difficulty: 'tough',
        language: null,
        points: null,
        notes: ['pictureMissing', 'answerFeedback'],
      },
      'malformed',
      'malformed',
    ])
    expect(items.at(-1)?.line).toBe(2)
  })

  it('is recognised by what its manifest lists', () => {
    const recognises = (some: Record<string, string | undefined>) => {
      const bytes = zipOf(some)
      return qtiReader.recognises({ name: 'x.bin', bytes, archive: unpack(bytes, { maxBytes: 1e6 }) })
    }
    expect(recognises(files)).toBe(true)
    expect(recognises({ 'a/item.xml': files['course/items/two.xml'] })).toBe(true)
    expect(
      recognises({
        'imsmanifest.xml': '<manifest><resources><resource type="webcontent"/></resources></manifest>',
      }),
    ).toBe(false)
    expect(recognises({ 'word/document.xml': '<w:document xmlns:w="w"/>' })).toBe(false)
  })

  it('needs no manifest', async () => {
    const items = await itemsOf(
      qtiReader,
      zipOf({ 'a/two.xml': files['course/items/two.xml'], 'a/rss.xml': '<rss><item/></rss>' }),
    )
    expect(items).toHaveLength(1)
  })
})

describe('an item of QTI 2', () => {
  it('may have several right answers, or give points in part, or for none', async () => {
    const multiple = { cardinality: 'multiple' }
    const mapping =
      '<mapping><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="0.5"/><mapEntry mapKey="C" mappedValue="-1"/></mapping>'
    expect(await told(item(declared(['A', 'C'], multiple), choices('A', 'B', 'C'), MATCH))).toEqual([
      expect.objectContaining({
        type: 'choices',
        content: {
          options: [true, false, true].map((isCorrect) => expect.objectContaining({ isCorrect })),
          isSingle: false,
          partial: false,
        },
      }),
    ])
    expect(
      await told(item(declared(['A', 'B'], { ...multiple, mapping }), choices('A', 'B', 'C'), MAP)),
    ).toMatchObject([
      {
        type: 'choices',
        content: { options: [{ isCorrect: true }, { isCorrect: true }, { isCorrect: false }], partial: true },
        notes: expect.arrayContaining(['unevenShares']),
      },
    ])
    expect(await told(item(declared(['A'], multiple), choices('A', 'B', 'C'), MATCH))).toMatchObject([
      { type: 'choices' },
    ])
    expect(await told(item(declared(['Z']), choices('A', 'B', 'C'), MATCH))).toEqual(['noRightAnswer'])
  })

  it('may say what is right by its conditions alone', async () => {
    const condition = `<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><baseValue baseType="identifier">B</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">2</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>`
    const declaration =
      '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"/>'
    expect(await told(item(declaration, choices('A', 'B', 'C'), condition))).toMatchObject([
      { content: { options: [{ isCorrect: false }, { isCorrect: true }, { isCorrect: false }] } },
    ])
  })

  it('asks for words within a sentence', async () => {
    const sentence =
      '<p>Now is the <textEntryInteraction responseIdentifier="RESPONSE"/> of our discontent.</p>'
    const mapping =
      '<mapping defaultValue="0"><mapEntry mapKey="winter" mappedValue="1" caseSensitive="true"/><mapEntry mapKey="cold season" mappedValue="1"/></mapping>'
    expect(await told(item(declared(['winter'], { type: 'string', mapping }), sentence, MAP))).toMatchObject([
      {
        type: 'fill_in',
        title: 'Now is the \\_\\_\\_\\_\\_ of our discontent.',
        content: { accepted: ['winter', 'cold season'], ignoresAccents: false },
        notes: ['caseIgnored'],
      },
    ])
    const near =
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.1 0.1"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>'
    expect(await told(item(declared(['3.14'], { type: 'string' }), sentence, near))).toEqual(['tolerance'])
  })

  it('has several fields in a text, typed or chosen, worth what they are mapped to', async () => {
    const declare = (name: string, type: string, right: string, worth: string) =>
      `<responseDeclaration identifier="${name}" cardinality="single" baseType="${type}"><correctResponse><value>${right}</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="${right}" mappedValue="${worth}"/></mapping></responseDeclaration>`
    const list =
      '<inlineChoiceInteraction responseIdentifier="B" shuffle="false"><inlineChoice identifier="G">Gloucester</inlineChoice><inlineChoice identifier="Y">York</inlineChoice></inlineChoiceInteraction>'
    const field = (name: string) => `<textEntryInteraction responseIdentifier="${name}"/>`
    const text = `<p>Now is the ${field('A')} of our discontent</p><p>made <b>glorious</b> by this sun of ${list}.</p>`
    const sum =
      '<responseProcessing><setOutcomeValue identifier="SCORE"><sum><mapResponse identifier="A"/><mapResponse identifier="B"/></sum></setOutcomeValue></responseProcessing>'
    const both = (...worth: [string, string]) =>
      declare('A', 'string', 'winter', worth[0]) + declare('B', 'identifier', 'Y', worth[1])
    expect(await told(item(both('0.5', '1.5'), text, sum))).toMatchObject([
      {
        type: 'gaps',
        content: {
          gapText: 'Now is the [[1]] of our discontent\n\nmade **glorious** by this sun of [[2]].',
          gaps: [
            { kind: 'typed', accepted: ['winter'], weight: 1 },
            { kind: 'list', choices: ['Gloucester', 'York'], right: 1, weight: 3 },
          ],
        },
        notes: [],
      },
    ])
    const named = item(both('1', '1'), text, sum).replace('title="T"', 'title="Richard III: *complete* it"')
    expect(await told(named)).toMatchObject([{ title: 'Richard III: \\*complete\\* it' }])
    expect(await told(item(both('0.1', '9.87'), text, sum))).toMatchObject([
      { content: { gaps: [{ weight: 1 }, { weight: 1 }] }, notes: ['gapWeights'] },
    ])
    expect(await told(item(declare('A', 'string', 'winter', '1'), text, sum))).toEqual(['noRightAnswer'])
    expect(await told(item('', field('A') + choices('A', 'B', 'C')))).toEqual([
      'typeUnknown: 2 × textEntryInteraction',
    ])
  })

  it('has two lists of which each of the one belongs to one of the other, in either order', async () => {
    const set = (...names: string[]) =>
      `<simpleMatchSet>${names.map((name) => `<simpleAssociableChoice identifier="${name}" matchMax="4">The ${name}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`
    const match = (...sets: string[]) =>
      `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="4"><prompt>Which play?</prompt>${sets.join('')}</matchInteraction>`
    const pairs = declared(['C R', 'P T', 'L M'], { type: 'directedPair' })
    const content = {
      pairs: [
        { left: 'The C', right: 'The R' },
        { left: 'The P', right: 'The T' },
        { left: 'The L', right: 'The M' },
      ],
      others: ['The X'],
    }
    const read = async (xml: string) => itemsOf(qtiReader, Buffer.from(xml))
    expect(await read(item(pairs, match(set('C', 'P', 'L'), set('M', 'R', 'T', 'X'))))).toMatchObject([
      { question: { type: 'matching', content } },
    ])
    const turned = declared(['R C', 'T P', 'M L'], { type: 'directedPair' })
    expect(await read(item(turned, match(set('M', 'R', 'T', 'X'), set('C', 'P', 'L'))))).toMatchObject([
      { question: { type: 'matching', content } },
    ])
    const twice = declared(['C R', 'C T', 'P T', 'L M'], { type: 'directedPair' })
    expect(await told(item(twice, match(set('C', 'P', 'L'), set('M', 'R', 'T', 'X'))))).toEqual([
      'severalRightAnswers',
    ])
  })

  it('asks for a number, within what its conditions allow', async () => {
    const field = '<p>Pi is <textEntryInteraction responseIdentifier="RESPONSE"/>.</p>'
    const given = '<variable identifier="RESPONSE"/>'
    const number = (value: number) => `<baseValue baseType="float">${value}</baseValue>`
    const scoring = (...branches: [string, number][]) =>
      `<responseProcessing><responseCondition>${branches
        .map(([condition, score], index) => {
          const name = index === 0 ? 'responseIf' : 'responseElseIf'
          return `<${name}>${condition}<setOutcomeValue identifier="SCORE">${number(score)}</setOutcomeValue></${name}>`
        })
        .join('')}</responseCondition></responseProcessing>`
    const values = async (...branches: [string, number][]) =>
      told(item(declared(['3.14'], { type: 'float' }), field, scoring(...branches)))
    const equal = (attributes: string, value: string) => `<equal ${attributes}>${given}${value}</equal>`
    const right = '<correct identifier="RESPONSE"/>'
    const value = 3.14
    expect(await values([equal('toleranceMode="absolute" tolerance="0.1 0.1"', right), 1])).toMatchObject([
      { type: 'numeric', content: { values: [{ within: 'amount', value, tolerance: 0.1 }] } },
    ])
    expect(await values([equal('toleranceMode="relative" tolerance="2"', number(value)), 1])).toMatchObject([
      { content: { values: [{ within: 'percent', value, tolerance: 2 }] } },
    ])
    expect(await values([equal('toleranceMode="absolute" tolerance="0.1 0.2"', right), 1])).toMatchObject([
      { content: { values: [{ within: 'range', from: 3.04, to: 3.34 }] } },
    ])
    const range = `<and><gte>${given}${number(3)}</gte><lte>${given}${number(4)}</lte></and>`
    const rounded = `<equalRounded roundingMode="significantFigures" figures="3">${number(value)}${given}</equalRounded>`
    expect(await values([rounded, 2], [range, 1])).toMatchObject([
      {
        content: {
          values: [
            { within: 'digits', value, digits: 3 },
            { within: 'range', from: 3, to: 4, share: 0.5 },
          ],
        },
      },
    ])
    expect(await told(item(declared(['3.14'], { type: 'float' }), field, MATCH))).toMatchObject([
      { type: 'numeric', content: { values: [{ within: 'amount', value, tolerance: 0 }] } },
    ])
    expect(await values([`<gt>${given}${number(3)}</gt>`, 1])).toEqual(['malformed'])
  })

  it('may ask in ways that we don’t have, which are named', async () => {
    for (const name of [
      'graphicOrderInteraction',
      'hotspotInteraction',
      'sliderInteraction',
      'uploadInteraction',
    ])
      expect(
        await told(item('', `<${name} responseIdentifier="RESPONSE"><prompt>Do it</prompt></${name}>`)),
      ).toEqual([`typeUnknown: ${name}`])
    const [first] = await itemsOf(
      qtiReader,
      Buffer.from(`\n\n${item('', '<p>Put in\n  order</p><graphicOrderInteraction/>')}`),
    )
    expect(first).toMatchObject({
      line: 3,
      beginning: 'Put in order',
      fault: 'typeUnknown',
      detail: 'graphicOrderInteraction',
    })
    expect(await told(item('', '<p>Just read.</p>'))).toEqual(['typeUnknown'])
    const passage = '<assessmentStimulusRef identifier="s" href="passage.xml"/>'
    expect(await told(item(passage, '<p>Who?</p><extendedTextInteraction/>'))).toEqual([
      'typeUnknown: assessmentStimulusRef',
    ])
  })

  it('may ask for an order: that of the correct response, as a whole', async () => {
    const items = ['B', 'A', 'C', 'D'].map(
      (id) => `<simpleChoice identifier="${id}"><p>*${id}*</p></simpleChoice>`,
    )
    const body = (rows: string[]) =>
      `<orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>In which order?</prompt>${rows.join('')}</orderInteraction>`
    const ordered = (...ids: string[]) => declared(ids, { cardinality: 'ordered' })
    const [asked] = await itemsOf(
      qtiReader,
      Buffer.from(item(ordered('C', 'A', 'D', 'B'), body(items), MATCH)),
    )
    expect(asked).toMatchObject({
      question: {
        type: 'ordering',
        title: 'In which order?',
        content: {
          items: ['C', 'A', 'D', 'B'].map((id) => ({ text: `\\*${id}\\*` })),
          strict: true,
        },
      },
    })
    const at = (place: number, id: string) =>
      `<match><index n="${place}"><variable identifier="RESPONSE"/></index><baseValue baseType="identifier">${id}</baseValue></match>`
    const giving = (condition: string, worth: string) =>
      `<responseCondition><responseIf>${condition}<setOutcomeValue identifier="SCORE">${worth}</setOutcomeValue></responseIf></responseCondition>`
    const one = '<baseValue baseType="float">1</baseValue>'
    const more = `<sum><variable identifier="SCORE"/>${one}</sum>`
    const scored = (conditions: string) =>
      told(
        item(
          ordered('C', 'A', 'D', 'B'),
          body(items),
          `<responseProcessing>${conditions}</responseProcessing>`,
        ),
      )
    const places = ['C', 'A', 'D', 'B'].map((id, index) => at(index + 1, id))
    // Points for each that stands at its place: here they are for what follows what.
    expect(await scored(places.map((place) => giving(place, more)).join(''))).toMatchObject([
      { type: 'ordering', content: { strict: false }, notes: ['orderMarking'] },
    ])
    // All of them are looked at, for all of the points.
    const [whole] = await scored(giving(`<and>${places.join('')}</and>`, one))
    expect(whole).toMatchObject({ type: 'ordering', content: { strict: true }, notes: [] })
    expect(await told(item(ordered(), body(items), MATCH))).toEqual(['noRightAnswer'])
    // Some are to be left out.
    expect(await told(item(ordered('C', 'A'), body(items), MATCH))).toEqual(['typeUnknown: orderInteraction'])
  })

  it('may have formulas without their source', async () => {
    const formula =
      '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>'
    expect(
      await told(item('', `<p>Explain ${formula}.</p><extendedTextInteraction responseIdentifier="R"/>`)),
    ).toMatchObject([{ type: 'open', title: 'Explain $x^{2}$.' }])
  })
})

it('reads an item of QTI 3', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="essay" title="Essay" adaptive="false" time-dependent="false" xml:lang="en-GB">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"/>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" external-scored="human" normal-maximum="6"/>
  <qti-item-body>
    <p class="stem">You know <em>him</em>.</p>
    <qti-extended-text-interaction response-identifier="RESPONSE"><qti-prompt>Write about his life.</qti-prompt></qti-extended-text-interaction>
    <qti-rubric-block view="scorer" use="scoring"><qti-content-body><p>Two <strong>facts</strong></p></qti-content-body></qti-rubric-block>
  </qti-item-body>
</qti-assessment-item>`
  expect(await told(xml)).toEqual([
    {
      type: 'open',
      title: 'You know *him*.\n\nWrite about his life.',
      explanation: '',
      content: { maxScore: 6, guidance: 'Two **facts**' },
      subject: null,
      difficulty: null,
      language: 'en',
      points: 6,
      notes: [],
    },
  ])
})

describe('a file that means no good', () => {
  const faultOf = (xml: string) => told(xml).catch(refusalOf)

  it('is refused as a whole where it can’t be read', async () => {
    expect(await faultOf('<questestinterop>\n<item></questestinterop>')).toMatchObject({
      fault: 'malformedXml',
      line: 2,
    })
    expect(
      await faultOf('<!DOCTYPE q [<!ENTITY a "b">]><questestinterop>&a;</questestinterop>'),
    ).toMatchObject({ fault: 'ownEntities' })
    expect(await faultOf(`<questestinterop>${'<flow>'.repeat(300)}`)).toMatchObject({ fault: 'tooDeep' })
  })

  it('is one question that can’t be read where only its HTML is', async () => {
    const deep = `&lt;div&gt;`.repeat(20_000)
    const xml = `<questestinterop><item ident="1"><presentation><material><mattext texttype="text/html">${deep}x</mattext></material><response_str ident="R"><render_fib/></response_str></presentation></item></questestinterop>`
    expect(await told(xml)).toEqual(['malformed'])
  })

  it('is known by its root, whatever stands before it', () => {
    const recognises = (text: string) =>
      qtiReader.recognises({ name: 'x', bytes: Buffer.from(text), archive: undefined })
    expect(
      recognises(
        '<?xml version="1.0"?><!-- <quiz> --><!DOCTYPE questestinterop SYSTEM "x.dtd"><questestinterop/>',
      ),
    ).toBe(true)
    expect(recognises('<q:qti-assessment-item xmlns:q="x"/>')).toBe(true)
    expect(recognises('<quiz><questestinterop/></quiz>')).toBe(false)
    expect(recognises('questestinterop')).toBe(false)
    expect(recognises('')).toBe(false)
  })
})
