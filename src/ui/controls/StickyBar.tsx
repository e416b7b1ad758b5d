import type { ReactNode } from 'react'
import css from './stickyBar.css'
import { classes } from '../lib/classes'
import { StyleSheet } from '../StyleSheet'

interface StickyBarProps {
  className?: string
  /** From 860 px on the bar is the end of a column that is sticky itself. */
  endsColumn?: boolean
  children: ReactNode
}

/** Sum and button that stay at the bottom of the screen while their content scrolls. */
export const StickyBar = ({ className, endsColumn = false, children }: StickyBarProps) => (
  <>
    <StyleSheet href={css} />
    <div className={classes('sticky-bar', endsColumn && 'sticky-bar--column', className)}>{children}</div>
  </>
)
