/** Of one answer: to choose from, or to fill in. */
export const ANSWER_MAX = 1000
/** Accepted answers of one fill-in question. */
export const ACCEPTED_MAX = 20
/** Pairs of a matching question. */
export const PAIRS_MIN = 2
export const PAIRS_MAX = 10
/** Its further answers, which belong to nothing. */
export const OTHERS_MAX = 6
/** Accepted numbers of one numeric question, and the units that they can be given in. */
export const VALUES_MAX = 10
export const UNITS_MAX = 10
export const UNIT_NAME_MAX = 30
/** Of a number as it is typed. */
export const NUMBER_MAX = 100
/** Of a text with gaps, and of the gaps in it. */
export const GAP_TEXT_MAX = 4000
export const GAPS_MAX = 12
/** Regions of a picture. */
export const SPOTS_MAX = 12
/** The longest side of a picture, in pixels. */
export const PICTURE_SIDE_MAX = 6000
/** Of an open answer; some 3,000 words. */
export const OPEN_ANSWER_MAX = 20_000
/** Of an explanation, or of what a grader should look for. */
export const EXPLANATION_MAX = 8000
/** What a question is worth: the least, and every step up to the most. */
export const POINTS_STEP = 0.25
export const POINTS_MAX = 100
/** Answers of a list to choose from. */
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 10
