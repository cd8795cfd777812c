/** Marks characters of an element as being read, without touching its DOM; browsers without highlights show nothing. */
export function highlightSpoken(element: Element | undefined, start: number, length: number): void {
  clearSpoken()
  const range = element && rangeIn(element, start, start + length)
  if (range && 'highlights' in CSS) CSS.highlights.set('spoken', new Highlight(range))
}

export function clearSpoken(): void {
  if ('highlights' in CSS) CSS.highlights.delete('spoken')
}

function rangeIn(element: Element, start: number, end: number): Range | null {
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let passed = 0
  let begun = false
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const length = node.textContent?.length ?? 0
    if (!begun && start < passed + length) {
      range.setStart(node, start - passed)
      begun = true
    }
    if (begun && end <= passed + length) {
      range.setEnd(node, end - passed)
      return range
    }
    passed += length
  }
  return null
}
