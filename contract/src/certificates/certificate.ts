import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, lineSchema, nameSchema, textSchema } from '../fields.ts'
import { CERTIFICATE_REASON_MAX } from '../limits.ts'
import { answerOf, PDF, ZIP } from '../media.ts'
import { quizParams } from '../quizzes/quiz.ts'
import { STATISTICS_ERRORS } from '../results/report.ts'
import { certificateNumberSchema } from './number.ts'

export const CERTIFICATE_STATES = ['valid', 'expired', 'withdrawn'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

/** `result`: they have not passed any more; `creator`: by hand. */
export const WITHDRAWN_BY = ['result', 'creator'] as const
export type WithdrawnBy = (typeof WITHDRAWN_BY)[number]

const numberSchema = z.string()

/** All that strangers learn. */
export const checkedCertificateSchema = z.object({
  number: numberSchema,
  state: z.enum(CERTIFICATE_STATES),
  /** As the certificate has it; empty where its holder has not written it yet. */
  holder: z.string(),
  title: z.string(),
  issuer: z.string(),
  issuedAt: instantSchema,
  /** Null: it does not end. */
  expiresAt: instantSchema.nullable(),
})
export type CheckedCertificate = z.infer<typeof checkedCertificateSchema>

/** The same for its holder, and for the creator of the quiz. */
export const certificateSchema = checkedCertificateSchema.extend({
  withdrawnBy: z.enum(WITHDRAWN_BY).nullable(),
  /** What was said when it was withdrawn by hand. */
  reason: z.string(),
})
export type Certificate = z.infer<typeof certificateSchema>

/** As it stands in the list of results. */
export const listedCertificateSchema = certificateSchema.pick({
  number: true,
  state: true,
  withdrawnBy: true,
})
export type ListedCertificate = z.infer<typeof listedCertificateSchema>

const ownCertificateSchema = certificateSchema.extend({
  /** Nobody has said how they are called: they write it once. */
  canWriteName: z.boolean(),
})
export type OwnCertificate = z.infer<typeof ownCertificateSchema>

export const checkCertificate = {
  method: 'GET',
  url: '/api/certificates/:number',
  access: 'public',
  summary: 'Whether a certificate is valid, whose it is, what for, by whom and since when; nothing more',
  errors: ['certificateNotFound', 'tooManyAttempts'],
  schema: {
    params: z.object({ number: certificateNumberSchema }),
    response: { 200: checkedCertificateSchema },
  },
} as const satisfies Endpoint

const OWN_ERRORS = ['quizNotFound', 'notAParticipant', 'quizNotActive'] as const

export const getOwnCertificate = {
  method: 'GET',
  url: '/api/participation/quizzes/:quizId/certificate',
  access: 'participant',
  result: true,
  summary: 'The certificate that the caller has for a quiz; null where there is none',
  errors: OWN_ERRORS,
  schema: {
    params: quizParams,
    response: { 200: z.object({ certificate: ownCertificateSchema.nullable() }) },
  },
} as const satisfies Endpoint

export const nameOwnCertificate = {
  method: 'PUT',
  url: '/api/participation/quizzes/:quizId/certificate/holder',
  access: 'participant',
  result: true,
  summary: 'Writes the name on the caller’s certificate, once, where nobody has said how they are called',
  errors: [...OWN_ERRORS, 'certificateNotFound', 'certificateNamed'],
  schema: {
    params: quizParams,
    body: z.object({ name: nameSchema }),
    response: { 200: z.object({ certificate: ownCertificateSchema.nullable() }) },
  },
} as const satisfies Endpoint

export const withdrawalReasonSchema = textSchema
  .pipe(z.string().max(CERTIFICATE_REASON_MAX, 'textTooLong'))
  .pipe(lineSchema)

const OF_RESULT_ERRORS = [...STATISTICS_ERRORS, 'submissionNotFound', 'certificateNotFound'] as const
const resultParams = quizParams.extend({ submissionId: idSchema })

export const withdrawCertificate = {
  method: 'POST',
  url: '/api/quizzes/:quizId/results/:submissionId/certificate/withdraw',
  access: 'user',
  program: 'write',
  summary: 'Withdraws somebody’s certificate by hand; they are told by mail, with the reason',
  errors: [...OF_RESULT_ERRORS, 'certificateWithdrawn'],
  schema: {
    params: resultParams,
    body: z.object({ reason: withdrawalReasonSchema.default('') }),
    response: { 200: z.object({ certificate: certificateSchema }) },
  },
} as const satisfies Endpoint

export const giveBackCertificate = {
  method: 'POST',
  url: '/api/quizzes/:quizId/results/:submissionId/certificate/give-back',
  access: 'user',
  program: 'write',
  summary: 'Makes a certificate valid again that was withdrawn by hand; its holder is told by mail',
  errors: [...OF_RESULT_ERRORS, 'certificateNotWithdrawn', 'certificateNotPassed'],
  schema: { params: resultParams, response: { 200: z.object({ certificate: certificateSchema }) } },
} as const satisfies Endpoint

/** As a file: each takes some time to draw. */
export const CERTIFICATES_IN_A_FILE = 250

export const getOwnCertificateFile = {
  method: 'GET',
  url: '/api/participation/quizzes/:quizId/certificate/file',
  access: 'participant',
  result: true,
  costs: 'file',
  summary: 'The caller’s certificate as PDF, in the language of the request',
  errors: ['quizNotFound', 'notAParticipant', 'quizNotActive', 'certificateNotFound', 'certificateWithdrawn'],
  schema: { params: quizParams, response: { 200: answerOf(PDF) } },
} as const satisfies Endpoint

export const getCertificateFile = {
  method: 'GET',
  url: '/api/quizzes/:quizId/results/:submissionId/certificate/file',
  access: 'user',
  program: 'results',
  costs: 'file',
  summary: 'Somebody’s certificate as PDF, in their language; for the creator of the quiz',
  errors: [
    'quizNotFound',
    'statisticsCreatorOnly',
    'questionsExamined',
    'quizTakenByYou',
    'submissionNotFound',
    'certificateNotFound',
    'certificateWithdrawn',
  ],
  schema: { params: resultParams, response: { 200: answerOf(PDF) } },
} as const satisfies Endpoint

export const exportCertificates = {
  method: 'GET',
  url: '/api/quizzes/:quizId/certificates/export',
  access: 'user',
  program: 'results',
  costs: 'file',
  summary: `All valid certificates of a quiz as PDF files in a ZIP archive, ${CERTIFICATES_IN_A_FILE} in each part, by name`,
  errors: ['quizNotFound', 'statisticsCreatorOnly', 'questionsExamined', 'quizTakenByYou', 'noCertificates'],
  schema: {
    params: quizParams,
    querystring: z.object({ part: z.coerce.number('invalid').int('invalid').min(1, 'invalid').default(1) }),
    response: { 200: answerOf(ZIP) },
  },
} as const satisfies Endpoint

export const countCertificates = {
  method: 'GET',
  url: '/api/quizzes/:quizId/certificates',
  access: 'user',
  program: 'results',
  summary: 'How many have a certificate of a quiz, and for how many it is valid; for its creator',
  errors: ['quizNotFound', 'statisticsCreatorOnly', 'questionsExamined', 'quizTakenByYou'],
  schema: {
    params: quizParams,
    response: { 200: z.object({ total: z.number().int(), validCount: z.number().int() }) },
  },
} as const satisfies Endpoint
