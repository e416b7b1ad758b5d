import type { Address } from '#domain/postalAddress'
import type { LensesInfo, Profile } from '#data/profile/profile'

interface ChecklistItem {
  title: string
  /** The field to focus, or the form that 'Мои данные' opens. */
  fill: 'email' | 'birthday' | 'fiasId' | 'lenses' | 'address'
  isDone: boolean
}

/** Returns the data that customers can fill in, the missing ones first. */
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
