/** Does whoever comes teach this course? What somebody is elsewhere in the institution only counts where the course says nothing. */
export function isTeacher(roles: readonly string[]): boolean {
  const inCourse = roles.flatMap((role) => courseRoleOf(role) ?? [])
  if (inCourse.length > 0) return inCourse.some((role) => TEACHING.includes(role))
  return roles.some((role) => ELSEWHERE.test(role))
}

const TEACHING = ['Instructor', 'ContentDeveloper', 'Administrator', 'Manager']
const ELSEWHERE =
  /\/(system|institution)\/person#(Administrator|SysAdmin|AccountAdmin|Faculty|Instructor|Staff)$/
const COURSE_ROLE = /\/membership(?:\/(\w+))?#(\w+)$/

/** `…/membership#Instructor`, `…/membership/Instructor#TeachingAssistant`, or the short form without an address. */
function courseRoleOf(role: string): string | undefined {
  const [, principal, name] = COURSE_ROLE.exec(role) ?? []
  return principal ?? name ?? (/^\w+$/.test(role) ? role : undefined)
}
