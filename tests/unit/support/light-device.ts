/** jsdom knows no media queries: a device that asks for nothing, unless a test says otherwise. */
if (typeof window !== 'undefined' && !('matchMedia' in window)) {
  const asksForNothing = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  Object.defineProperty(window, 'matchMedia', { value: asksForNothing, configurable: true, writable: true })
}
