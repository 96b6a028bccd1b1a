import type { AccountExport } from '@probant/contract/account-export'
import { writtenNumber } from '@probant/contract/certificates/number'
import type { Locale } from '@probant/contract/locales'
import { kindOf } from '@probant/kinds'
import type { keptRepository } from './repository.ts'

type Kept = ReturnType<typeof keptRepository>
type RowOf<List extends keyof Kept> = Awaited<ReturnType<Kept[List]>>[number]

export function presentSubscription(
  { workspace, subscription, planTexts }: RowOf<'listSubscriptions'>,
  locale: Locale,
): AccountExport['subscriptions'][number] {
  const { state, priceCents, currency, customerId, providerSubscriptionId } = subscription
  return {
    workspace,
    plan: planTexts?.[locale].name ?? null,
    state,
    trialEndsAt: moment(subscription.trialEndsAt),
    pastDueSince: moment(subscription.pastDueSince),
    periodStartsAt: moment(subscription.periodStartsAt),
    periodEndsAt: moment(subscription.periodEndsAt),
    cancelsAt: moment(subscription.cancelsAt),
    priceCents,
    currency,
    customerId,
    providerSubscriptionId,
    createdAt: subscription.createdAt.toISOString(),
  }
}

export function presentApiKey({
  workspace,
  key: { name, scopes, createdAt, endsAt, lastUsedAt },
}: RowOf<'listApiKeys'>): AccountExport['apiKeys'][number] {
  return {
    workspace,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    endsAt: moment(endsAt),
    lastUsedAt: moment(lastUsedAt),
  }
}

export function presentInvitation({ sentAt, expiresAt, ...rest }: RowOf<'listInvitationsTo'>) {
  return { ...rest, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

/** A score that is kept back until its release is not told here either. */
export function presentParticipation(
  {
    title,
    email,
    options,
    releasedAt,
    scorePercent,
    accommodation,
    certificate,
    ownWindow,
    ...at
  }: RowOf<'listParticipations'>,
  { answers, incidents, messages }: Begun,
  locale: Locale,
): AccountExport['participations'][number] {
  const isTold = options.scoreShown === 'at_once' || releasedAt !== null
  return {
    title,
    email,
    invitedAt: at.invitedAt.toISOString(),
    openedAt: moment(at.openedAt),
    startedAt: moment(at.startedAt),
    finishedAt: moment(at.finishedAt),
    score: isTold ? scorePercent : null,
    accommodation,
    certificate: certificate && presentCertificate(certificate),
    ownWindow: presentOwnWindow(ownWindow),
    answers: answers.map(({ question, answer, isFlagged, spentMs, savedAt, points, feedback }) => ({
      question: question?.title ?? '',
      answer: answer && kindOf(answer).inWords(answer, question?.content, locale),
      isFlagged,
      spentMs,
      savedAt: savedAt.toISOString(),
      points: isTold ? points : null,
      feedback: isTold ? feedback : '',
    })),
    messages: messages.map(({ text, sentAt }) => ({ text, sentAt: sentAt.toISOString() })),
    incidents: incidents.map(({ kind, notedAt, gapMs }) => ({ kind, notedAt: notedAt.toISOString(), gapMs })),
  }
}

function presentCertificate(row: NonNullable<RowOf<'listParticipations'>['certificate']>) {
  const { number, holder, title, issuer, issuedAt, expiresAt, withdrawnAt, reason } = row
  return {
    number: writtenNumber(number),
    holder,
    title,
    issuer,
    issuedAt: issuedAt.toISOString(),
    expiresAt: moment(expiresAt),
    withdrawnAt: moment(withdrawnAt),
    reason,
  }
}

interface Begun {
  answers: RowOf<'listAnswers'>[]
  incidents: RowOf<'listIncidents'>[]
  messages: RowOf<'listMessages'>[]
}

function moment(at: Date | null): string | null {
  return at?.toISOString() ?? null
}

/** None where it is like everybody else’s. */
export function presentOwnWindow(own: Record<keyof ExportedWindow, Date | null>): ExportedWindow | null {
  const { opensAt, closesAt, chooseFrom, chooseUntil, chosenAt } = own
  if (!opensAt) return null
  return {
    opensAt: moment(opensAt),
    closesAt: moment(closesAt),
    chooseFrom: moment(chooseFrom),
    chooseUntil: moment(chooseUntil),
    chosenAt: moment(chosenAt),
  }
}

type ExportedWindow = NonNullable<AccountExport['participations'][number]['ownWindow']>
