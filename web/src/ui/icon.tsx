const shapes = {
  phone:
    'M6.5 3.5h3l1.6 4.3-2.2 1.6a12 12 0 0 0 5.7 5.7l1.6-2.2 4.3 1.6v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  leave: 'M13 4H6v16h7M10.5 12H21m-4-4 4 4-4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  forward: 'M5 12h14m-6-6 6 6-6 6',
  back: 'M19 12H5m6-6-6 6 6 6',
  pause: 'M9 6v12m6-12v12',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  save: 'M6 4h12v17l-6-4.5L6 21Z',
  error: 'M12 7v6m0 3.5v.5M12 3l9.5 17h-19Z',
  down: 'm6 9 6 6 6-6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.5-6.500 8-6.500s8 2.500 8 6.500',
  place:
    'M12 21c4-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6.4 6.5 11Zm0-8.800a2.400 2.400 0 1 0 0-4.800 2.400 2.400 0 0 0 0 4.800Z',
} as const

export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as readonly IconName[]

/** A line icon; it always stands beside a word and is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
