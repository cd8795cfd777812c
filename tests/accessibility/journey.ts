import type { Locator, Page } from '@playwright/test'
import type { Language } from '../browser/support/fixtures'
import type { Listener } from './reader'

/** A way through the site with the keyboard alone, heard and taken down. */
export interface Journey {
  readonly name: string
  /** Chinese unless said otherwise, since that is the language of most. */
  readonly language?: Language
  /** What differs from run to run, with what stands for it in the transcript. */
  readonly walk: (page: Page, said: Listener) => Promise<Readonly<Record<string, string>>>
  readonly expectedErrors?: RegExp
}

export const main = (page: Page) => page.getByRole('main')
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true })
export const field = (page: Page, name: string | RegExp) => main(page).getByLabel(name, { exact: true })
export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
export const focused = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('heading', { name }).and(page.locator(':focus'))

export async function fillIn(said: Listener, control: Locator, text: string, shown = text): Promise<void> {
  await said.to(control)
  await said.type(text, shown)
}
