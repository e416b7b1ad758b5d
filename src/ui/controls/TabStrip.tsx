import type { KeyboardEvent, Ref } from 'react'

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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (BEFORE_REACT) return
    const target =
      tabs[
        nextTab(
          event.key,
          tabs.findIndex((tab) => tab.id === selected),
          tabs.length,
        )
      ]
    if (target === undefined) return
    event.preventDefault()
    onSelected(target.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus()
  }
  return (
    <div
      className={className}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      ref={ref}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={tabClass}
          id={tabId(panel, tab.id)}
          data-tab={tab.id}
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

/** Returns the index of the tab that a key selects; -1 for any other key. */
export function nextTab(key: string, current: number, length: number): number {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % length
    case 'ArrowLeft':
      return (current - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return -1
  }
}
