import { expect, type Page } from '@playwright/test'

/** Writes that are sent during one walk through a screen. */
export interface WriteWalk {
  path: string
  scenario?: string
  act: (page: Page) => Promise<unknown>
  /** The operations of the contract that are sent on the way. */
  writes: string[]
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
export const region = (page: Page, name: string) => page.getByRole('region', { name })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const question = (page: Page) => page.getByRole('alertdialog')

export const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
