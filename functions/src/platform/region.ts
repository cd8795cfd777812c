import { defaultRegion } from '@amhs/domain/contracts/functions-region'

/**
 * The place that an operator chose in `FUNCTIONS_REGION`. Not a parameter of the library: which functions there are, and where,
 * is decided when this file is loaded, before parameters have values.
 */
export function regionOf(chosen: string | undefined): string {
  return chosen?.trim() || defaultRegion
}

export const region = regionOf(process.env.FUNCTIONS_REGION)
