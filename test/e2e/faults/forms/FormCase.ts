import type { Locator, Page } from '@playwright/test'

/** The test of one write: the form that sends it, and how its result shows. */
export interface FormCase {
  path: string
  scenario?: string
  /** Opens the form and fills it in, up to the press that sends it. */
  prepare: (page: Page) => Promise<unknown>
  /** Returns the element that shows the typed text and the error. */
  place: (page: Page) => Locator
  /** The button that sends. */
  send: string | RegExp
  /** The call that is broken: 'POST /personal/profile/email/'. */
  write: string
  done: (page: Page) => Promise<void>
  /** After a lost response there is nothing to send again. */
  isOnce?: true
}

/** Lets a typed code wait for the button: the shop says that its codes are longer. */
export const longerCodes = (page: Page) =>
  page.route('**/service/config/', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        data: { sms_code_length: 6, sms_retry_after: 60, upload_max_size: 5_000_000, upload_types: [] },
        errors: [],
      },
    }),
  )

export const dialog = (page: Page) => page.getByRole('dialog').last()
export const question = (page: Page) => page.getByRole('alertdialog')
export const card = (name: string) => (page: Page) => page.getByRole('region', { name })
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
