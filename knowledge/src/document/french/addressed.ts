import { elided } from '../../elision.ts'
import { genderOf, infinitiveOf, thirdOfSecond } from './words.ts'

/** `Vous acquérez 2,5 jours de congés`: what it tells its readers is true of anybody: `On acquiert …`. */
export function ofAnybody(text: string): string | undefined {
  const { lead = '', pronoun = '', verb = '', rest = '' } = ADDRESSED.exec(text)?.groups ?? {}
  const third = thirdOfSecond(verb)
  if (!third || OTHERWISE_ADDRESSED.test(lead + rest) || KNOWING.test(verb)) return undefined
  return owned(`${lead}${pronoun === 'Vous' ? 'On' : 'on'} ${third}${rest}`)
}

/** `Sans réponse, relancez votre responsable`: `sans réponse, il faut relancer son responsable`. */
export function asRule(text: string): string | undefined {
  const { lead = '', verb = '', rest = '' } = ORDER.exec(text)?.groups ?? {}
  const infinitive = infinitiveOf(verb.toLowerCase())
  if (!infinitive || OTHERWISE_ADDRESSED.test(lead + rest) || POINTING.test(lead + rest)) return undefined
  return owned(`${lead}il faut ${infinitive}${rest}`)
}

export const ADDRESSED =
  /^(?<lead>[^,:;]{4,70}, )?(?<pronoun>[Vv]ous) (?<verb>\p{Ll}+(?:ez|tes))(?<rest> [^:;]+)$/u
const ORDER = /^(?<lead>[^,:;]{4,70}, )?(?<verb>\p{L}\p{Ll}{2,}ez)(?<rest> [^:;]+)$/u
const OTHERWISE_ADDRESSED = /(?<!\p{L})(?:vous|nous|notre|nos|ensuite|aussi)(?!\p{L})/iu
const POINTING = /(?<!\p{L})(?:ce|cet|cette|ces|il|elle|ils|elles|lui|y|en (?=\p{Ll}+ez))(?!\p{L})/iu
/** `Vous savez que …` */
const KNOWING =
  /^(?:savez|saviez|saurez|connaissez|voyez|verrez|remarquez|remarquerez|trouvez|trouverez|venez|comprenez)$/

function owned(text: string): string {
  return text
    .replace(/(?<!\p{L})vos(?!\p{L})/gu, 'ses')
    .replace(/(?<!\p{L})votre (?=(\p{L}+))/gu, (_, noun: string) =>
      genderOf(noun) === 'F' && elided('la ', noun) === 'la ' ? 'sa ' : 'son ',
    )
}
