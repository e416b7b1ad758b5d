import type { Replacement } from '#data/profile/profile'

export const replacements: Record<Replacement, string> = {
  daily: 'Каждый день',
  two_weeks: 'Раз в две недели',
  monthly: 'Раз в месяц',
}
