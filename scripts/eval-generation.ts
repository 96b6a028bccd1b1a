import { runEvaluation } from '../server/src/modules/generation/eval/run-evaluation.ts'

/** `npm run eval:generation`: measures what the built-in generator promises; `--subjects` names what it doesn't serve. */
const broken = await runEvaluation({
  say: console.log,
  now: () => performance.now(),
  namesSubjects: process.argv.includes('--subjects'),
})
process.exitCode = broken > 0 ? 1 : 0
