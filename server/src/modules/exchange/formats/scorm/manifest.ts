import { tag, XML_PROLOGUE } from '#server/platform/xml/markup.ts'
import type { Bundle } from '../format.ts'

/** What a platform reads first: one thing to play, and the files that it is made of. */
export function manifestOf({ title, quiz, now }: Bundle, files: readonly string[]): string {
  const name = quiz ? `quiz_${quiz.id}` : `questions_${now.getTime()}`
  const limit = quiz && quiz.durationMinutes > 0 ? quiz.durationMinutes : undefined
  const item = tag(
    'item',
    { identifier: 'item', identifierref: 'player', isvisible: true },
    tag('title', {}, title),
    limit && tag('adlcp:maxtimeallowed', {}, timespan(limit)),
    // The player hands in by itself when the time is over; a platform that closed it first would lose that.
    limit && tag('adlcp:timelimitaction', {}, 'continue,no message'),
  )
  const manifest = tag(
    'manifest',
    {
      identifier: name,
      version: '1.0',
      xmlns: PACKAGING,
      'xmlns:adlcp': SCORM,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${PACKAGING} imscp_rootv1p1p2.xsd ${SCORM} adlcp_rootv1p2.xsd`,
    },
    tag('metadata', {}, tag('schema', {}, 'ADL SCORM'), tag('schemaversion', {}, '1.2')),
    tag(
      'organizations',
      { default: 'organization' },
      tag('organization', { identifier: 'organization' }, tag('title', {}, title), item),
    ),
    tag(
      'resources',
      {},
      tag(
        'resource',
        { identifier: 'player', type: 'webcontent', 'adlcp:scormtype': 'sco', href: 'index.html' },
        files.map((href) => tag('file', { href })),
      ),
    ),
  )
  return `${XML_PROLOGUE}${manifest.xml}\n`
}

/** `0001:30:00`: hours, minutes, seconds. */
function timespan(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(Math.floor(minutes / 60)).padStart(4, '0')}:${two(minutes % 60)}:00`
}

const PACKAGING = 'http://www.imsproject.org/xsd/imscp_rootv1p1p2'
const SCORM = 'http://www.adlnet.org/xsd/adlcp_rootv1p2'
