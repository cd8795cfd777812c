import type { SafetyAssessment } from '../safety/gate'
import { cleanText } from '../safety/normalise'

const throat =
  /(?:掐|勒|扼|叉|捏|揸)(?:住|着|了|过|咗|实)?(?:我|她|佢)?(?:的|个|条)?(?:脖|颈|頸|喉)|(?:脖子?|颈|喉咙).{0,3}(?:掐|勒|扼)|\b(?:strangl(?:ed|es|ing)|chok(?:ed|es|ing) me|throttl(?:ed|es|ing) me)\b|\b(?:hands?|arm|belt|cord|scarf|rope) (?:were |was )?(?:a?round|on|at|over) my (?:throat|neck)\b|\b(?:squeez|grabb|press|held|hold)\w* (?:my|me by the) (?:throat|neck)\b/

/** Whether somebody who is attacked tells that their neck was pressed, which may harm without a mark. */
export function tellsThroat(text: string, { card, attacked }: SafetyAssessment): boolean {
  return (card === 'A' || attacked) && throat.test(cleanText(text))
}
