import { defineWords } from '../../platform/words'

export const mapPartWords = defineWords({
  zh: { zoomIn: '放大', zoomOut: '缩小', contributors: 'OpenStreetMap 贡献者' },
  en: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', contributors: 'OpenStreetMap contributors' },
})
