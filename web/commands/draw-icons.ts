// npm run icons: draws the pictures that phones and browsers want besides web/public/icon.svg, with the Chromium of the browser tests.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../tests/browser/support/launch-options'
import { commandLine } from '../../tools/command-line'
import { chromiumEnvironment } from '../../tools/testing/chromium'

const usage = `npm run icons
Draws the icons of phones and browsers anew from web/public/icon.svg, with the Chromium that
AMHS_CHROMIUM names, or one that is found or installed.`
commandLine(usage)

const folder = path.resolve(import.meta.dirname, '../public')
const svg = readFileSync(path.join(folder, 'icon.svg'), 'utf8')
/** Colour of the icon's ground, which reaches to the edge where a system cuts the picture into its own shape. */
const ground = '#14324a'

interface Picture {
  readonly name: string
  readonly size: number
  /** Drawn to the edge, with everything that matters inside the inner circle of four fifths. */
  readonly fillsGround?: boolean
}

const pictures: readonly Picture[] = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-maskable-192.png', size: 192, fillsGround: true },
  { name: 'icon-maskable-512.png', size: 512, fillsGround: true },
  { name: 'apple-touch-icon.png', size: 180, fillsGround: true },
]

/** An ICO file that holds one PNG of 32 pixels. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // with one picture
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

const { AMHS_CHROMIUM: executablePath } = await chromiumEnvironment()
const browser = await chromium.launch({
  ...launchOptions('quick to start'),
  ...(executablePath && { executablePath }),
})
const page = await browser.newPage()

async function draw(size: number, fillsGround = false): Promise<Buffer> {
  const inner = fillsGround ? Math.round(size * 0.72) : size
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${fillsGround ? ground : 'transparent'}">
     <div style="width:${inner}px;height:${inner}px">${svg}</div>`,
  )
  return page.screenshot({ omitBackground: !fillsGround })
}

for (const { name, size, fillsGround } of pictures)
  writeFileSync(path.join(folder, name), await draw(size, fillsGround))
writeFileSync(path.join(folder, 'favicon.ico'), icoOf(await draw(32)))
await browser.close()
