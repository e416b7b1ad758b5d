import type { ReactNode } from 'react'
import { StyleSheet } from '#ui/StyleSheet'
import css from './toolCard.css'

/** Wraps a tool in a card; the tool uses the page's heading as its own. */
export const ToolCard = ({ children }: { children: ReactNode }) => (
  <div className="tool">
    <StyleSheet href={css} />
    <div className="card" part="card">
      {children}
    </div>
  </div>
)
