import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button'

interface ContactRowProps {
  label: string
  /** The contact that the button changes, for its accessible name: 'почту'. */
  of: string
  onChange: () => void
  children: ReactNode
}

export function ContactRow({ label, of, onChange, children }: ContactRowProps) {
  return (
    <li className="item contact">
      <span className="item__main">
        <span className="small soft">{label}</span>
        <span>{children}</span>
      </span>
      <Button variant="quiet" small onClick={onChange}>
        Изменить<span className="visually-hidden"> {of}</span>
      </Button>
    </li>
  )
}
