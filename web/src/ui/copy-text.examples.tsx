import type { Examples } from '../platform/examples'
import { CopyText } from './copy-text'

export const examples: Examples = {
  'words for somebody': () => <CopyText text="能陪我说说话吗？ / Could you talk with me for a bit?" />,
}
