import type { ReactNode } from 'react'
import { openingHours, type Opening } from '#domain/dates/openingHours'
import type { Coordinates } from '#domain/coordinates'
import type { Department } from '#data/places/places'
import { PlaceContacts } from '#map/PlaceContacts'
import { Dialog } from '#ui/dialogs/Dialog'
import { Notice } from '#ui/states/Notice'

interface PlaceDialogProps {
  place: Department &
    Opening & {
      coordinates: Coordinates | null
      services: readonly { code: string; name: string }[]
    }
  /** Says why the details may be out of date. */
  problem?: string | undefined
  call?: string
  onClosed: () => void
  /** Actions for the place, below its details. */
  children?: ReactNode
}

/** Shows all details of an optician or a clinic. */
export function PlaceDialog({ place, problem, call, onClosed, children }: PlaceDialogProps) {
  const { name, address, services } = place
  return (
    <Dialog title={name} sheet onClosed={onClosed}>
      <div className="stack">
        <p>{address}</p>
        {place.workTime !== null && <p>{openingHours(place)}</p>}
        {services.length > 0 && <p className="small">Услуги: {services.map((one) => one.name).join(', ')}</p>}
        <PlaceContacts place={place} {...(call !== undefined && { call })} />
      </div>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      {children}
    </Dialog>
  )
}
