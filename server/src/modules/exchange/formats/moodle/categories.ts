/** Where Moodle files a question: under its subject. A slash parts names, so one within a name stands twice. */
export function categoryOf(subject: string): string {
  const name = subject.replaceAll('/', '//').replace(/^\//, ' /').replace(/\/$/, '/ ')
  return `$course$/top/${name}`
}

/** The innermost category's name; nothing where Moodle has made it up itself, which says nothing of the question. */
export function subjectOfCategory(category: string): string | null {
  const names = category
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
  if (/^\$\w+\$$/.test(names[0] ?? '')) names.shift()
  if (names[0] === 'top') names.shift()
  const name = names.at(-1) ?? ''
  return name === '' || MADE_UP.test(name) ? null : name
}

const MADE_UP = /^(?:default for|défaut pour) /i
