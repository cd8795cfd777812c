/** A fault in an instrument file: the path of the field and what is wrong with it. */
export interface InstrumentFault {
  readonly field: string
  readonly message: string
}
