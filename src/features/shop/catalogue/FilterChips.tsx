import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { CatalogueParam } from '#data/catalogue/catalogue'
import { narrowingOf, type Filters } from '#data/catalogue/filters'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'

interface FilterChipsProps {
  params: readonly CatalogueParam[]
  chosen: Filters['chosen']
  onFilters: (filters: Pick<Filters, 'chosen'>) => void
  /** Takes the focus when the last chip has been removed. */
  said: RefObject<HTMLElement | null>
}

/**
 * Lists the active filters, each with a button that turns it off, and one button for all: a filter of the
 * address may be none of the known ones, and their list may not have loaded.
 */
export function FilterChips({ params, chosen, onFilters, said }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const on = params.flatMap(({ code, values }) =>
    values
      .filter((value) => chosen[code]?.includes(value.code))
      .map(({ code: value, label }) => ({ param: code, value, label })),
  )
  const change = (next: Filters['chosen'], index: number) => {
    flushSync(() => onFilters({ chosen: next }))
    const chips = list.current?.querySelectorAll('button')
    const chip = chips?.[Math.min(index, chips.length - 1)]
    ;(chip ?? said.current)?.focus()
  }
  if (narrowingOf({ chosen }) === 0) return null
  return (
    <>
      {on.length > 0 && (
        <ul className="catalogue__on" ref={list}>
          {on.map(({ param, value, label }, index) => (
            <li key={param + value}>
              <Button
                variant="secondary"
                small
                onClick={() =>
                  change({ ...chosen, [param]: (chosen[param] ?? []).filter((one) => one !== value) }, index)
                }
              >
                <span className="visually-hidden">Убрать фильтр </span>
                {label}
                <Icon name="close" size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" small onClick={() => change({}, 0)}>
        Сбросить фильтры
      </Button>
    </>
  )
}
