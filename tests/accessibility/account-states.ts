import type { Page } from '@playwright/test'
import { demoPassword } from '../../demonstration/demo-accounts'
import {
  answerAge,
  createAccount,
  goodPassword,
  signIn,
  texts,
  writeDocument,
} from '../browser/support/accounts'
import { createPerson, showPart } from '../browser/support/admin'
import { expect, type Language, open } from '../browser/support/fixtures'
import { asFields, keptPhq9, setAgeBand } from '../browser/support/screening'
import { main, type PageState, press } from './state'

const day = 24 * 60 * 60 * 1000
const professional = { uid: 'demo-professional', email: 'professional@demo.test', password: demoPassword }

/** Signs in somebody new who has saved so many results. */
async function enter(page: Page, language: Language, wanted: string, results = 0) {
  await setAgeBand(page)
  const account = await createAccount()
  for (let at = 0; at < results; at += 1) {
    const record = keptPhq9(6 + at * 5, Date.now() - (results - at) * 14 * day)
    await writeDocument(`users/${account.uid}/screenings/${record.id}`, asFields(record))
  }
  await signIn(page, account, language, wanted)
  await page.locator('.spinner').first().waitFor({ state: 'detached' })
  return account
}

const adminParts = [
  'waiting',
  'users',
  'professionals',
  'messages',
  'comments',
  'errors',
  'requests',
  'groups',
  'services',
  'log',
  'totals',
] as const

async function enterAsAdmin(page: Page, language: Language, part: string) {
  const admin = await createPerson({ role: 'admin', firstName: 'Ning' })
  await signIn(page, admin, language, '/')
  await showPart(page, part)
}

/** What people see who are signed in, by role and kind of account. */
export const accountStates: readonly PageState[] = [
  {
    name: 'home of a person who came back',
    reach: async (page, language) => void (await enter(page, language, '/', 2)),
  },
  { name: 'profile', reach: async (page, language) => void (await enter(page, language, '/profile')) },
  {
    name: 'profile, deleting refused',
    expectedErrors: /status of 400/,
    reach: async (page, language) => {
      await enter(page, language, '/profile')
      await main(page).getByLabel(texts[language].password, { exact: true }).fill('Wrong-pass1!')
      await main(page).locator('#delete-understand').check()
      // Beside it stands a link of the same name, to this part of the profile.
      await main(page)
        .getByRole('button', { name: /^(删除账户|Delete the account)$/ })
        .click()
      await expect(main(page).locator('.error-summary')).toBeVisible()
    },
  },
  {
    name: 'profile, a photo refused',
    reach: async (page, language) => {
      await enter(page, language, '/profile')
      const buffer = Buffer.from('<script>alert(1)</script>')
      await main(page)
        .getByLabel(/选择照片|Choose a photo/)
        .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
      await expect(main(page).getByLabel(/选择照片|Choose a photo/)).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'profile of an account on this device',
    reach: async (page, language) => {
      const words = texts[language]
      await open(page, '/register')
      await answerAge(page, language)
      await main(page).getByRole('radio', { name: words.local }).check()
      await main(page).getByLabel(words.firstName).fill('Mei')
      await main(page).getByLabel(words.email).fill('mei@example.com')
      await main(page).getByLabel(words.password, { exact: true }).fill(goodPassword)
      await main(page).getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
      await main(page).getByRole('checkbox', { name: words.terms }).check()
      await press(page, new RegExp(`^${words.register}$`))
      await page.locator('.account-button').waitFor()
      await open(page, '/profile')
    },
  },
  {
    name: 'address not verified',
    reach: async (page, language) => {
      const account = await createAccount({ verified: false })
      await signIn(page, account, language, '/about')
      await page.locator('.account-button').waitFor()
    },
  },
  {
    name: 'my screenings, none',
    reach: async (page, language) => void (await enter(page, language, '/my-screenings')),
  },
  {
    name: 'my screenings, deleting asked',
    reach: async (page, language) => {
      await enter(page, language, '/my-screenings', 3)
      await main(page)
        .getByRole('button', { name: /删除|Delete/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'history, none',
    reach: async (page, language) => void (await enter(page, language, '/assessment-history')),
  },
  {
    name: 'history with a chart',
    reach: async (page, language) => {
      await enter(page, language, '/assessment-history', 4)
      await main(page).locator('.chart').first().waitFor()
    },
  },
  {
    name: 'groups, asking to join with an error',
    reach: async (page, language) => {
      await enter(page, language, '/support')
      await press(page, /^(申请加入|Ask to join)/)
      await main(page)
        .getByLabel(/^(称呼|What to call you|Name)/)
        .first()
        .fill('')
      await press(page, /^(发送申请|Send)/)
      await page.locator('.error-summary').waitFor()
    },
  },
  {
    name: 'sharing by link, a passcode too short',
    reach: async (page, language) => {
      await enter(page, language, '/share', 2)
      await main(page).getByRole('checkbox', { name: /PHQ-9/ }).first().check()
      await main(page)
        .getByText(/^(更多选择|More choices)/)
        .click()
      await main(page)
        .getByLabel(/^(口令|Passcode)/)
        .fill('x')
      await press(page, /^(生成链接|Make the link)/)
      await main(page).locator('.error-summary').waitFor()
    },
  },
  {
    name: 'sharing with a professional, whose it is',
    reach: async (page, language) => {
      await enter(page, language, '/share-with-professional?code=DEMQ2345', 2)
      await press(page, /^(下一步|Next)/)
      await main(page).getByRole('checkbox', { name: /PHQ-9/ }).waitFor()
    },
  },
  ...(['user', 'caregiver', 'professional', 'admin'] as const).map((role): PageState => {
    return {
      name: `account menu of a ${role}, open`,
      reach: async (page, language) => {
        await signIn(page, await createPerson({ role }), language, '/about')
        // The page that came takes the focus once; only then does it stay on what is pressed.
        await main(page).locator('h1:focus').waitFor()
        await page.locator('.account-button').click()
        await page.locator('#account-menu').waitFor()
      },
    }
  }),
  {
    name: 'clients of a professional',
    reach: async (page, language) => {
      await signIn(page, professional, language, '/clients')
      await main(page).getByRole('link', { name: '阿北' }).click()
    },
  },
  {
    name: 'code of a professional',
    reach: async (page, language) => {
      await signIn(page, professional, language, '/clients?part=code')
      await main(page).getByText('DEMQ 2345').waitFor()
    },
  },
  {
    name: 'inbox of a group',
    reach: async (page, language) => signIn(page, professional, language, '/group-inbox'),
  },
  ...adminParts.map((part): PageState => {
    return { name: `admin, ${part}`, reach: (page, language) => enterAsAdmin(page, language, part) }
  }),
  {
    name: 'admin, role asked',
    reach: async (page, language) => {
      await enterAsAdmin(page, language, 'users')
      await main(page)
        .getByRole('button', { name: /^(更改角色|Change role)/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'admin, disabling asked',
    reach: async (page, language) => {
      const person = await createPerson({ firstName: 'Away' })
      await enterAsAdmin(page, language, 'users')
      await page.getByLabel(/^(称呼或邮箱|Name or email)$/).fill(person.email)
      await press(page, /^(查找|Search)$/)
      await page
        .getByRole('row')
        .filter({ hasText: person.email })
        .getByRole('button', { name: /^(停用|Disable)/ })
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
