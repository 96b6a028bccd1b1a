import { DAY, HOUR, MINUTE, SECOND } from './platform/clock.ts'
import type { Job } from './platform/jobs/schedule.ts'
import type { Services } from './services.ts'

/** What happens by itself. */
export function jobsOf(services: Services): Job[] {
  const {
    platform,
    sending,
    sessions,
    users,
    apiKeys,
    lti,
    billing,
    branding,
    questions,
    generation,
    exchange,
    quizzes,
    admission,
    invitations,
    submissions,
    certificates,
    webhooks,
  } = services
  const { mailDelivery, mailRetention, attempts, botCheck, uploads, presence, idempotency } = platform
  return [
    { name: 'note that the server is there', everyMs: 3 * SECOND, run: () => presence.note() },
    { name: 'forget when the server was there', everyMs: HOUR, run: () => presence.forgetOld() },
    {
      name: 'write mails that are due',
      everyMs: SECOND,
      run: (stopping) => invitations.dueMails.write(stopping),
    },
    { name: 'send due mails', everyMs: SECOND, run: (stopping) => mailDelivery.sendDue(stopping) },
    {
      name: 'send webhook messages',
      everyMs: SECOND,
      run: (stopping) => webhooks.delivery.sendDue(stopping),
    },
    { name: 'forget old webhook messages', everyMs: HOUR, run: () => webhooks.log.forgetOld() },
    { name: 'forget counts of mails', everyMs: HOUR, run: () => sending.forgetOld() },
    { name: 'forget old mails', everyMs: HOUR, run: (stopping) => mailRetention.forgetOld(stopping) },
    { name: 'delete dead sessions', everyMs: HOUR, run: () => sessions.deleteDead() },
    { name: 'forget old browsers', everyMs: HOUR, run: () => sessions.knownBrowsers.forgetOld() },
    { name: 'forget old second steps', everyMs: HOUR, run: () => sessions.secondSteps.forgetOld() },
    { name: 'forget old links', everyMs: HOUR, run: () => users.links.forgetOld() },
    { name: 'forget old keys', everyMs: HOUR, run: () => apiKeys.forgetOld() },
    { name: 'forget old launches', everyMs: HOUR, run: () => lti.launches.forgetOld() },
    { name: 'forget guests', everyMs: HOUR, run: () => users.forgetGuests() },
    { name: 'forget old codes', everyMs: HOUR, run: () => admission.shareJoining.forgetOldCodes() },
    { name: 'forget answers to named calls', everyMs: HOUR, run: () => idempotency.forgetOld() },
    { name: 'forget old attempts', everyMs: HOUR, run: () => attempts.forgetOld() },
    { name: 'forget spent bot tokens', everyMs: HOUR, run: async () => botCheck.forgetOld?.() },
    { name: 'forget texts of generations', everyMs: HOUR, run: () => generation.forgetTexts() },
    { name: 'forget old imports', everyMs: 10 * MINUTE, run: () => exchange.importing.forgetOld() },
    { name: 'end abandoned generations', everyMs: MINUTE, run: () => generation.endAbandoned() },
    {
      name: 'hand in what is overdue',
      everyMs: 2 * SECOND,
      run: () => submissions.handingIn.handInOverdue(),
    },
    {
      name: 'end pauses that were forgotten',
      everyMs: MINUTE,
      run: () => submissions.pausing.endLongPauses(),
    },
    { name: 'mark what was handed in before', everyMs: HOUR, run: () => submissions.marks.markUnmarked() },
    {
      name: 'tell those whose answers are graded',
      everyMs: MINUTE,
      run: () => submissions.notifying.notifyGraded(),
    },
    { name: 'write mails about certificates', everyMs: MINUTE, run: () => certificates.mails.write() },
    {
      name: 'complete quizzes that are over',
      everyMs: 5 * SECOND,
      run: () => quizzes.publication.completeDue(),
    },
    {
      name: 'call those who have not begun before the end',
      everyMs: MINUTE,
      run: () => invitations.reminders.callLast(),
    },
    { name: 'remove abandoned uploads', everyMs: HOUR, run: () => uploads.removeAbandoned() },
    { name: 'delete unused logos', everyMs: DAY, run: () => branding.logos.deleteUnused() },
    {
      name: 'delete unused pictures',
      everyMs: DAY,
      run: (stopping) => questions.pictures.deleteUnused(stopping),
    },
    {
      name: 'end payments for what is gone',
      everyMs: 10 * SECOND,
      run: () => billing.goneCustomers.notifyProvider(),
    },
    { name: 'look again at payments', everyMs: HOUR, run: () => billing.sweep.run() },
  ]
}
