import fc from 'fast-check'

/**
 * Properties try the same examples in each run, so that a run says of a change what it said of it before.
 * `PROPERTY_SEED=random` tries others, as `npm run test:mixes` does; a number repeats what was found so.
 */
const given = process.env.PROPERTY_SEED ?? '20261119'
if (given !== 'random') fc.configureGlobal({ seed: Number(given) })
