import { mergeTests, type Locator } from '@playwright/test'
import { followWrites, test as mocked } from '../../integrations/prism'
import { broken, isDoneAllTheSame, lost, TOLD } from '../faults'
import type { Exchange, Fault } from '../faultyServer'
import { expect, test as faulty } from '../faulty'
import { noteReady } from '../../shop'
import type { FormCase } from './FormCase'
import { formCases } from './formCases'

/* For every form: no typed text is lost, one intent is one write, and requests match the contract. */

const test = mergeTests(faulty, mocked)

const kinds = Object.entries(broken)

/** Every fault comes by turns, with a network that goes, or an answer that is lost after the write. */
function faultsOf(turn: number, { isOnce }: FormCase): [name: string, fault: Fault][] {
  // After a fault that cuts only the answer, the write is done: such a form has nothing to send again.
  const possible = isOnce ? kinds.filter(([kind]) => !isDoneAllTheSame(kind)) : kinds
  const [name, fault] = possible[turn % possible.length] ?? ['', lost]
  const second: [string, Fault] =
    turn % 2 === 0 || isOnce ? ['no network', ({ drop }) => drop()] : ['an answer lost', lost]
  return [[name, fault], second]
}

/** Returns the names and values of all fields. */
const typed = (place: Locator) =>
  place.locator('input, select, textarea').evaluateAll((fields) =>
    fields.map((field) => {
      const { name, value, checked } = field as HTMLInputElement
      return [name, value, checked]
    }),
  )

for (const [turn, [name, form]] of Object.entries(formCases).entries()) {
  const faults = faultsOf(turn, form)
  test(`${name}: typed once, sent once, through ${faults.map(([fault]) => fault).join(' and ')}`, async ({
    page,
    context,
    shop,
    server,
    mocked,
  }) => {
    test.slow()
    shop.expectErrors(new RegExp(`${TOLD.source}|ERR_INTERNET_DISCONNECTED`))
    await noteReady(page)
    const writes = followWrites(server, mocked.api)
    await shop.visit(form.path, form.scenario)
    await form.prepare(page)
    const place = form.place(page)
    const send = place.getByRole('button', { name: form.send }).first()
    await expect(send).toBeVisible()
    const before = await typed(place)
    const sent = server.count(form.write)

    for (const [tries, [fault, answer]] of faults.entries()) {
      await test.step(fault, async () => {
        let asked: ((exchange: Exchange) => void) | undefined
        const arrived = new Promise<Exchange>((resolve) => (asked = resolve))
        server.break(form.write, (exchange) => asked?.(exchange))
        await send.dblclick()
        // An optimistic update may have removed the button already.
        if (await send.isVisible()) await send.press('Enter')
        const exchange = await arrived
        await context.setOffline(fault === 'no network')
        await Promise.resolve(answer(exchange)).catch(exchange.drop)
        const problem = place.locator('[role=alert], .error')
        await expect(problem).toHaveText(/[а-яё]{3}/i)
        await expect(send).not.toHaveAttribute('aria-busy', 'true')
        expect(await typed(place)).toEqual(before)
        const isForm = (await place.locator('form').count()) > 0
        if (isForm) await expect(place.locator('[data-summary], [aria-invalid=true]')).toBeFocused()
        expect(server.count(form.write)).toBe(sent + tries + 1)
        server.heal()
        await context.setOffline(false)
      })
    }
    await send.click()
    await form.done(page)
    expect(await writes.faults()).toEqual([])
    expect(server.count(form.write)).toBe(sent + faults.length + 1)
  })
}
