import { countGroup } from '@amhs/domain/contracts/count-group.contract'
import { removeGroup } from '@amhs/domain/contracts/remove-group.contract'
import { saveGroup } from '@amhs/domain/contracts/save-group.contract'
import type { GroupDocument } from '@amhs/domain/documents/group-document'
import { inLanguage } from '@amhs/domain/localized'
import { callFunction } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { adminWords } from '../admin.words'
import { groups } from '../admin-lists.firestore'
import { nameField } from '../name-search'
import { useAdminList } from '../use-admin-list'
import { groupFields } from './group-fields'
import { RecordsSection } from './records-section'
import { useProfessionals } from './use-professionals'

type SentGroup = Parameters<typeof callFunction<typeof saveGroup>>[1]['group']

/** Whether a stored group would go to another account, which deletes what was meant for the one before. */
export function isHandedOver(group: object, earlier: object): boolean {
  const [now, before] = [group, earlier].map((one) => Reflect.get(one, 'facilitatorUid'))
  return before !== undefined && now !== before
}

/** The support groups of the directory. */
export function GroupsSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const pages = useAdminList(`groups ${language}`, groups(nameField(language)))
  const professionals = useProfessionals().data?.users ?? []
  // Nobody knows an account's id by heart: those who may lead a group are chosen by name.
  const fields = groupFields.map((field) =>
    field.path === 'facilitatorUid'
      ? {
          ...field,
          choices: [
            ...(field.choices ?? []),
            ...professionals.map(({ uid, displayName, email }) => {
              const name = `${displayName || email} – ${email}`
              return [uid, { zh: name, en: name }] as const
            }),
          ],
        }
      : field,
  )
  const leaderName = (uid: string) => {
    const leader = professionals.find((one) => one.uid === uid)
    return leader?.displayName || leader?.email || uid
  }
  return (
    <RecordsSection<GroupDocument>
      pages={pages}
      caption={words.groups}
      nameHead={words.groupName}
      heads={[words.facilitator, words.places, words.state]}
      nameOf={({ name }) => inLanguage(name, language)}
      cells={({ facilitatorName, open, taken, capacity }) => [
        facilitatorName,
        words.seats(taken, capacity),
        open ? words.takesPeople : words.takesNobody,
      ]}
      addText={words.addGroup}
      fields={fields}
      schema={saveGroup.request.entries.group}
      editable={({ updatedAt: _updatedAt, taken: _taken, ...group }) => group}
      ask={(group, earlier) =>
        isHandedOver(group, earlier)
          ? {
              heading: words.handOverHeading(
                inLanguage((earlier as GroupDocument).name, language),
                leaderName((group as GroupDocument).facilitatorUid),
              ),
              text: words.handOverText,
              confirm: words.handOverYes,
              cancel: words.handOverNo,
            }
          : null
      }
      save={(group, id) => callFunction(saveGroup, { ...(id ? { id } : {}), group: group as SentGroup })}
      remove={(id) => callFunction(removeGroup, { id })}
      removeText={(id) =>
        callFunction(countGroup, { id }).then(
          ({ members, open }) => words.removeGroupText(members, open),
          () => words.removeGroupUncounted,
        )
      }
    />
  )
}
