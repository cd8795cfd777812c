import type { PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../platform/words'
import type { PhotoCut } from './photo-crop'
import { largestZoom, photoSide, placing, pulled, quarterTurn, wholeMiddle } from './photo-crop'
import { photoEditorWords } from './photo-editor.words'

/** The canvas is drawn a little finer than it is shown. */
const shownSide = 480

interface Props {
  readonly picture: ImageBitmap
  /** The type the photo had; what may be see-through stays so. */
  readonly type: string
  readonly busy: boolean
  readonly onSave: (photo: File) => void
  readonly onCancel: () => void
}

/** A chosen photo is turned and cut to a square: by finger or mouse on the picture, or with the sliders. */
export function PhotoEditor({ picture, type, busy, onSave, onCancel }: Props) {
  const words = useWords(photoEditorWords)
  const [cut, setCut] = useState<PhotoCut>(wholeMiddle)
  const canvas = useRef<HTMLCanvasElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, cut)
  }, [picture, cut])

  function pull(event: PointerEvent<HTMLCanvasElement>) {
    const before = held.current
    if (before === null) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    held.current = { x, y }
    setCut((now) => pulled(picture, now, (x - before.x) / width, (y - before.y) / width))
  }

  async function save() {
    if (busy) return
    const whole = document.createElement('canvas')
    whole.width = photoSide
    whole.height = photoSide
    draw(whole, picture, cut)
    const wanted = type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
    const blob = await new Promise<Blob | null>((resolve) => whole.toBlob(resolve, wanted, 0.9))
    if (blob) onSave(new File([blob], wanted === 'image/jpeg' ? 'photo.jpg' : 'photo.png', { type: wanted }))
  }

  const slider = (field: 'zoom' | 'across' | 'down', min: number, max: number) => (
    <label className="photo-slider">
      {words[field]}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 20}
        value={cut[field]}
        onChange={({ target }) => setCut({ ...cut, [field]: target.valueAsNumber })}
      />
    </label>
  )
  return (
    <div className="photo-editor stack" role="group" aria-labelledby="photo-editor">
      <h3 id="photo-editor" ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <p className="small">{words.hint}</p>
      <canvas
        ref={canvas}
        className="photo-frame"
        width={shownSide}
        height={shownSide}
        role="img"
        aria-label={words.preview}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          held.current = null
        }}
        onPointerCancel={() => {
          held.current = null
        }}
      />
      <button type="button" className="button" onClick={() => setCut(quarterTurn(cut))}>
        {words.turn}
      </button>
      {slider('zoom', 1, largestZoom)}
      {slider('across', 0, 1)}
      {slider('down', 0, 1)}
      <div className="row">
        <button type="button" className="button primary" aria-disabled={busy} onClick={() => void save()}>
          {words.save}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: PhotoCut): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.setTransform(...placing(picture, cut, canvas.width))
  context.drawImage(picture, 0, 0)
}
