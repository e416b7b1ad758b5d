import { useId, useRef, type ReactNode } from 'react'
import { useShownWithin } from '../lib/useShownWithin'
import { StyleSheet } from '../StyleSheet'
import css from './tabs.css'
import { TabStrip, tabId, type TabStripProps } from './TabStrip'

interface TabsProps<Id extends string> extends TabStripProps<Id> {
  /** Content of the selected tab. */
  children: ReactNode
}

/** Tabs with the panel of the selected one directly below. */
export function Tabs<Id extends string>({ children, ...props }: TabsProps<Id>) {
  const { selected } = props
  const panel = useId()
  const strip = useRef<HTMLDivElement>(null)
  useShownWithin(strip, '[aria-selected=true]', selected)
  return (
    <div>
      <StyleSheet href={css} />
      <TabStrip {...props} panel={panel} className="tabs" tabClass="tab" ref={strip} />
      <div className="panel" role="tabpanel" id={panel} aria-labelledby={tabId(panel, selected)}>
        {children}
      </div>
    </div>
  )
}
