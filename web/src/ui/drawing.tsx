/**
 * A drawing that stands beside words saying the same: hidden from screen readers. As a file of its own it costs a page no
 * script.
 */
export function Drawing({
  src,
  width,
  height,
  className = '',
}: {
  readonly src: string
  /** Its own size: the room is kept before it comes. */
  readonly width: number
  readonly height: number
  readonly className?: string
}) {
  return <img className={`drawing ${className}`} src={src} alt="" width={width} height={height} />
}
