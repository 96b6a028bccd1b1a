import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/database/client.ts'
import { auditEntries } from '#server/database/schema/administration.ts'
import { apiKeys } from '#server/database/schema/api-keys.ts'
import { certificates } from '#server/database/schema/certificates.ts'
import { mails } from '#server/database/schema/mails.ts'
import { invitations, organizations } from '#server/database/schema/organizations.ts'
import { participants } from '#server/database/schema/participants.ts'
import { plans } from '#server/database/schema/plans.ts'
import { quizQuestions, quizzes } from '#server/database/schema/quizzes.ts'
import { authenticators, recoveryCodes } from '#server/database/schema/second-factors.ts'
import { answers, incidents, messages, submissions } from '#server/database/schema/submissions.ts'
import { subscriptions, usageCounters } from '#server/database/schema/subscriptions.ts'
import { identities } from '#server/database/schema/users.ts'
import { workspaces } from '#server/database/schema/workspaces.ts'

/** What is kept about one person, wherever it stands. */
export function keptRepository(db: DbOrTx) {
  return {
    listAuthenticators: (userId: string) =>
      db
        .select({ confirmedAt: authenticators.confirmedAt })
        .from(authenticators)
        .where(eq(authenticators.userId, userId)),

    listRecoveryCodes: (userId: string) =>
      db
        .select({ createdAt: recoveryCodes.createdAt })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId)),

    listIdentities: (userId: string) => db.select().from(identities).where(eq(identities.userId, userId)),

    listMails: (userId: string) =>
      db
        .select({ subject: mails.subject, recipient: mails.recipient, createdAt: mails.createdAt })
        .from(mails)
        .where(eq(mails.userId, userId))
        .orderBy(desc(mails.createdAt)),

    /** Of the person's own workspace, and of organizations that they own. */
    listSubscriptions: (userId: string) =>
      db
        .select({ workspace: WORKSPACE_NAME, subscription: subscriptions, planTexts: plans.texts })
        .from(subscriptions)
        .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
        .leftJoin(organizations, eq(organizations.id, workspaces.id))
        .leftJoin(plans, eq(plans.id, subscriptions.planId))
        .where(or(eq(workspaces.userId, userId), eq(organizations.ownerId, userId)))
        .orderBy(asc(subscriptions.createdAt), sql`${organizations.id} nulls first`),

    listUsage: (userId: string) =>
      db
        .select({
          workspace: WORKSPACE_NAME,
          kind: usageCounters.kind,
          periodStartsAt: usageCounters.periodStartsAt,
          used: usageCounters.used,
        })
        .from(usageCounters)
        .leftJoin(organizations, eq(organizations.id, usageCounters.workspaceId))
        .where(eq(usageCounters.userId, userId))
        .orderBy(desc(usageCounters.periodStartsAt), asc(usageCounters.kind)),

    listApiKeys: (userId: string) =>
      db
        .select({ workspace: WORKSPACE_NAME, key: apiKeys })
        .from(apiKeys)
        .leftJoin(organizations, eq(organizations.id, apiKeys.workspaceId))
        .where(eq(apiKeys.userId, userId))
        .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),

    listInvitationsTo: (email: string) => listInvitations().where(eq(invitations.email, email)),

    listInvitationsFrom: (userId: string) => listInvitations().where(eq(invitations.invitedById, userId)),

    /** Tied to them, or sent to an address of theirs; what was taken back to draft is nobody's business. */
    listParticipations: ({ userId, email }: { userId: string; email: string | undefined }) =>
      db
        .select({
          title: quizzes.title,
          options: quizzes.options,
          releasedAt: quizzes.releasedAt,
          email: participants.email,
          invitedAt: participants.invitedAt,
          openedAt: participants.openedAt,
          startedAt: submissions.startedAt,
          finishedAt: submissions.finishedAt,
          scorePercent: submissions.scorePercent,
          accommodation: participants.accommodation,
          ownWindow: {
            opensAt: participants.opensAt,
            closesAt: participants.closesAt,
            chooseFrom: participants.chooseFrom,
            chooseUntil: participants.chooseUntil,
            chosenAt: participants.chosenAt,
          },
          submissionId: submissions.id,
          certificate: certificates,
        })
        .from(participants)
        .innerJoin(quizzes, eq(quizzes.id, participants.quizId))
        .leftJoin(submissions, eq(submissions.participantId, participants.id))
        .leftJoin(certificates, eq(certificates.participantId, participants.id))
        .where(
          and(
            ne(quizzes.status, 'draft'),
            or(
              eq(participants.userId, userId),
              email === undefined
                ? undefined
                : and(isNull(participants.userId), eq(participants.email, email)),
            ),
          ),
        )
        .orderBy(desc(participants.invitedAt), asc(participants.id)),

    /** What was given in these submissions, with the question as the quiz asked it. */
    listAnswers: (submissionIds: string[]) =>
      db
        .select({
          submissionId: answers.submissionId,
          question: quizQuestions.frozen,
          answer: answers.answer,
          isFlagged: answers.isFlagged,
          spentMs: answers.spentMs,
          savedAt: answers.savedAt,
          points: answers.points,
          feedback: answers.feedback,
        })
        .from(answers)
        .innerJoin(submissions, eq(submissions.id, answers.submissionId))
        .innerJoin(
          quizQuestions,
          and(eq(quizQuestions.quizId, submissions.quizId), eq(quizQuestions.questionId, answers.questionId)),
        )
        .where(inArray(answers.submissionId, submissionIds))
        .orderBy(asc(answers.savedAt), asc(answers.number)),

    listIncidents: (submissionIds: string[]) =>
      db
        .select()
        .from(incidents)
        .where(inArray(incidents.submissionId, submissionIds))
        .orderBy(asc(incidents.notedAt)),

    /** To whoever these are of, or to all who took part in the same quiz, while they were at work on these. */
    listMessages: (submissionIds: string[]) =>
      db
        .select({ submissionId: submissions.id, text: messages.text, sentAt: messages.sentAt })
        .from(messages)
        .innerJoin(participants, eq(participants.quizId, messages.quizId))
        .innerJoin(submissions, eq(submissions.participantId, participants.id))
        .where(
          and(
            inArray(submissions.id, submissionIds),
            or(isNull(messages.participantId), eq(messages.participantId, participants.id)),
            gte(messages.sentAt, submissions.startedAt),
            or(isNull(submissions.finishedAt), lte(messages.sentAt, submissions.finishedAt)),
          ),
        )
        .orderBy(asc(messages.sentAt)),

    listAuditEntries: (userId: string) =>
      db.select().from(auditEntries).where(eq(auditEntries.actorId, userId)).orderBy(desc(auditEntries.at)),
  }

  function listInvitations() {
    return db
      .select({
        organization: organizations.name,
        email: invitations.email,
        role: invitations.role,
        sentAt: invitations.sentAt,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
      .$dynamic()
  }
}

const WORKSPACE_NAME = sql<string>`coalesce(${organizations.name}, 'personal')`
