/** Hosts of mail as they are often mistyped, and what was meant. */
const MISTYPED: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmial.fr': 'hotmail.fr',
  'hotmail.con': 'hotmail.com',
  'yaho.com': 'yahoo.com',
  'yaho.fr': 'yahoo.fr',
  'yahoo.con': 'yahoo.com',
  'outlok.com': 'outlook.com',
  'outlok.fr': 'outlook.fr',
  'outlook.con': 'outlook.com',
  'iclould.com': 'icloud.com',
  'ornage.fr': 'orange.fr',
}

/** The address that was probably meant; nothing where there is no reason to ask. */
export function meantAddress(email: string): string | undefined {
  const [, person, host] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? []
  const meant = host && MISTYPED[host.toLowerCase()]
  return meant ? `${person}@${meant}` : undefined
}
