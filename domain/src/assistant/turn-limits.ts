/** Longest message of a person, in UTF-16 units. */
export const longestMessage = 2000

/** Most turns of a conversation that are sent; the page leaves out the oldest. */
export const mostTurns = 24

/** Most characters (UTF-16 units) of all turns together; the page leaves out the oldest. */
export const mostCharacters = 12_000

/** Longest answer as it comes back in a request, in UTF-16 units: the filter's limit if every character is an emoji. */
export const longestAnswer = 2400
