import type { TFunction } from 'i18next'

/** The board's sentences. They are asked for once and handed to the rows: a thousand of them listening to the language would be too many. */
export type LiveWords = TFunction<'live'>
