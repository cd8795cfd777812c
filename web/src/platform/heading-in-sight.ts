/**
 * What appears above a page pushes its heading down, with large text off the screen. Where the heading has the focus it is brought
 * back into sight; whoever has scrolled on past it is not moved. Call it once the new part is in the page.
 */
export function keepHeadingInSight(): void {
  const heading = document.activeElement
  if (heading?.matches('#main h1') && heading.getBoundingClientRect().bottom > window.innerHeight)
    heading.scrollIntoView({ block: 'nearest' })
}
