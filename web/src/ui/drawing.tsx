/**
 * A drawing that stands beside words saying the same: hidden from screen readers. As a file of its own it costs a page no
 * script.
 */
export function Drawing({
  src,
  width,
  height,
  className = '',
  lazy = false,
}: {
  readonly src: string
  /** Its own size: the room is kept before it comes. */
  readonly width: number
  readonly height: number
  readonly className?: string
  /** Comes only when it is near the screen: for long lists. */
  readonly lazy?: boolean
}) {
  return (
    <img
      className={`drawing ${className}`}
      src={src}
      alt=""
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  )
}
