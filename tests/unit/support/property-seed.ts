import fc from 'fast-check'

/**
 * Properties draw the same examples in every run, so that a change is judged by what it changes. AMHS_SEED=n (an integer)
 * draws others; a failure prints the seed that shows it again.
 */
fc.configureGlobal({ seed: Number(process.env.AMHS_SEED ?? 20_261_121) })
