/** How a photo is turned and which square of it is kept. */
export interface PhotoCut {
  /** Quarter turns to the right, 0 to 3. */
  readonly turns: number
  /** 1 keeps the whole shorter side. */
  readonly zoom: number
  /** Where the square lies between the left (top) edge and the right (bottom) one, 0 to 1. */
  readonly across: number
  readonly down: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const wholeMiddle: PhotoCut = { turns: 0, zoom: 1, across: 0.5, down: 0.5 }
export const largestZoom = 4

/** The side of the stored square, in pixels; the photo is shown far smaller. */
export const photoSide = 512

/** The kept square in the pixels of the turned picture. */
export function squareOf(picture: Size, cut: PhotoCut) {
  const { width, height } = turned(picture, cut.turns)
  const side = Math.min(width, height) / cut.zoom
  return { side, left: (width - side) * cut.across, top: (height - side) * cut.down }
}

/** The cut after the picture was pulled by so many sides of the frame: what is pulled to the right shows more of the left. */
export function pulled(picture: Size, cut: PhotoCut, right: number, down: number): PhotoCut {
  const { width, height } = turned(picture, cut.turns)
  const { side, left, top } = squareOf(picture, cut)
  return {
    ...cut,
    across: share(left - right * side, width - side, cut.across),
    down: share(top - down * side, height - side, cut.down),
  }
}

/** A quarter turn to the right; the square stays on what it showed. */
export function quarterTurn(cut: PhotoCut): PhotoCut {
  return { ...cut, turns: (cut.turns + 1) % 4, across: 1 - cut.down, down: cut.across }
}

/** The six numbers of a canvas's `setTransform` that draw the kept square of the picture into a canvas with this side. */
export function placing(
  picture: Size,
  cut: PhotoCut,
  canvasSide: number,
): readonly [number, number, number, number, number, number] {
  const { side, left, top } = squareOf(picture, cut)
  const s = canvasSide / side
  const [x, y] = [-left * s, -top * s]
  const { width, height } = picture
  if (cut.turns === 1) return [0, s, -s, 0, x + height * s, y]
  if (cut.turns === 2) return [-s, 0, 0, -s, x + width * s, y + height * s]
  if (cut.turns === 3) return [0, -s, s, 0, x, y + width * s]
  return [s, 0, 0, s, x, y]
}

function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

function share(part: number, whole: number, otherwise: number): number {
  return whole <= 0 ? otherwise : Math.min(1, Math.max(0, part / whole))
}
