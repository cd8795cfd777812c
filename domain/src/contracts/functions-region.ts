/** Where the functions run unless an operator chose another place; page and functions have to agree, or no call arrives. */
export const defaultRegion = 'us-central1'
