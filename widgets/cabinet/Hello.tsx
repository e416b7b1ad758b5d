import type { ReactNode } from 'react'
import { Icon } from '../../src/ui/Icon'
import type { IconName } from '../../src/ui/lib/icons'
import { StyleSheet } from '../../src/ui/StyleSheet'
import type { HeadingRef } from '../../src/shell/lib/useArrival'
import css from './hello.css'

export interface Gain {
  icon: IconName
  title: string
  note: string
}

interface HelloProps {
  heading: HeadingRef
  notice?: ReactNode
  /** The introduction, below the heading. */
  children: ReactNode
  gains: readonly Gain[]
  actions: ReactNode
}

/** Replaces the cabinet for visitors who are not members yet: tells what it offers and how to join. */
export function Hello({ heading, notice, children, gains, actions }: HelloProps) {
  return (
    <div className="screen">
      <StyleSheet href={css} />
      <div className="card hello" part="card">
        {notice}
        <h1 ref={heading} tabIndex={-1}>
          Личный кабинет
        </h1>
        {children}
        <ul className="hello__gains">
          {gains.map(({ icon, title, note }) => (
            <li key={title}>
              <span className="thumb thumb--s">
                <Icon name={icon} size={20} />
              </span>
              <span>
                <span className="strong">{title}</span>
                <span className="small soft">{note}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="row">{actions}</div>
      </div>
    </div>
  )
}
