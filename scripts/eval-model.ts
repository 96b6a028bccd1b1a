import { evaluateModel } from '../bench/generation/model/evaluate.ts'

process.exitCode = (await evaluateModel()) ? 0 : 1
