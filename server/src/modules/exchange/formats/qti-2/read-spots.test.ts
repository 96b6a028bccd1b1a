import { expect, it } from 'vitest'
import { toldOf, zipOf } from '../../testing/foreign.ts'
import { itemsOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { qtiReader } from '../qti/read.ts'

const OBJECT = '<object data="map.png" type="image/png" width="200" height="100">A map</object>'

/** A package with one item, as another program would have made it. */
const told = async (declarations: string, body: string, rest = '') => {
  const file = zipOf({
    'imsmanifest.xml':
      '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="M"><organizations/><resources><resource identifier="one" type="imsqti_item_xmlv2p1" href="one.xml"><file href="one.xml"/><file href="map.png"/></resource></resources></manifest>',
    'one.xml': `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="UK map" adaptive="false" timeDependent="false">${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody>${rest}</assessmentItem>`,
    'map.png': undefined,
  })
  return (await itemsOf(qtiReader, file)).map(toldOf)
}
const declared = (identifier: string, areas: string) =>
  `<responseDeclaration identifier="${identifier}" cardinality="single" baseType="point"><correctResponse><value>102 113</value></correctResponse>${areas && `<areaMapping defaultValue="0">${areas}</areaMapping>`}</responseDeclaration>`
const area = (shape: string, coords: string, value = 1) =>
  `<areaMapEntry shape="${shape}" coords="${coords}" mappedValue="${value}"/>`
const point = (identifier: string, prompt: string, graphic = OBJECT) =>
  `<selectPointInteraction responseIdentifier="${identifier}" maxChoices="1"><prompt>${prompt}</prompt>${graphic}</selectPointInteraction>`
const picture = (alt: string) => `![${alt}](picture:${PICTURE.id})`

it('points on a picture are looked for, wherever they are mapped to something', async () => {
  const areas = [
    area('circle', '77,115,8'),
    area('rect', '30,40, 10,20', 0.5),
    area('poly', '0,0,9,0,9,9,0,0'),
  ]
  expect(
    await told(
      declared('RESPONSE', `${areas.join('')}${area('default', '', -1)}`),
      point('RESPONSE', 'Where is it?'),
    ),
  ).toMatchObject([
    {
      type: 'spots',
      title: 'Where is it?',
      content: {
        spotsPicture: picture('A map'),
        spotsShown: false,
        spots: [
          { label: '', shape: { kind: 'circle', x: 77, y: 115, radius: 8 } },
          { label: '', shape: { kind: 'rectangle', x: 10, y: 20, width: 20, height: 20 } },
          { label: '', shape: { kind: 'polygon', points: [{ x: 0 }, { x: 9 }, { x: 9, y: 9 }] } },
        ],
        spotOthers: [],
      },
      notes: ['anyRight'],
    },
  ])
})

it('or where a condition looks for them; a picture without a description is what the item is called', async () => {
  const inside =
    '<responseProcessing><responseCondition><responseIf><inside shape="ellipse" coords="50,50,30,10"><variable identifier="RESPONSE"/></inside><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>'
  const [asked] = await told(
    declared('RESPONSE', ''),
    point('RESPONSE', 'Where?', '<img src="map.png" alt=""/>'),
    inside,
  )
  expect(asked).toMatchObject({
    content: { spotsPicture: picture('UK map'), spots: [{ shape: { kind: 'polygon' } }] },
  })
  const { content } = asked as { content: { spots: { shape: { points: object[] } }[] } }
  expect(content.spots[0]?.shape.points.slice(0, 5)).toEqual([
    { x: 80, y: 50 },
    { x: 78, y: 54 },
    { x: 71, y: 57 },
    { x: 61, y: 59 },
    { x: 50, y: 60 },
  ])
})

it('several of them on the same picture have a label each', async () => {
  const two =
    declared('A', area('circle', '1,2,3')) + declared('B', area('circle', '4,5,6')) + declared('C', '')
  const body = `<p>Where are they?</p>${point('A', 'The <b>lake</b>')}${point('B', 'The hill')}${point('C', 'The sea')}`
  expect(await told(two, body)).toMatchObject([
    {
      title: 'Where are they?',
      content: { spots: [{ label: 'The **lake**' }, { label: 'The hill' }], spotOthers: ['The sea'] },
    },
  ])
  const other = OBJECT.replace('map.png', 'other.png')
  expect(await told(two, point('A', 'The lake') + point('B', 'The hill', other))).toEqual([
    'typeUnknown: 2 × selectPointInteraction',
  ])
})

it('one that nothing is declared of has no region, and a thousand are not read', async () => {
  const one = declared('A', area('circle', '1,2,3'))
  const body = `<p>Where are they?</p>${point('A', 'The lake')}`
  expect(await told(one, body + point('B', 'The hill'))).toMatchObject([
    { content: { spots: [{ label: 'The lake' }], spotOthers: ['The hill'] } },
  ])
  expect(await told(one, body + point('A', 'The lake').repeat(100))).toEqual(['malformed'])
})

it('labels are put into places of a picture, words or pictures', async () => {
  const pairs = (...values: string[]) =>
    `<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="directedPair"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`
  const image = (id: string) =>
    `<gapImg identifier="${id}" matchMax="1" objectLabel="A ${id}"><object data="map.png" type="image/png"/></gapImg>`
  const body = `<graphicGapMatchInteraction responseIdentifier="RESPONSE"><prompt>Which is where?</prompt>${OBJECT}<gapText identifier="cat" matchMax="2">The <em>cat</em></gapText>${image('dog')}<gapText identifier="cow" matchMax="1">The cow</gapText><associableHotspot identifier="one" matchMax="1" shape="rect" coords="1,2,3,4"/><associableHotspot identifier="two" matchMax="1" shape="default" coords=""/></graphicGapMatchInteraction>`
  expect(await told(pairs('cat two', 'dog one'), body)).toMatchObject([
    {
      title: 'Which is where?',
      content: {
        spotsShown: true,
        spots: [
          { label: picture('A dog'), shape: { kind: 'rectangle', x: 1, y: 2, width: 2, height: 2 } },
          { label: 'The *cat*', shape: { kind: 'rectangle', x: 0, y: 0, width: 200, height: 100 } },
        ],
        spotOthers: ['The cow'],
      },
    },
  ])
  // A place to which nothing belongs is none.
  expect(await told(pairs('cat two'), body)).toMatchObject([
    { content: { spots: [{ label: 'The *cat*' }], spotOthers: ['The cow', picture('A dog')] } },
  ])
  expect(await told(pairs(), body)).toEqual(['noRightAnswer'])
  expect(await told(pairs('cat two', 'dog one', 'cow one'), body)).toEqual(['severalRightAnswers'])
})

it('is refused where nothing is right, or a region is none', async () => {
  expect(await told(declared('RESPONSE', ''), point('RESPONSE', 'Where?'))).toEqual(['noRightAnswer'])
  for (const broken of [
    area('circle', '1,2'),
    area('rect', 'here'),
    area('star', '1,2,3'),
    area('poly', '1,2,3'),
    area('circle', '1,2,0'),
    area('circle', '1,2,-3'),
    area('ellipse', '1,2,3,0'),
    area('rect', '1,2,1,4'),
  ])
    expect(await told(declared('RESPONSE', broken), point('RESPONSE', 'Where?'))).toEqual(['malformed'])
})
