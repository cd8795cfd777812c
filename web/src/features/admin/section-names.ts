/** The parts of the panel, as they stand in its address. */
export type SectionName =
  | 'waiting'
  | 'users'
  | 'professionals'
  | 'messages'
  | 'comments'
  | 'errors'
  | 'requests'
  | 'groups'
  | 'services'
  | 'log'
  | 'totals'
