import type { ComponentProps, ReactNode } from 'react'
import { openingHours, type Opening } from '#domain/dates/openingHours'
import type { Coordinates } from '#domain/coordinates'
import type { Department } from '#data/places/places'
import { PlaceContacts } from '#map/PlaceContacts'
import { PlaceServices } from '#map/PlaceServices'
import { Dialog } from '#ui/dialogs/Dialog'
import { LeftToReact } from '#ui/lib/LeftToReact'
import { Notice } from '#ui/states/Notice'

/** Tells how the details of a place are shown. */
export interface DetailProps<Item> {
  /** The place from the list, which is shown until the details are known. */
  known: Item
  /** The details unfold in the row, which shows name, address and hours already; otherwise they are a sheet. */
  isInRow: boolean
  onClosed: () => void
}

type Described = Department &
  Opening &
  ComponentProps<typeof PlaceServices> & { coordinates: Coordinates | null }

interface PlaceDetailProps extends DetailProps<Department & Opening> {
  place: Described
  /** Says why the details may be out of date. */
  problem?: string | undefined
  call?: string
  /** Actions for the place, below its details. */
  children?: ReactNode
}

/** Shows all details of an optician or a clinic. */
export function PlaceDetail({ known, place, problem, call, isInRow, onClosed, children }: PlaceDetailProps) {
  // No place has been opened yet.
  if (BEFORE_REACT) throw new LeftToReact()
  const { name, address, services } = place
  const hours = openingHours(place)
  const content = (
    <>
      <div className="stack">
        {!(isInRow && address === known.address) && <p>{address}</p>}
        {place.workTime !== null && !(isInRow && hours === openingHours(known)) && <p>{hours}</p>}
        <PlaceServices services={services} />
        <PlaceContacts place={place} {...(call !== undefined && { call })} />
      </div>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      {children}
    </>
  )
  if (isInRow) return content
  return (
    <Dialog title={name} sheet onClosed={onClosed}>
      {content}
    </Dialog>
  )
}
