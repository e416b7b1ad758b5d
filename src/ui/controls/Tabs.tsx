import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { StyleSheet } from '../StyleSheet'
import css from './tabs.css'
import { useShownWithin } from '../lib/useShownWithin'
import { nextTab } from './nextTab'

export interface Tab<Id extends string> {
  id: Id
  label: string
  count?: number
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tab list: 'Заказы'. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelected: (id: Id) => void
  /** Content of the selected tab. */
  children: ReactNode
}

/** Tabs by the APG pattern: one tab stop; arrow keys, Home and End select a tab. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelected, children }: TabsProps<Id>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  useShownWithin(strip, '[aria-selected=true]', selected)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
    <div>
      <StyleSheet href={css} />
      <div className="tabs" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} ref={strip}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${id}${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelected(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div className="panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </div>
  )
}
