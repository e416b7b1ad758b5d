import { cancelEntry, editEntry, getEntries } from '#api/generated/entries'
import { stamp } from '../dates'
import { positive, record } from '../http/fields'
import { found, refused } from '../http/refusal'
import { accept, answer, type Route } from '../http/route'
import { takeSlot } from '../slots'

export const entries: Route[] = [
  answer(getEntries, ({ visitor, query }) => ({
    entries: visitor.entries
      .filter(({ status }) => query.state !== 'active' || status.code !== 'cancelled')
      .sort((one, other) => one.starts_at.localeCompare(other.starts_at)),
  })),
  answer(cancelEntry, ({ visitor, now, path }) => {
    const entry = found(visitor.entries, path.id)
    if (!entry.is_cancelable || entry.starts_at <= stamp(now)) throw refused('Эту запись отменить нельзя')
    return Object.assign(entry, {
      status: { code: 'cancelled' as const, label: 'Запись отменена' },
      is_editable: false,
      is_cancelable: false,
    })
  }),
  accept(editEntry, record({ slot_id: positive }), (asked, { slot_id }) => {
    const { visitor, now, path } = asked
    const entry = found(visitor.entries, path.id)
    if (!entry.is_editable || entry.starts_at <= stamp(now)) throw refused('Эту запись перенести нельзя')
    return Object.assign(entry, takeSlot(asked, entry.department.id, slot_id), {
      status: { code: 'edited' as const, label: 'Запись перенесена' },
    })
  }),
]
