import { kindOf } from '@probant/kinds'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import { presentOwnWindow } from '../present.ts'
import type { WorkRepository } from './repository.ts'

type QuestionRow = Awaited<ReturnType<WorkRepository['pageOfQuestions']>>[number]
type GenerationRow = Awaited<ReturnType<WorkRepository['pageOfGenerations']>>[number]
type QuizRow = Awaited<ReturnType<WorkRepository['pageOfQuizzes']>>[number]
type GroupRow = Awaited<ReturnType<WorkRepository['pageOfGroups']>>[number]
type PictureRow = NonNullable<Awaited<ReturnType<WorkRepository['findPicture']>>>

/** As its author wrote it: the HTML that was made of it is the product's. */
export function presentQuestion(row: QuestionRow) {
  const { id, type, subject, language, difficulty, title, explanation, origin, source, sourceSentence } = row
  return {
    id,
    type,
    subject,
    language,
    difficulty,
    title,
    content: kindOf(row.content).write(row.content),
    history: row.revisions.map(presentRevision),
    explanation,
    origin,
    source,
    sourceSentence,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function presentRevision({ at, question }: QuestionRow['revisions'][number]) {
  const { type, subject, language, difficulty, title, explanation, content } = question
  return {
    type,
    subject,
    language,
    difficulty,
    title,
    explanation,
    content: kindOf(content).write(content),
    editedAt: at.toISOString(),
  }
}

/** What was asked for, when, and what came of it. */
export function presentGeneration({ request, generator, status, asked, delivered, ...row }: GenerationRow) {
  return {
    request,
    generator,
    status,
    asked,
    delivered,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

/** The file itself comes along: once the account is deleted, no address leads to it any more. */
export function presentPicture({ id, type, width, height, bytes, createdAt }: PictureRow) {
  return { id, type, width, height, createdAt: createdAt.toISOString(), base64: bytes.toString('base64') }
}

/** As its creator filled in the form; its questions stand there by themselves. */
export function presentQuiz({ places, participants, shareLink, ...row }: QuizRow) {
  const { id, workspace, title, language, status, timeZone, durationMinutes, instructions, options } = row
  return {
    id,
    workspace,
    title,
    language,
    status,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    timeZone,
    durationMinutes,
    instructions,
    sections: row.sections.map((section, index) => ({
      ...section,
      questions: places
        .filter((place) => place.section === index)
        .map(({ questionId, points }) => ({ questionId, points })),
    })),
    options,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    participants: participants.map(presentParticipant),
    shareLink: shareLink && {
      domains: shareLink.domains,
      emails: shareLink.emails,
      openedAt: shareLink.openedAt.toISOString(),
    },
  }
}

/** As their creator knows them. */
function presentParticipant(row: QuizRow['participants'][number]) {
  return {
    email: shownAddress(row.email),
    name: row.name,
    givenEmail: row.givenEmail ?? '',
    message: row.message,
    source: row.source,
    invitedAt: row.invitedAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    score: row.scorePercent,
    accommodation: row.accommodation,
    ownWindow: presentOwnWindow(row),
  }
}

export function presentGroup({ id, name, members, createdAt, updatedAt }: GroupRow) {
  return {
    id,
    name,
    members: members.map(({ email, name }) => ({ email: shownAddress(email), name })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
