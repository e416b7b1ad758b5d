/**
 * The settings of each island without 'data-' (contract 11.2, 16.2). What its code reads, the integrations offer and the
 * README tells is compared with this table.
 */
export const SETTINGS = {
  cabinet: ['hide-menu'],
  specialist: ['hide-menu'],
  product: ['product-id', 'show', 'category'],
  catalogue: ['category'],
  basket: ['basket-type'],
  checkout: ['basket-type'],
  'delivery-points': ['basket-type', 'selected'],
  locator: ['product-id', 'services', 'selected'],
  'cataract-clinics': ['selected'],
  'osdi-6': ['cutoff', 'appointment-url'],
  'cldeq-8': ['cutoff', 'meaningful-change', 'appointment-url'],
  'lens-calculator': ['modes', 'mode'],
  'cataract-simulator': ['kind', 'severity', 'scene'],
  promoter: ['kind', 'idle-clear'],
  'service-programme': ['department'],
  survey: ['survey'],
  'video-competition': ['sort'],
} as const satisfies Record<string, readonly string[]>

/** An attribute with which a page sets an island. */
export type SettingName = `data-${(typeof SETTINGS)[keyof typeof SETTINGS][number]}`
