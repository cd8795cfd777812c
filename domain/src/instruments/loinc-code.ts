/**
 * Whether a LOINC code ("44249-1") keeps LOINC's mod-10 check digit. Answer codes ("LA6568-5") and answer
 * lists ("LL358-3") follow another rule, so only their shape is looked at.
 */
export function loincCodeHolds(code: string): boolean {
  if (/^L[AL]\d+-\d$/.test(code)) return true
  const match = /^(\d+)-(\d)$/.exec(code)
  if (!match) return false
  const digits = [...String(match[1])].reverse()
  // Both steps count digits, so the order in which the odd ones are joined decides their carries.
  const odd = digits.filter((_, position) => position % 2 === 0).join('')
  const even = digits.filter((_, position) => position % 2 === 1)
  const sum = [...String(2 * Number(odd)), ...even].reduce((total, digit) => total + Number(digit), 0)
  return (10 - (sum % 10)) % 10 === Number(match[2])
}
