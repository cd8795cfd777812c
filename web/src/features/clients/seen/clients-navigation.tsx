import { paths } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { SideNavigation } from '../../../ui/side-navigation'
import { clientsWords } from '../clients.words'
import type { ClientsPart } from './clients-parts'

/** What a professional can go to here: the people who share, the code, what was checked, and the groups' letters. */
export function ClientsNavigation({ current }: { readonly current: ClientsPart }) {
  const words = useWords(clientsWords)
  const link = (part: ClientsPart, to: string) => ({ to, label: words[part], isCurrent: part === current })
  return (
    <SideNavigation
      label={words.parts}
      current={words[current]}
      opens={words.ofParts}
      groups={[
        {
          links: [
            link('heading', paths.clients),
            link('codeHeading', `${paths.clients}?part=code`),
            link('badgeHeading', `${paths.clients}?part=badge`),
          ],
        },
        { heading: words.groups, links: [{ to: paths.groupInbox, label: words.groupInbox }] },
      ]}
    />
  )
}
