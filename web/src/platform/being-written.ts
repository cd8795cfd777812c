/** Not every text is kept as a draft: the words to the assistant, for one, are nowhere but on the page. */
export function isBeingWrittenIn(): boolean {
  return [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '')
}
