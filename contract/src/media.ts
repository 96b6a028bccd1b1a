import { z } from 'zod'

/** An answer that is no JSON but a file, or a stream of events. Its types are for the documentation. */
export function answerOf(...types: [string, ...string[]]) {
  return z.any().meta({ mediaTypes: types })
}

/** Undefined where the answer is JSON. */
export function mediaTypesOf(schema: z.ZodType): string[] | undefined {
  return schema.meta()?.mediaTypes as string[] | undefined
}

export const CSV = 'text/csv'
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const EVENTS = 'text/event-stream'
export const PDF = 'application/pdf'
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const ZIP = 'application/zip'
