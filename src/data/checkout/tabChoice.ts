import { useEffect, useState } from 'react'
import type { DeliveryType } from './checkout'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import { tabChoices } from '../../host/customer/drafts'

/** A chosen point with the data to name it even if the list no longer has it. */
export interface ChosenPoint {
  id: Id
  code: string
  pointType: string
  name: string
}

/** The customer's choices in this tab. Null: the choice was reset; undefined: nothing was chosen. */
export interface TabChoice {
  way?: DeliveryType
  point?: ChosenPoint | null
  addressId?: Id | null
}

const isId = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number'

/** Any script can write to the storage, so its content is validated. */
function read(type: SaleType): TabChoice {
  const { way, point, addressId } = (tabChoices.read(type) ?? {}) as Record<string, unknown>
  const choice: TabChoice = {}
  if (way === 'point' || way === 'courier') choice.way = way
  if (addressId === null || isId(addressId)) choice.addressId = addressId
  if (point === null) choice.point = null
  const { id, code, pointType, name } = (point ?? {}) as Record<string, unknown>
  if (isId(id)) choice.point = { id, code: textOf(code), pointType: textOf(pointType), name: textOf(name) }
  return choice
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the islands of the page do when one of them changes the choices: all show the same place. */
const followers = new Set<(type: SaleType, choice: TabChoice) => void>()

/**
 * Returns the choices of this tab, which survive a reload, and their setter: it gets the choices of now, because
 * others may have come since the last render.
 */
export function useTabChoice(type: SaleType): [TabChoice, (change: (now: TabChoice) => TabChoice) => void] {
  const [choice, setChoice] = useState(() => read(type))
  useEffect(() => {
    const follow = (changed: SaleType, next: TabChoice) => {
      if (changed === type) setChoice(next)
    }
    followers.add(follow)
    return () => void followers.delete(follow)
  }, [type])
  const change = (changed: (now: TabChoice) => TabChoice) => {
    const now = read(type)
    const next = { ...now, ...changed(now) }
    tabChoices.write(type, { ...next })
    followers.forEach((follow) => follow(type, next))
  }
  return [choice, change]
}
