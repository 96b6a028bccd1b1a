import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../reading/refusal.ts'
import { itemsOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { moodleXmlReader } from './read.ts'

const bytes = (text: string) => Buffer.from(text)
const quiz = (...questions: string[]) =>
  bytes(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`)
const read = (...questions: string[]) => itemsOf(moodleXmlReader, quiz(...questions))
const question = (type: string, inner: string) =>
  `<question type="${type}"><name><text>N</text></name>
  <questiontext format="html"><text><![CDATA[<p>What is it?</p>]]></text></questiontext>${inner}</question>`
const answer = (fraction: number, text: string, inner = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${inner}</answer>`

describe('a file that Moodle has written', () => {
  it('says what is asked, what is right, what it is worth and where it is filed', async () => {
    const items = await read(
      `<!-- question: 0  -->
      <question type="category"><category><text>$course$/top/Biologie/Cellules A//B</text></category></question>
      <question type="multichoice">
        <name><text>Énergie</text></name>
        <questiontext format="html"><text><![CDATA[<p dir="ltr">Which <b>organelle</b> makes&nbsp;ATP?<br></p>]]></text></questiontext>
        <generalfeedback format="html"><text>&lt;p&gt;By \\(O_2\\).&lt;/p&gt;</text></generalfeedback>
        <defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden><idnumber></idnumber>
        <single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>
        <correctfeedback format="html"><text>Your answer is correct.</text></correctfeedback>
        <answer fraction="0" format="html"><text><![CDATA[<p>Nucleus</p>]]></text><feedback format="html"><text></text></feedback></answer>
        <answer fraction="100" format="html"><text><![CDATA[<p>Mitochondrion</p>]]></text><feedback format="html"><text>Yes!</text></feedback></answer>
        <answer fraction="-33.33333" format="plain_text"><text>a &lt; *b*</text></answer>
        <hint format="html"><text>Think of energy</text><shownumcorrect/></hint>
        <tags><tag><text>hard</text></tag><tag><text>ATP</text></tag></tags>
      </question>`,
    )
    expect(items).toEqual([
      {
        line: 5,
        notes: ['answerFeedback', 'negativePoints', 'hints'],
        question: {
          type: 'choices',
          title: 'Which **organelle** makes\u00a0ATP?',
          explanation: 'By $O_2$.',
          content: {
            isSingle: true,
            partial: false,
            options: [
              { text: 'Nucleus', isCorrect: false },
              { text: 'Mitochondrion', isCorrect: true },
              { text: 'a < \\*b\\*', isCorrect: false },
            ],
          },
          subject: 'Cellules A/B',
          difficulty: 'tough',
          language: null,
          points: 2,
        },
      },
    ])
  })

  it.each([
    ['html', '&lt;ul&gt;&lt;li&gt;a&lt;/li&gt;&lt;/ul&gt;', '- a'],
    [
      'moodle_auto_format',
      'Is a&lt;b?\nOr &lt;b&gt;not&lt;/b&gt;?\n\nSay so.',
      'Is a\\<b?\\\nOr **not**?\n\nSay so.',
    ],
    ['plain_text', 'A *star*\nand &lt;b&gt;', 'A \\*star\\*\\\nand \\<b>'],
    ['markdown', 'A *star*, \\\\(x^2\\\\)', 'A *star*, $x^2$'],
    ['something_new', '&lt;i&gt;x&lt;/i&gt;', '*x*'],
  ])('has texts as %s', async (format, text, title) => {
    const [item] = await read(
      `<question type="essay"><questiontext format="${format}"><text>${text}</text></questiontext></question>`,
    )
    expect(item).toMatchObject({ question: { title } })
  })

  it('says of an essay what to look for, and what it is worth', async () => {
    const [item] = await read(
      question(
        'essay',
        '<defaultgrade>4</defaultgrade><graderinfo format="html"><text>Two causes</text></graderinfo>',
      ),
    )
    const content = { maxScore: 4, guidance: 'Two causes' }
    expect(item).toMatchObject({ question: { type: 'open', points: 4, content } })
  })

  it('has its pictures beside the texts that name them', async () => {
    const base64 = Buffer.from(PICTURE.bytes).toString('base64')
    const text = (src: string, files = '') =>
      `<question type="essay"><questiontext format="html"><text><![CDATA[<p>See <img src="${src}" alt="A cat"></p>]]></text>${files}</questiontext></question>`
    const items = await read(
      text(
        '@@PLUGINFILE@@/my%20cat.png',
        `<file name="my cat.png" path="/" encoding="base64">${base64}</file>`,
      ),
      text('@@PLUGINFILE@@/cat.png', '<file name="cat.png" encoding="base64">c3Zn</file>'),
      text('@@PLUGINFILE@@/other.png', `<file name="cat.png" path="/" encoding="base64">${base64}</file>`),
      text('https://example.org/cat.png'),
      text(`data:image/png;base64,${base64}`),
    )
    expect(items.map((item) => 'question' in item && [item.question.title, ...item.notes])).toEqual([
      [`See ![A cat](picture:${PICTURE.id})`],
      ['See A cat', 'pictureUnfit'],
      ['See A cat', 'pictureMissing'],
      ['See A cat', 'pictureMissing'],
      [`See ![A cat](picture:${PICTURE.id})`],
    ])
  })

  it('knows the true answer by its word, or in old files by its place', async () => {
    const items = await read(
      question('truefalse', answer(0, 'false') + answer(100, 'true')),
      question('truefalse', answer(0, 'Vrai') + answer(100, 'Faux')),
      question('truefalse', answer(0, 'true') + answer(0, 'false')),
    )
    expect(items[0]).toMatchObject({ question: { type: 'true_false', content: { isTrue: true } } })
    expect(items[1]).toMatchObject({ question: { type: 'true_false', content: { isTrue: false } } })
    expect(items[2]).toMatchObject({ fault: 'noRightAnswer' })
  })

  it('takes short answers as words to fill in', async () => {
    const items = await read(
      question(
        'shortanswer',
        `<usecase>1</usecase>${answer(100, 'H2O')}${answer(100, '2\\*3')}${answer(0, '*')}`,
      ),
    )
    expect(items[0]).toMatchObject({
      notes: ['caseIgnored'],
      question: { type: 'fill_in', content: { accepted: ['H2O', '2*3'], ignoresAccents: false } },
    })
  })

  it('takes numbers with their tolerances, their shares and their units', async () => {
    const near = '<tolerance>0.01</tolerance>'
    const unit = (name: string, multiplier: number) =>
      `<unit><multiplier>${multiplier}</multiplier><unit_name>${name}</unit_name></unit>`
    const units = `<units>${unit('cm', 100)}${unit('m', 1)}</units>`
    const graded =
      '<unitgradingtype>1</unitgradingtype><unitpenalty>0.25</unitpenalty><showunits>0</showunits>'
    const items = await read(
      question('numerical', answer(100, '3.14', '<tolerance>0</tolerance>') + answer(0, '*')),
      question('numerical', answer(50, '3', '<tolerance>0.5</tolerance>') + answer(100, '3.14', near)),
      question('numerical', `${answer(100, '1.0E+3')}${units}${graded}`),
      question('numerical', `${answer(100, '1.5', near)}${units}`),
      question('numerical', `${answer(100, '1.5', near)}${units}<showunits>3</showunits>`),
    )
    const exact = { within: 'amount', value: 3.14, tolerance: 0 }
    expect(items[0]).toMatchObject({
      notes: [],
      question: { type: 'numeric', content: { values: [exact], units: [], unitUse: 'none' } },
    })
    expect(items[1]).toMatchObject({
      question: {
        content: {
          values: [
            { ...exact, tolerance: 0.01 },
            { within: 'amount', value: 3, tolerance: 0.5, share: 0.5 },
          ],
        },
      },
    })
    const lengths = [
      { name: 'm', factor: 1 },
      { name: 'cm', factor: 0.01 },
    ]
    expect(items[2]).toMatchObject({
      question: {
        content: { values: [{ value: 1000 }], units: lengths, unitUse: 'required', unitPenalty: 0.25 },
      },
    })
    expect(items[3]).toMatchObject({ question: { content: { units: lengths, unitUse: 'optional' } } })
    expect(items[4]).toMatchObject({ question: { content: { units: [], unitUse: 'none' } } })
  })
})

describe('a choice in Moodle', () => {
  const several = (...fractions: number[]) => asked('<single>false</single>', ...fractions)
  const asked = (single: string, ...fractions: number[]) =>
    question('multichoice', single + fractions.map((one, at) => answer(one, `answer ${at}`)).join(''))
  const SHARES = { isSingle: false, partial: true }

  it.each([
    ['one of three', asked('<single>true</single>', 0, 100, 0), [1], { isSingle: true }, []],
    ['shares', several(50, 50, -50), [0, 1], SHARES, []],
    ['thirds', several(33.33333, -33.33333, 33.33333, 33.33333), [0, 2, 3], SHARES, []],
    [
      'nothing for a wrong one',
      several(50, 50, -100),
      [0, 1],
      { isSingle: false, partial: false },
      ['allOrNothing'],
    ],
    ['wrong ones cost nothing', several(50, 50, 0), [0, 1], SHARES, ['unevenShares']],
    ['unequal shares', several(60, 40, -50), [0, 1], SHARES, ['unevenShares']],
    ['several, of which one is right', several(100, -100, -100, -100), [0], { isSingle: false }, []],
    ['shares without saying so', asked('', 50, 50, -50), [0, 1], SHARES, []],
    ['any of two', asked('<single>true</single>', 100, 100, 0), [0, 1], SHARES, ['anyRight']],
    ['a part for another', asked('<single>1</single>', 100, 50, 0), [0], { isSingle: true }, ['partlyRight']],
    [
      'all or nothing, as a plugin has it',
      question('multichoiceset', answer(100, 'a') + answer(100, 'b') + answer(0, 'c')),
      [0, 1],
      { isSingle: false, partial: false },
      [],
    ],
  ])('%s', async (_what, xml, right, how, notes) => {
    const [item] = await read(xml)
    expect(item).toMatchObject({ question: { type: 'choices', content: how }, notes })
    if (!item || !('question' in item) || !('options' in item.question.content)) throw new Error()
    const { options } = item.question.content
    expect(options.flatMap(({ isCorrect }, place) => (isCorrect ? [place] : []))).toEqual(right)
  })

  it('of four with one right stays what it is', async () => {
    const [item] = await read(asked('<single>true</single>', 0, 0, 100, 0))
    expect(item).toMatchObject({ question: { type: 'multiple_choice' } })
  })
})

it('has pairs; an answer without anything to match is one of the others', async () => {
  const pair = (left: string, right: string) =>
    `<subquestion format="html"><text><![CDATA[${left}]]></text><answer><text>${right}</text></answer></subquestion>`
  const pairs = [
    pair('<p>The <b>frog</b></p>', 'amphibian'),
    pair('newt', 'amphibian'),
    pair('cat', 'a &amp;lt; b'),
    pair('', 'insect'),
    pair('', 'amphibian'),
  ]
  const [item] = await read(question('matching', `<shuffleanswers>true</shuffleanswers>${pairs.join('')}`))
  expect(item).toMatchObject({
    question: {
      type: 'matching',
      content: {
        pairs: [
          { left: 'The **frog**', right: 'amphibian' },
          { left: 'newt', right: 'amphibian' },
          { left: 'cat', right: 'a < b' },
        ],
        others: ['insect'],
      },
    },
  })
})

describe('what can’t be asked here', () => {
  it.each([
    [question('multichoice', answer(0, 'a') + answer(0, 'b')), 'noRightAnswer'],
    [question('multichoice', ''), 'noRightAnswer'],
    [question('shortanswer', answer(100, 'colo*r')), 'wildcards'],
    [question('shortanswer', answer(0, 'a')), 'noRightAnswer'],
    [question('numerical', answer(100, '*')), 'wildcards'],
    [question('numerical', answer(100, 'pi')), 'malformed'],
    [question('numerical', answer(50, '3')), 'partlyRightAnswers'],
    [
      question(
        'numerical',
        `${answer(100, '3')}<units><unit><multiplier>2</multiplier><unit_name>m</unit_name></unit></units>`,
      ),
      'malformed',
    ],
    [question('matching', ''), 'noRightAnswer'],
    [question('randomsamatch', ''), 'drawnByChance'],
    [question('random', ''), 'drawnByChance'],
    [question('calculatedmulti', answer(100, '{a} + {b}')), 'calculated'],
    [question('description', ''), 'asksNothing'],
    [question('gapselect', ''), 'noRightAnswer'],
    [question('cloze', ''), 'malformed'],
    [question('__proto__', ''), 'typeUnknown'],
  ])('%s', async (xml, fault) => {
    const items = await read(xml, question('truefalse', answer(100, 'true') + answer(0, 'false')))
    expect(items[0]).toMatchObject({ line: 3, fault, beginning: 'What is it?' })
    expect(items[1]).toMatchObject({ question: { type: 'true_false' } })
  })
})

describe('a file that is none', () => {
  it.each([
    ['malformedXml', '<quiz><question type="essay"></quiz>'],
    ['ownEntities', '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz><question type="essay">&a;</question></quiz>'],
    ['tooDeep', `<quiz><question type="essay">${'<a>'.repeat(300)}`],
  ])('is refused as %s', async (fault, xml) => {
    const refused = await itemsOf(moodleXmlReader, bytes(xml)).catch(refusalOf)
    expect(refused).toMatchObject({ fault, line: 1 })
  })

  it.each([
    ['<?xml version="1.0"?>\n<!-- a --><!-- b --><quiz>\n<question type="essay">', true],
    ['\ufeff<quiz><question\n type="essay">', true],
    ['<!DOCTYPE quiz [<!ENTITY a "b">]><quiz><question type="essay">', true],
    ['<quiz><frage/></quiz>', false],
    ['<questestinterop><question type="x"/></questestinterop>', false],
    ['<quizzes><question type="x"/></quizzes>', false],
    ['What is <quiz><question type="x">? {T}', false],
    ['', false],
  ])('is known by its root: %s', (text, isOne) => {
    const file = { name: 'a.xml', bytes: bytes(text), archive: undefined }
    expect(moodleXmlReader.recognises(file)).toBe(isOne)
  })
})

describe('items that Moodle lets put in order', () => {
  const items = ['one', 'two', 'three'].map((text, index) => answer(index + 1, text)).join('')
  const asked = async (settings: string, inner = items) =>
    (await read(question('ordering', settings + inner)))[0]

  it('stand there as they should', async () => {
    expect(
      await asked(
        '<layouttype>HORIZONTAL</layouttype><selecttype>ALL</selecttype><selectcount>3</selectcount><gradingtype>RELATIVE_NEXT_EXCLUDE_LAST</gradingtype>',
      ),
    ).toMatchObject({
      notes: [],
      question: {
        type: 'ordering',
        content: { items: [{ text: 'one' }, { text: 'two' }, { text: 'three' }], strict: false },
      },
    })
  })

  it.each([
    ['<selecttype>ALL</selecttype><gradingtype>ALL_OR_NOTHING</gradingtype>', true, []],
    [
      '<selecttype>RANDOM</selecttype><selectcount>2</selectcount><gradingtype>ALL_OR_NOTHING</gradingtype>',
      true,
      ['allItems'],
    ],
    ['<selecttype>ALL</selecttype><gradingtype>ABSOLUTE_POSITION</gradingtype>', false, ['orderMarking']],
    // As the plugin wrote it, long ago.
    ['<logical>0</logical><studentsee>6</studentsee>', false, ['orderMarking']],
  ])('are asked and marked as it can be done here: %s', async (settings, strict, notes) => {
    expect(await asked(settings)).toMatchObject({ notes, question: { content: { strict } } })
  })

  it('are not read by the thousand', async () => {
    expect(await asked('', answer(1, 'x').repeat(101))).toMatchObject({ fault: 'malformed' })
  })
})

describe('a text with gaps, which Moodle calls cloze', () => {
  const asked = async (text: string) =>
    (
      await read(
        `<question type="cloze"><name><text>Capitals of Europe</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question>`,
      )
    )[0]

  it('has gaps to type into and gaps with a list, by any of their names', async () => {
    expect(
      await asked(
        '<p><b>Paris</b> is in {2:SHORTANSWER:=France~=la France}, Oslo in {1:MCV:Sweden#no~=Norway}; {:SAC:=Bern} is Swiss.</p>',
      ),
    ).toMatchObject({
      notes: ['answerFeedback', 'caseIgnored'],
      question: {
        type: 'gaps',
        title: 'Capitals of Europe',
        content: {
          gapText: '**Paris** is in [[1]], Oslo in [[2]]; [[3]] is Swiss.',
          gaps: [
            { kind: 'typed', accepted: ['France', 'la France'], weight: 2 },
            { kind: 'list', choices: ['Sweden', 'Norway'], right: 1, weight: 1 },
            { kind: 'typed', accepted: ['Bern'], weight: 1 },
          ],
        },
      },
    })
  })

  it('has numbers with their tolerance', async () => {
    const text = '{2:NUMERICAL:=3.14:0.01~%50%3.14:1#nearly} {:NM:%100%1,5e3}'
    expect(await asked(text)).toMatchObject({
      notes: ['answerFeedback', 'partlyRight'],
      question: {
        content: {
          gaps: [
            { kind: 'number', number: { within: 'amount', value: 3.14, tolerance: 0.01 }, weight: 2 },
            { kind: 'number', number: { within: 'amount', value: 1500, tolerance: 0 }, weight: 1 },
          ],
        },
      },
    })
  })

  it.each([
    [[20, 10], [2, 1], []],
    [[10, 1], [10, 1], []],
    [[100, 1], [1, 1], ['gapWeights']],
    [[0, 3], [1, 1], ['gapWeights']],
  ])('has gaps that count as they do to each other, or it is said: %j', async (there, here, notes) => {
    const text = there.map((weight, at) => `{${weight}:SA:=word ${at}}`).join(' ')
    const gaps = here.map((weight) => ({ weight }))
    expect(await asked(text)).toMatchObject({ notes, question: { content: { gaps } } })
  })

  it('is read at once where its gaps never end', async () => {
    expect(await asked('{1:SA:'.repeat(100_000))).toMatchObject({ fault: 'malformed' })
  })

  it('has signs that mean something, and entities, as they are meant', async () => {
    expect(await asked('{1:SA:=a\\}b\\~c&amp;d\\*~%100%&eacute;t&eacute;~%50%ete}')).toMatchObject({
      notes: ['partlyRight'],
      question: { content: { gaps: [{ accepted: ['a}b~c&d*', 'été'] }] } },
    })
  })

  it.each([
    ['{1:NUMERICAL:=3.14:0.01~=22:1}', 'severalRightAnswers'],
    // As words, somebody who writes 0,5 would be wrong.
    ['{1:NUMERICAL:=0.5~=2}', 'severalRightAnswers'],
    ['{1:NUMERICAL:=pi:0.01}', 'malformed'],
    ['{1:NUMERICAL:=*}', 'wildcards'],
    ['{1:NUMERICAL:3.14}', 'noRightAnswer'],
    ['{1:SA:=Par*}', 'wildcards'],
    ['{1:MC:a~b}', 'noRightAnswer'],
    ['{1:MC:=a~=b~c}', 'severalRightAnswers'],
    ['{1:MULTIRESPONSE:=a~=b~c}', 'typeUnknown'],
    ['Nothing to fill in', 'malformed'],
  ])('may ask what can’t be asked here: %s', async (text, fault) => {
    expect(await asked(text)).toMatchObject({ fault })
  })
})

describe('words that Moodle lets choose for a text, or drag into it', () => {
  const word = (name: string, text: string, group?: number) =>
    `<${name}><text><![CDATA[${text}]]></text>${group ? `<group>${group}</group>` : ''}</${name}>`
  const asked = async (type: string, text: string, words: string) =>
    (
      await read(
        `<question type="${type}"><name><text>Rivers of Europe</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${words}</question>`,
      )
    )[0]

  it('are gaps, each with the words of its group', async () => {
    const words = [
      word('selectoption', 'Seine', 1),
      word('selectoption', 'Paris', 2),
      word('selectoption', 'Rhône', 1),
      word('selectoption', 'Lyon', 2),
    ]
    expect(
      await asked('gapselect', '<p>The <b>[[3]]</b> comes to [[4]], the [[1]] to [[2]].</p>', words.join('')),
    ).toMatchObject({
      question: {
        type: 'gaps',
        title: 'Rivers of Europe',
        content: {
          gapText: 'The **[[1]]** comes to [[2]], the [[3]] to [[4]].',
          gaps: [
            { kind: 'list', choices: ['Seine', 'Rhône'], right: 1, weight: 1 },
            { kind: 'list', choices: ['Paris', 'Lyon'], right: 1 },
            { kind: 'list', choices: ['Seine', 'Rhône'], right: 0 },
            { kind: 'list', choices: ['Paris', 'Lyon'], right: 0 },
          ],
        },
      },
    })
  })

  it('may have a little HTML, and be used twice', async () => {
    const words = word('dragbox', 'H<sub>2</sub>O') + word('dragbox', 'a &lt; b', 1)
    expect(await asked('ddwtos', 'Ice is [[1]], steam is [[1]], and x[[9]] is none.', words)).toMatchObject({
      question: {
        content: {
          gapText: 'Ice is [[1]], steam is [[2]], and x\\[\\[9]] is none.',
          gaps: [
            { choices: ['H2O', 'a < b'], right: 0 },
            { choices: ['H2O', 'a < b'], right: 0 },
          ],
        },
      },
    })
  })
})

it('has a picture beside a question where Moodle 1 wrote it', async () => {
  const data = Buffer.from(PICTURE.bytes).toString('base64')
  const old = (base64: string) =>
    `<question type="truefalse"><name><text>A</text></name><questiontext><text>It is a cat.</text></questiontext><image>cat.png</image><image_base64>\n${base64}\n</image_base64>${answer(100, 'true')}${answer(0, 'false')}</question>`
  expect(await read(old(data), old('bm8gcGljdHVyZQ=='))).toMatchObject([
    { question: { title: `It is a cat.\n\n![](picture:${PICTURE.id})` }, notes: [] },
    { question: { title: 'It is a cat.' }, notes: ['pictureUnfit'] },
  ])
})

describe('a picture on which Moodle asks', () => {
  const background = (bytes: Uint8Array) =>
    `<file name="map.png" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`
  const drag = (no: number, text: string, rest = '') =>
    `<drag><no>${no}</no><text><![CDATA[${text}]]></text>${rest}</drag>`
  const zone = (no: number, shape: string, coords: string, choice: number) =>
    `<drop><no>${no}</no><shape>${shape}</shape><coords>${coords}</coords><choice>${choice}</choice></drop>`
  const box = (no: number, choice: number, x: number, y: number) =>
    `<drop><text></text><no>${no}</no><choice>${choice}</choice><xleft>${x}</xleft><ytop>${y}</ytop></drop>`
  const asked = async (type: string, inner: string) =>
    (
      await read(
        `<question type="${type}"><name><text>A map [of] France</text></name><questiontext format="html"><text>Where is it, and what?</text></questiontext>${inner}</question>`,
      )
    )[0]

  it('has markers that are put where something is', async () => {
    const inner = [
      background(PICTURE.bytes),
      drag(1, 'Paris', '<noofdrags>1</noofdrags>'),
      drag(2, '<b>River</b>', '<noofdrags>2</noofdrags>'),
      drag(3, 'Oslo', '<infinite/>'),
      // A place for nothing, and one further down that comes first.
      zone(4, 'circle', '9,9;9', 0),
      zone(2, 'rectangle', '10, 20; 30, 40', 2),
      zone(1, 'circle', '322,213;10', 1),
      zone(3, 'polygon', '0,0;10,0;10,10', 2),
    ]
    expect(await asked('ddmarker', inner.join(''))).toMatchObject({
      question: {
        type: 'spots',
        title: 'Where is it, and what?',
        content: {
          spotsPicture: `![A map \\[of\\] France](picture:${PICTURE.id})`,
          spotsShown: false,
          spots: [
            { label: 'Paris', shape: { kind: 'circle', x: 322, y: 213, radius: 10 } },
            { label: '**River**', shape: { kind: 'rectangle', x: 10, y: 20, width: 30, height: 40 } },
            {
              label: '**River**',
              shape: { kind: 'polygon', points: [{ x: 0 }, { x: 10 }, { x: 10, y: 10 }] },
            },
          ],
          spotOthers: ['Oslo'],
        },
      },
    })
  })

  it('is made smaller there when it comes in, so that its regions are larger here', async () => {
    const content = await asked(
      'ddmarker',
      background(pngOf(1200, 300)) + drag(1, 'Paris') + zone(1, 'circle', '300,75;10', 1),
    )
    expect(content).toMatchObject({
      question: { content: { spots: [{ shape: { x: 600, y: 150, radius: 20 } }] } },
    })
  })

  it('has labels, words or pictures, that are put into boxes', async () => {
    const inner = [
      background(pngOf(400, 200)),
      drag(1, 'ocean<br/>trench', '<draggroup>1</draggroup>'),
      drag(2, 'A ridge', `<draggroup>1</draggroup>${background(PICTURE.bytes)}`),
      drag(3, 'shelf', '<draggroup>1</draggroup>'),
      box(1, 2, 10, 20),
      box(2, 1, 350, 190),
    ]
    expect(await asked('ddimageortext', inner.join(''))).toMatchObject({
      question: {
        content: {
          spotsShown: true,
          spots: [
            {
              label: `![A ridge](picture:${PICTURE.id})`,
              shape: { kind: 'rectangle', x: 10, y: 20, width: 68, height: 48 },
            },
            // Not over the edge of the picture.
            { label: 'ocean trench', shape: { x: 350, y: 190, width: 50, height: 10 } },
          ],
          spotOthers: ['shelf'],
        },
      },
    })
  })

  it('may count or group what is put on it, which is said to be otherwise here', async () => {
    const notes = async (type: string, ...inner: string[]) => {
      const item = await asked(type, background(PICTURE.bytes) + inner.join(''))
      return item && 'notes' in item ? item.notes : undefined
    }
    const [town, lake] = [zone(1, 'circle', '9,9;9', 1), zone(2, 'circle', '40,40;9', 1)]
    const twice = '<noofdrags>2</noofdrags>'
    expect(await notes('ddmarker', drag(1, 'Town', twice), drag(2, 'Sea'), town, lake)).toEqual([])
    expect(await notes('ddmarker', drag(1, 'Town'), town, lake)).toEqual(['markerCounts'])
    expect(await notes('ddmarker', drag(1, 'Town', '<infinite/>'), town)).toEqual(['markerCounts'])
    expect(await notes('ddmarker', drag(1, 'Town', twice), drag(2, 'Sea', twice), town, lake)).toEqual([
      'markerCounts',
    ])
    const group = (number: number) => `<draggroup>${number}</draggroup>`
    const boxes = [box(1, 1, 10, 20), box(2, 2, 50, 60)]
    expect(await notes('ddimageortext', drag(1, 'a', group(2)), drag(2, 'b', group(2)), ...boxes)).toEqual([])
    expect(await notes('ddimageortext', drag(1, 'a', group(1)), drag(2, 'b', group(2)), ...boxes)).toEqual([
      'labelGroups',
    ])
  })

  it('may have no places, no labels or places that are none', async () => {
    const [picture, label] = [background(PICTURE.bytes), drag(1, 'Paris')]
    expect(await asked('ddmarker', picture + label)).toMatchObject({ fault: 'noRightAnswer' })
    expect(await asked('ddmarker', picture + zone(1, 'circle', '1,1;1', 1))).toMatchObject({
      fault: 'noRightAnswer',
    })
    for (const coords of ['here', '1,2', '1,2;3,4', '1;1;1;', '1,1;0', '1,1;-2', `1,1;${'9'.repeat(400)}`])
      expect(await asked('ddmarker', picture + label + zone(1, 'circle', coords, 1))).toMatchObject({
        fault: 'malformed',
      })
    expect(await asked('ddmarker', label + zone(1, 'circle', '1,1;1', 1))).toMatchObject({
      question: { content: { spotsPicture: '' } },
    })
  })
})

/** Nothing but its size. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(PICTURE.bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
