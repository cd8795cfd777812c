import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { QrCode } from './qr-code'

test('a camera reads the link from the code, and a reader hears what it is', () => {
  const link = `https://example.org/shared#shlink:/${'eyJ1cmwiOiJodHRwczovL2V4YW1wbGUub3JnL3Mv'.repeat(8)}`
  const code = renderToStaticMarkup(<QrCode text={link} label="QR code of the link" />)
  expect(code).toContain('role="img" aria-label="QR code of the link"')
  const size = Number(/viewBox="0 0 (\d+)/.exec(code)?.[1])
  const scale = 4
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = '', y = ''] of code.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4
        pixels.fill(0, at, at + 3)
      }
  expect(jsQR(pixels, width, width)?.data).toBe(link)
})
