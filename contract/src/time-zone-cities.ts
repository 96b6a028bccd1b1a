import type { Locale } from './locales.ts'

/** The place that a zone is named after, as people there and elsewhere call it. */
export function cityOf(locale: Locale, timeZone: string): string {
  const own = timeZone.split('/').at(-1)?.replaceAll('_', ' ').replace(/^St /, 'St. ') ?? timeZone
  return (locale === 'fr' && FRENCH[timeZone]) || (RENAMED[timeZone] ?? own)
}

/** The same after “time of”, which English does without: « de Paris », « d’Athènes », « du Caire ». */
export function ofCity(locale: Locale, timeZone: string): string {
  const city = cityOf(locale, timeZone)
  if (locale !== 'fr') return city
  if (/^Les? /.test(city)) return city.replace(/^Le /, 'du ').replace(/^Les /, 'des ')
  return /^[AEIOUÉÎ]/.test(city) && timeZone !== 'UTC' ? `d’${city}` : `de ${city}`
}

/** What the database of time zones still calls by an older name, or in a short one. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'America/Sao_Paulo': 'São Paulo',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Europe/Zurich': 'Zürich',
  'Indian/Reunion': 'Réunion',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Noumea': 'Nouméa',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

/** Where French has a name of its own. */
const FRENCH: Record<string, string> = {
  'Africa/Addis_Ababa': 'Addis-Abeba',
  'Africa/Algiers': 'Alger',
  'Africa/Cairo': 'Le Caire',
  'Africa/Lome': 'Lomé',
  'Africa/Mogadishu': 'Mogadiscio',
  'America/Barbados': 'Barbade',
  'America/Curacao': 'Curaçao',
  'America/Dominica': 'Dominique',
  'America/Havana': 'La Havane',
  'America/Jamaica': 'Jamaïque',
  'America/Mexico_City': 'Mexico',
  'America/Montreal': 'Montréal',
  'America/Miquelon': 'Saint-Pierre-et-Miquelon',
  'America/Puerto_Rico': 'Porto Rico',
  'America/St_Barthelemy': 'Saint-Barthélemy',
  'Asia/Baghdad': 'Bagdad',
  'Asia/Beirut': 'Beyrouth',
  'Asia/Damascus': 'Damas',
  'Asia/Dubai': 'Dubaï',
  'Asia/Hong_Kong': 'Hong Kong',
  'Asia/Jerusalem': 'Jérusalem',
  'Asia/Katmandu': 'Katmandou',
  'Asia/Kathmandu': 'Katmandou',
  'Asia/Kuwait': 'Koweït',
  'Asia/Riyadh': 'Riyad',
  'Asia/Seoul': 'Séoul',
  'Asia/Singapore': 'Singapour',
  'Asia/Tashkent': 'Tachkent',
  'Asia/Tbilisi': 'Tbilissi',
  'Asia/Tehran': 'Téhéran',
  'Asia/Yerevan': 'Erevan',
  'Atlantic/Azores': 'Les Açores',
  'Atlantic/Canary': 'Les Canaries',
  'Atlantic/Cape_Verde': 'Cap-Vert',
  'Atlantic/Faeroe': 'Les Féroé',
  'Europe/Andorra': 'Andorre',
  'Europe/Athens': 'Athènes',
  'Europe/Bucharest': 'Bucarest',
  'Europe/Brussels': 'Bruxelles',
  'Europe/Copenhagen': 'Copenhague',
  'Europe/Guernsey': 'Guernesey',
  'Europe/Isle_of_Man': 'Île de Man',
  'Europe/Lisbon': 'Lisbonne',
  'Europe/London': 'Londres',
  'Europe/Malta': 'Malte',
  'Europe/Moscow': 'Moscou',
  'Europe/San_Marino': 'Saint-Marin',
  'Europe/Vienna': 'Vienne',
  'Europe/Warsaw': 'Varsovie',
  'Europe/Zurich': 'Zurich',
  'Indian/Mauritius': 'Maurice',
  'Indian/Reunion': 'La Réunion',
  'Pacific/Marquesas': 'Les Marquises',
}
