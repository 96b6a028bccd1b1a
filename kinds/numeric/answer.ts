export { isBlank, receiptLine } from '../fill-in/answer.ts'
