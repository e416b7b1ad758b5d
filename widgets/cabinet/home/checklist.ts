import type { Address } from '#domain/postalAddress'
import type { LensesInfo, Profile } from '#data/profile/profile'

interface ChecklistItem {
  title: string
  isDone: boolean
}

/** What the customer can tell about themselves; what is missing comes first. */
export function checklist(profile: Profile, lenses: LensesInfo, addresses: Address[]): ChecklistItem[] {
  const items = [
    { title: 'Электронная почта', isDone: profile.email !== null },
    { title: 'Дата рождения', isDone: profile.birthday !== null },
    { title: 'Город', isDone: profile.residence !== null },
    { title: 'Какие линзы вы носите', isDone: lenses.wearsLenses !== null },
    { title: 'Адрес доставки', isDone: addresses.length > 0 },
  ]
  return [...items.filter(({ isDone }) => !isDone), ...items.filter(({ isDone }) => isDone)]
}
