import type { Forms } from '../../domain/numbers/counts'

/** Texts of a list beside a map. */
export interface FinderTexts {
  /** 'Пункты на карте' */
  map: string
  /** 'пункт, пункта, пунктов' */
  noun: Forms
  /** 'Найден, Найдено, Найдено' */
  found: Forms
  /** 'Пункты не найдены' */
  nothing: string
  /** 'Карта не загрузилась. Все пункты есть в списке' */
  mapFailed: string
  /** 'Выбран' */
  chosen: string
  /** 'Местоположение недоступно: пункты показаны по городу.' */
  nowhere: string
}

/** Texts for opticians, used by the locator island and by the booking. */
export const OPTICIANS: FinderTexts = {
  map: 'Оптики на карте',
  noun: ['оптика', 'оптики', 'оптик'],
  found: ['Найдена', 'Найдено', 'Найдено'],
  nothing: 'Оптики не найдены',
  mapFailed: 'Карта не загрузилась. Все оптики есть в списке',
  chosen: 'Выбрана',
  nowhere: 'Местоположение недоступно: оптики показаны по городу.',
}
