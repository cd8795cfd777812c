const pieces = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  'jAvAsCrIpT:alert(1)',
  'java\nscript:alert(1)',
  '<a href="javascript:alert(1)">x</a>',
  "'; DROP TABLE users; --",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template's placeholder is what is tried
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  'onclick=alert(1)',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u0000\u0001\u0002\u001b[31m',
  '\u0007\u0008\u007f\u0085',
  '\u202e\u202dabc\u202c',
  '\u200b\u200c\u200d\ufeff',
  '\u2028\u2029',
  '😀👩‍👩‍👧‍👦🏳️‍🌈',
  '𝒜𝓊𝓈𝓉𝒾𝓃',
  'Аdmin', // the first letter is Cyrillic
  'раypal', // the first two letters are Cyrillic
  'שלום עולם',
  'مرحبا بالعالم',
  '\ud800',
  '\udfff\ud800',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '-1e309',
  '../../../etc/passwd',
  'users/other',
  '%00%0d%0aSet-Cookie:x=1',
  'a'.repeat(10_000),
  '好'.repeat(10_000),
  '<'.repeat(10_000),
  'on'.repeat(5000),
  ' '.repeat(10_000),
] as const

const dresses = [
  (text: string) => text,
  (text: string) => ` ${text} `,
  (text: string) => `Mei${text}`,
  (text: string) => `${text}@example.com`,
  (text: string) => `a@b.cc${text}`,
] as const

/** 200 texts that nobody types by accident: 40 pieces, each worn in 5 ways. Used by tests. */
export const hostileTexts: readonly string[] = pieces.flatMap((piece) => dresses.map((dress) => dress(piece)))
