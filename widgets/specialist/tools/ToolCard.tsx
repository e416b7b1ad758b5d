import type { ReactNode } from 'react'
import { StyleSheet } from '#ui/StyleSheet'
import css from './toolCard.css'

/** A tool in its place in the cabinet: the page's heading is its own. */
export const ToolCard = ({ children }: { children: ReactNode }) => (
  <div className="tool">
    <StyleSheet href={css} />
    <div className="card" part="card">
      {children}
    </div>
  </div>
)
