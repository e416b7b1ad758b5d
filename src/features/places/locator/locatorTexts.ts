import type { FinderTexts } from '../../../map/FinderTexts'

export const TEXTS: FinderTexts = {
  map: 'Оптики на карте',
  noun: ['оптика', 'оптики', 'оптик'],
  found: ['Найдена', 'Найдено', 'Найдено'],
  nothing: 'Оптики не найдены',
  mapFailed: 'Карта не загрузилась. Все оптики есть в списке',
  chosen: 'Выбрана',
  nowhere: 'Местоположение недоступно: оптики показаны по городу.',
}
