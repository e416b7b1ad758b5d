import type { Address } from '#domain/postalAddress'
import type { LensesInfo, Profile } from '#data/profile/profile'

interface ChecklistItem {
  title: string
  /** What 'Мои данные' opens for it, or the field that gets the focus. */
  fill: 'email' | 'birthday' | 'fiasId' | 'lenses' | 'address'
  isDone: boolean
}

/** What the customer can tell about themselves; what is missing comes first. */
export function checklist(profile: Profile, lenses: LensesInfo, addresses: Address[]): ChecklistItem[] {
  const items: ChecklistItem[] = [
    { title: 'Электронная почта', fill: 'email', isDone: profile.email !== null },
    { title: 'Дата рождения', fill: 'birthday', isDone: profile.birthday !== null },
    { title: 'Город', fill: 'fiasId', isDone: profile.residence !== null },
    { title: 'Какие линзы вы носите', fill: 'lenses', isDone: lenses.wearsLenses !== null },
    { title: 'Адрес доставки', fill: 'address', isDone: addresses.length > 0 },
  ]
  return [...items.filter(({ isDone }) => !isDone), ...items.filter(({ isDone }) => isDone)]
}
