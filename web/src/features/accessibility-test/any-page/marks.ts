const layerId = 'accessibility-test-marks'

/** Brings a place of the framed page into sight and draws a line around it. */
export function showPlace(element: Element): void {
  const page = element.ownerDocument
  for (const marked of page.querySelectorAll<HTMLElement>('[data-shown-place]')) {
    delete marked.dataset.shownPlace
    marked.style.outline = ''
  }
  element.scrollIntoView({ block: 'center' })
  if (!('style' in element)) return
  const { style, dataset } = element as HTMLElement
  dataset.shownPlace = ''
  style.outline = '4px dashed #c2185b'
}

/** Draws the number of each stop of the focus beside it, in the framed page; again to take them away. */
export function numberStops(page: Document, stops: readonly Element[]): void {
  page.getElementById(layerId)?.remove()
  if (stops.length === 0) return
  const layer = page.createElement('div')
  layer.id = layerId
  const view = page.defaultView
  stops.forEach((stop, index) => {
    const { left, top } = stop.getBoundingClientRect()
    const mark = page.createElement('span')
    mark.textContent = String(index + 1)
    Object.assign(mark.style, {
      position: 'absolute',
      zIndex: '99',
      left: `${Math.max(0, left + (view?.scrollX ?? 0))}px`,
      top: `${Math.max(0, top + (view?.scrollY ?? 0))}px`,
      padding: '0 6px',
      borderRadius: '9px',
      background: '#8a0f3f',
      color: '#fff',
      font: '700 14px/20px sans-serif',
    })
    layer.append(mark)
  })
  page.body.append(layer)
}
