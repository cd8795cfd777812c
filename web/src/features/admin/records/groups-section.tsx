import { removeGroup } from '@amhs/domain/contracts/remove-group.contract'
import { saveGroup } from '@amhs/domain/contracts/save-group.contract'
import type { GroupDocument } from '@amhs/domain/documents/group-document'
import { inLanguage } from '@amhs/domain/localized'
import { callFunction } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { adminWords } from '../admin.words'
import { groups } from '../admin-lists.firestore'
import { useAdminList } from '../use-admin-list'
import { groupFields } from './group-fields'
import { RecordsSection } from './records-section'

type SentGroup = Parameters<typeof callFunction<typeof saveGroup>>[1]['group']

/** The support groups of the directory. */
export function GroupsSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const pages = useAdminList('groups', groups)
  return (
    <RecordsSection<GroupDocument>
      pages={pages}
      caption={words.groups}
      heads={[words.who, words.state]}
      nameOf={({ name }) => inLanguage(name, language)}
      cells={({ facilitatorName, open }) => [facilitatorName, open ? words.open : words.closed]}
      addText={words.addGroup}
      fields={groupFields}
      schema={saveGroup.request.entries.group}
      editable={({ updatedAt: _updatedAt, ...group }) => group}
      save={(group, id) => callFunction(saveGroup, { ...(id ? { id } : {}), group: group as SentGroup })}
      remove={(id) => callFunction(removeGroup, { id })}
    />
  )
}
