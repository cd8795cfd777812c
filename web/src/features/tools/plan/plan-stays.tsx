import { useEffect, useState } from 'react'
import { keepSafetyPlan, safetyPlanStays } from '../../../platform/erase-stored'
import { useWords } from '../../../platform/words'
import { DeviceNote } from '../device-note'
import { safetyPlanWords } from './safety-plan.words'

/** Where the plan is kept, and the choice to let it outlast quick exit and sign-out; off until somebody turns it on. */
export function PlanStays({ isStored }: { readonly isStored: boolean }) {
  const words = useWords(safetyPlanWords)
  const [stays, setStays] = useState(false)
  useEffect(() => setStays(safetyPlanStays()), [])
  return (
    <>
      <DeviceNote isStored={isStored} outlasts={stays} />
      <div className="needs-script">
        <label className="check">
          <input
            type="checkbox"
            checked={stays}
            onChange={(event) => {
              keepSafetyPlan(event.target.checked)
              setStays(event.target.checked)
            }}
          />
          {words.staysChoice}
        </label>
        <p className="small muted">{words.staysHint}</p>
      </div>
    </>
  )
}
