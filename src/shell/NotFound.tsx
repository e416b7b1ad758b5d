import { shopUrl } from '../host/page/config'
import type { ShopUrls } from '../host/PageConfig'
import { Anchor } from '../ui/controls/Anchor'
import { ButtonLink } from '../ui/controls/ButtonLink'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/lib/icons'
import { StyleSheet } from '../ui/StyleSheet'
import css from './notFound.css'
import type { HeadingRef } from './lib/useArrival'

const suggestions: { name: keyof ShopUrls; icon: IconName; title: string }[] = [
  { name: 'contactLenses', icon: 'lens', title: 'Контактные линзы' },
  { name: 'dailyLenses', icon: 'lens', title: 'Однодневные линзы' },
  { name: 'monthlyLenses', icon: 'calendar', title: 'Линзы на месяц' },
  { name: 'solutions', icon: 'bottle', title: 'Растворы для линз' },
  { name: 'drops', icon: 'drop', title: 'Увлажняющие капли' },
]

/** The 404 page: an eye chart, a link to the home page and five links into the shop (contract 3.9). */
export function NotFound({ heading }: { heading: HeadingRef }) {
  return (
    <div className="screen">
      <StyleSheet href={css} />
      <div className="card lost" part="card">
        <div className="chart404" aria-hidden="true">
          <span>4 0 4</span>
          <span>Ш Б М Н</span>
          <span>К Ы Н Ш М</span>
          <span>Б Ш Ы И К Б</span>
          <span>И Н Ш М К Б Ы</span>
        </div>
        <div className="stack">
          <h1 ref={heading} tabIndex={-1}>
            Страница не найдена
          </h1>
          <p className="soft">Адрес мог измениться. Вернитесь в кабинет или загляните в магазин.</p>
          <ButtonLink to="/">На главную</ButtonLink>
          <ul className="list lost__list">
            {suggestions.map(({ name, icon, title }) => (
              <li key={name}>
                <Anchor className="item" href={shopUrl(name)}>
                  <span className="thumb thumb--s">
                    <Icon name={icon} size={20} />
                  </span>
                  <span className="item__main">{title}</span>
                  <Icon name="right" size={20} />
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
