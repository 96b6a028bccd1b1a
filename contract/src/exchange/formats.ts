/** What questions can be written as. */
export const EXPORT_FORMATS = [
  'moodle_xml',
  'gift',
  'aiken',
  'qti_21',
  'qti_30',
  'common_cartridge',
  'scorm_12',
  'kahoot',
  'csv',
  'xlsx',
  'docx',
  'json',
] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What questions can be read from; each QTI file says itself which version it is. */
export const IMPORT_FORMATS = [
  'moodle_xml',
  'gift',
  'aiken',
  'qti',
  'common_cartridge',
  'kahoot',
  'csv',
  'xlsx',
  'docx',
  'text',
  'json',
] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** Names are the same in every language. */
export const FORMAT_NAMES: Record<ExportFormat | ImportFormat, string> = {
  moodle_xml: 'Moodle XML',
  gift: 'GIFT',
  aiken: 'Aiken',
  qti: 'QTI',
  qti_21: 'QTI 2.1',
  qti_30: 'QTI 3.0',
  common_cartridge: 'Common Cartridge',
  scorm_12: 'SCORM 1.2',
  kahoot: 'Kahoot',
  csv: 'CSV',
  xlsx: 'Excel',
  docx: 'Word',
  text: 'TXT',
  json: 'Probant',
}

const ENDINGS: Record<ExportFormat, string> = {
  moodle_xml: 'xml',
  gift: 'txt',
  aiken: 'txt',
  qti_21: 'zip',
  qti_30: 'zip',
  common_cartridge: 'imscc',
  scorm_12: 'zip',
  kahoot: 'xlsx',
  csv: 'csv',
  xlsx: 'xlsx',
  docx: 'docx',
  json: 'json',
}

/** With the format in it: several have the same ending. */
export function exportFileName(title: string, format: ExportFormat): string {
  return `${title} - ${FORMAT_NAMES[format]}.${ENDINGS[format]}`
}

/** What a format can't hold of a question, which goes out without it. */
export const LOSSES = [
  'explanation',
  'points',
  'subject',
  'difficulty',
  'language',
  /** What the grader of an open answer should look for. */
  'guidance',
  /** Bold, lists, tables, code …: the words stay. */
  'formatting',
  /** Bold, formulas, code stand there as they were typed, with their signs. */
  'markup',
  /** They stand as TeX. */
  'formulas',
  /** Their descriptions stand in their place. */
  'pictures',
  /** Accents count there. */
  'accents',
  /** That spaces and hyphens within words count. */
  'spacing',
  /** How many points an open answer is worth at most, where that differs from what it counts here. */
  'maxScore',
  /** Of a number: a tolerance in percent, in digits or as a range becomes one in the number’s own unit. */
  'tolerances',
  /** The number alone is asked for, without its unit. */
  'units',
  /** It may be typed, but is not shown beside the field. */
  'unitShown',
  /** What somebody may write as their answer is much shorter there. */
  'longAnswers',
  /** What is partly right earns a part of the points there. */
  'allOrNothing',
  /** What is partly right earns nothing there. */
  'shares',
  /** That several may be chosen, where only one is right. */
  'severalChoices',
  /** Regions of a picture are as large there as their labels, and rectangles. */
  'regions',
] as const
export type Loss = (typeof LOSSES)[number]

/** Why a format can't hold a question at all. */
export const OMISSIONS = [
  'typeUnknown',
  'titleTooLong',
  'answerTooLong',
  'tooManyAnswers',
  'severalRightAnswers',
  /** Only one word can be missing there. */
  'severalGaps',
  /** Some of its words mean something there, and can't be written otherwise: `A. Smith` begins an answer. */
  'misread',
] as const
export type Omission = (typeof OMISSIONS)[number]

/** What a format can't hold of a quiz. */
export const QUIZ_LOSSES = [
  'title',
  'instructions',
  'instructionPictures',
  'sections',
  'draw',
  'duration',
  'shuffling',
] as const
export type QuizLoss = (typeof QUIZ_LOSSES)[number]

/** Why nothing can be read from a file. */
export const FILE_FAULTS = [
  'empty',
  'notRecognised',
  'notText',
  'unknownEncoding',
  'damaged',
  'encrypted',
  'tooManyFiles',
  'unpacksTooLarge',
  'unsafeName',
  /** Of two files in a package. */
  'sameName',
  'malformedXml',
  'tooDeep',
  'ownEntities',
  'documentType',
  /** Well-formed, but of no kind that we know. */
  'unknownXml',
  /** Of Blackboard, but no questions in QTI. */
  'blackboardOnly',
  'malformedJson',
  'newerVersion',
  'noQuestions',
  'tooManyQuestions',
  'tooMuchEffort',
  /** The server was stopped meanwhile. */
  'interrupted',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** Why one question of a file can't come in. Rules of the question form have their own names beside these. */
export const QUESTION_FAULTS = [
  'typeUnknown',
  /** A text to read, with no question. */
  'asksNothing',
  /** Its numbers come from a formula, others for everybody. */
  'calculated',
  /** Made of other questions that are drawn by chance. */
  'drawnByChance',
  'severalRightAnswers',
  'noRightAnswer',
  /** What is marked and what a key says, or two keys. */
  'rightAnswersDisagree',
  /** A key names an answer that the question doesn’t have. */
  'keyUnknownAnswer',
  /** A key has a number that no question has. */
  'keyWithoutQuestion',
  'partlyRightAnswers',
  'tolerance',
  /** A sign that stands for any words. */
  'wildcards',
  /** Of a table: cells that may be its answers stand in columns of which nobody has said what they hold. */
  'columnsUnassigned',
  /** Of GIFT: answers stand between one brace and another, once. */
  'braces',
  'malformed',
] as const
export type QuestionFault = (typeof QUESTION_FAULTS)[number]

/** What was left out of a question that comes in. */
export const IMPORT_NOTES = [
  /** What was said of single answers. */
  'answerFeedback',
  'hints',
  /** A picture that is not in the file, or none that we show. */
  'pictureMissing',
  'pictureUnfit',
  'pictureRoomFull',
  /** Worth something that can't be given here; it gets the usual. */
  'points',
  /** Upper and lower case are no matter here. */
  'caseIgnored',
  /** Wrong answers cost points there. */
  'negativePoints',
  /** Answers that were worth a part of the points there count as wrong here. */
  'partlyRight',
  /** Some of the items of an order were drawn by chance there. */
  'allItems',
  /** An order earned its points in another way there. */
  'orderMarking',
  /** Labels could be put only into the places of their group there. */
  'labelGroups',
  /** There were more or fewer of a marker there than places for it. */
  'markerCounts',
  /** Any one of several right ones was enough; here all of them are asked for. */
  'anyRight',
  /** Some of the right ones were worth something without the others; here they are not. */
  'allOrNothing',
  /** They were worth more or less than each other; here each counts the same. */
  'unevenShares',
  /** The gaps of a text counted otherwise than weights here can say; here each counts the same. */
  'gapWeights',
] as const
export type ImportNote = (typeof IMPORT_NOTES)[number]
