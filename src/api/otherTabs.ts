import type { UnknownAction } from '@reduxjs/toolkit'
import { onOtherTabTold } from '../host/customer/otherTabs'
import { api } from './api'

/** What the tabs of one customer share, and the tags of the data that change with it. */
export const SHARED = {
  basket: ['Basket', 'BasketContents'],
  // The server stores one place per customer, so another tab has to save its own place again before it orders.
  delivery: ['Address'],
  // Prices, points and delivery methods depend on the city.
  city: ['City', 'Basket'],
} as const

/** Refetches what another tab has changed. */
export const followOtherTabs = ({ dispatch }: { dispatch: (action: UnknownAction) => unknown }): void =>
  Object.entries(SHARED).forEach(([changed, tags]) =>
    onOtherTabTold(changed, () => dispatch(api.util.invalidateTags([...tags]))),
  )
