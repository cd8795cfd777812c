/** What a source has given so far and not yet been taken; it is read ahead of whoever takes. */
export interface Ahead<Item> {
  /** Everything that is there, at least one item; waits for it. null at the end. @throws what the source threw */
  takeAll(): Promise<readonly Item[] | null>
}

/**
 * Begins to read a source at once, before anybody asks for an item: what depends on something else can be made ready
 * meanwhile.
 */
export function readAhead<Item>(source: AsyncIterable<Item>): Ahead<Item> {
  let items: Item[] = []
  let ended = false
  let fault: { readonly error: unknown } | null = null
  let wake: () => void = () => undefined

  const read = async () => {
    try {
      for await (const item of source) {
        items.push(item)
        wake()
      }
    } catch (error) {
      fault = { error }
    }
    ended = true
    wake()
  }
  void read()

  return {
    async takeAll() {
      while (items.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (items.length > 0) {
        const taken = items
        items = []
        return taken
      }
      if (fault) throw fault.error
      return null
    },
  }
}
