import type { Page } from '@playwright/test'
import type { Language } from '../browser/support/fixtures'

/** A page in a state that its address alone does not show. */
export interface PageState {
  readonly name: string
  /** Brings a page that has been nowhere yet into the state; the language is chosen already. */
  readonly reach: (page: Page, language: Language) => Promise<void>
  /** Errors that the browser reports on its console because of what the state shows. */
  readonly expectedErrors?: RegExp
}

export const main = (page: Page) => page.getByRole('main')

/** Presses a button or link of the page by its words in either language. */
export async function press(page: Page, name: RegExp): Promise<void> {
  const scope = (await page.locator('dialog:modal').count()) > 0 ? page.locator('dialog:modal') : main(page)
  await scope.getByRole('button', { name }).or(scope.getByRole('link', { name })).first().click()
}
