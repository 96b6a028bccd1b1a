/** Which rule of French typography a sentence breaks. */
export function frenchTypographyFault(sentence: string): string | undefined {
  // Only before a space or the end: neither an address nor a time of day (10:30) is meant.
  if (/[^\u00a0\u202f:;!?][:;!?](?=[\s\u00a0»]|$)/u.test(sentence)) return 'no no-break space before : ; ! ?'
  if (/«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u.test(sentence)) return 'no no-break space inside « »'
  if (/\p{L}'/u.test(sentence)) return 'a straight apostrophe'
  if (/(^|[\s(])"|"($|[\s.,)])/u.test(sentence)) return 'straight quotation marks'
  if (BEFORE_A_NAME.test(sentence))
    return 'a name after “de” or “que”, which would have to be elided before a vowel'
}

/** What is filled in here may begin with a vowel: “la copie de Emil”. Such a sentence is said another way. */
const BEFORE_A_NAME =
  /(?<!\p{L})(?:de|que|jusque|lorsque|puisque)[ \u00a0](?:<\w+>)?\{\{?(?:actor|company|email|format|name|organization|other|owner|person|plan|subject|target|who|workspace)\b/iu
