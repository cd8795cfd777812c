// @vitest-environment jsdom
import { allLines, crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import { cleanup, render, renderHook } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { useContacts } from '../features/assistant/use-contacts'
import CrisisPage from '../features/crisis/crisis-page'
import { ViolenceSupport } from '../features/learn/article/violence-support'
import { NotSafeFirst, SupportRow } from '../features/screening/take/not-safe'
import { PlanSheet } from '../features/tools/plan/plan-sheet'
import { emptyPlan } from '../features/tools/plan/safety-plan'
import { changePreferences } from '../platform/preferences'
import { chooseRegion } from '../platform/region'
import { EmergencyDialog } from '../ui/emergency-dialog'
import { HelpStrip } from '../ui/help-strip'
import { SupportCard } from '../ui/support-card'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))
afterEach(cleanup)

const nothing = () => undefined
HTMLDialogElement.prototype.showModal = nothing

/** Wherever lines are named. */
const surfaces: Readonly<Record<string, ReactElement>> = {
  'the card': <SupportCard whole />,
  'the strip': <HelpStrip />,
  'the emergency window': (
    <EmergencyDialog template={safetyTemplate('L3')} focus="heading" onClose={nothing} />
  ),
  'an article on violence': <ViolenceSupport assaulted={false} />,
  'a result of somebody not safe': <NotSafeFirst onSafe={nothing} />,
  'the questions after it': <SupportRow instrument={{ respondent: 'self' }} />,
  'the plan on paper': <PlanSheet plan={emptyPlan} />,
  'the page of help': <CrisisPage />,
}

test.each(Object.entries(surfaces))(
  'in Hong Kong, who reads English finds no line in Cantonese before one in English: %s',
  (_, surface) => {
    const numbers = (language: 'en' | 'zh-CN') => {
      changePreferences({ language })
      chooseRegion('HK')
      const { container } = render(surface, { wrapper: MemoryRouter })
      const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
      cleanup()
      return hrefs.filter((href) => href === 'tel:28960000' || href === 'tel:18111')
    }
    expect(numbers('en')[0]).toBe('tel:28960000')
    // That the order is the language's doing.
    expect(numbers('zh-CN')[0]).toBe('tel:18111')
  },
)

test.each([false, true])(
  'the chat as well (attacked: %s), and the lists behind every surface',
  (isAttacked) => {
    changePreferences({ language: 'en' })
    chooseRegion('HK')
    const { result } = renderHook(() => useContacts({ attacked: isAttacked }))
    const ids = result.current.lines.map(({ id }) => id)
    expect(ids).toContain('hk-samaritans')
    expect(ids.indexOf('hk-18111')).not.toBe(0)
    expect(result.current).toEqual(
      (isAttacked ? protectionContacts : crisisContacts)('HK', { language: 'en' }),
    )
    expect(allLines('HK', 'en')[0]?.id).toBe('hk-samaritans')
    expect(allLines('HK', 'zh-CN')[0]?.id).toBe('hk-18111')
  },
)
