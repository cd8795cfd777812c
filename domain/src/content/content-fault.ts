/** A content file that breaks the format of `content/articles/README.md`. The message names the place. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault'
}
