import fc from 'fast-check'

/**
 * Properties draw the same examples in every run, so that a change is judged by what it changes. AMHS_SEED=n (an integer)
 * draws others; a failure prints the seed that shows it again.
 */
const seed = Number(process.env.AMHS_SEED ?? 20_261_121)
if (!Number.isInteger(seed)) throw new Error(`AMHS_SEED must be an integer, not ${process.env.AMHS_SEED}`)
fc.configureGlobal({ seed })
