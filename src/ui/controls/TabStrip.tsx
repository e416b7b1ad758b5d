import type { Ref } from 'react'

export interface Tab<Id extends string> {
  id: Id
  label: string
  count?: number
}

export interface TabStripProps<Id extends string> {
  /** Accessible name of the tab list: 'Заказы'. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelected: (id: Id) => void
}

interface StripOfPanelProps<Id extends string> extends TabStripProps<Id> {
  /** Id of the panel that the tabs control. */
  panel: string
  className: string
  tabClass: string
  ref?: Ref<HTMLDivElement>
}

/** Id of a tab, which names its panel. */
export const tabId = (panel: string, tab: string): string => `${panel}-${tab}`

/** A list of tabs by the APG pattern: one tab stop; arrow keys, Home and End select a tab. */
export function TabStrip<Id extends string>({
  label,
  tabs,
  selected,
  onSelected,
  panel,
  className,
  tabClass,
  ref,
}: StripOfPanelProps<Id>) {
  return (
    <div
      className={className}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={pressNextTab}
      ref={ref}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={tabClass}
          id={tabId(panel, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={panel}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelected(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <span className="count">{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

type KeyPress = Pick<KeyboardEvent, 'target' | 'key' | 'preventDefault'>

/** Focuses and presses the tab that a key of the tab list selects; any other key does nothing. */
export function pressNextTab(event: KeyPress): void {
  const focused = event.target as Element
  const strip = focused.closest('[role=tablist]')
  if (!strip) return
  const tabs = [...strip.querySelectorAll<HTMLElement>('[role=tab]')]
  const current = focused.closest('[role=tab]') ?? strip.querySelector('[aria-selected=true]')
  const at = tabs.findIndex((tab) => tab === current)
  const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  const place = places[event.key]
  if (place === undefined) return
  const next = tabs.at(place % tabs.length)
  event.preventDefault()
  next?.focus()
  next?.click()
}
