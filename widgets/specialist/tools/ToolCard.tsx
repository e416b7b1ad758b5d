import type { ReactNode } from 'react'
import { StyleSheet } from '#ui/StyleSheet'
import css from './toolCard.css'

/** A tool within the cabinet; it uses the page's heading as its own. */
export const ToolCard = ({ children }: { children: ReactNode }) => (
  <div className="tool">
    <StyleSheet href={css} />
    <div className="card" part="card">
      {children}
    </div>
  </div>
)
