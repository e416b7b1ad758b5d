/** @jest-environment node */
import { openShop } from './openShop'

const optician = { path: { id: 11 } }

/** The first free time of the optician, and whether a time is still free. */
async function freeSlot(call: ReturnType<ReturnType<typeof openShop>['visitor']>) {
  const slots = (await call('getEntrySlots', optician)).data.days.flatMap((day) => day.slots)
  const slot = slots.find(({ is_available }) => is_available)
  if (!slot) throw new Error('The optician has no time at all')
  return slot.id
}

describe('An appointment', () => {
  it('an appointment is made by booking a time, which nobody else can book then', async () => {
    const call = openShop().visitor('full.one')
    const slot_id = await freeSlot(call)
    const { data } = await call('createEntry', { ...optician, body: { slot_id } })
    const { entries } = (await call('getEntries', { query: { state: 'active' } })).data
    expect(entries.map(({ id }) => id)).toContain(data.id)
    expect(await call('createEntry', { ...optician, body: { slot_id } })).toMatchObject({ status: 400 })
  })

  it('an appointment moves to another time', async () => {
    const call = openShop().visitor('full.one')
    const slot_id = await freeSlot(call)
    const { data } = await call('editEntry', { path: { id: 701 }, body: { slot_id } })
    expect(data).toMatchObject({ status: { code: 'edited' }, starts_at: '2026-03-06T10:00:00+03:00' })
  })

  it('an appointment is cancelled once, and its time is free again', async () => {
    const call = openShop().visitor('full.one')
    await call('cancelEntry', { path: { id: 701 } })
    expect((await call('getEntries', { query: { state: 'active' } })).data.entries).toEqual([])
    expect(await call('cancelEntry', { path: { id: 701 } })).toMatchObject({ status: 400 })
    expect(await call('createEntry', { ...optician, body: { slot_id: 302 } })).toMatchObject({ status: 200 })
  })
})
