/**
 * Whether browsers may report errors: yes, unless the operator sets `ERROR_REPORTS=false`. Not a parameter of the library: which
 * functions there are is decided before parameters have values.
 */
export function takesErrorReports(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment.ERROR_REPORTS?.trim() !== 'false'
}
