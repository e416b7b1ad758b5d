/** A part of a day with the slots that begin in it. */
interface PartOfDay<Slot> {
  title: string
  /** 'до 12:00' */
  note: string
  slots: Slot[]
}

const PARTS = [
  { title: 'Утро', note: 'до 12:00', from: '00:00', to: '12:00' },
  { title: 'День', note: '12:00–17:00', from: '12:00', to: '17:00' },
  { title: 'Вечер', note: 'с 17:00', from: '17:00', to: '24:00' },
]

/**
 * Groups slots: 'Утро' up to noon, 'День' up to five, then 'Вечер'; empty parts are left out. `time` is
 * 'HH:MM'.
 */
export const partsOfDay = <Slot extends { time: string }>(slots: readonly Slot[]): PartOfDay<Slot>[] =>
  PARTS.map(({ title, note, from, to }) => ({
    title,
    note,
    slots: slots.filter(({ time }) => time >= from && time < to),
  })).filter((part) => part.slots.length > 0)
