import { useState } from 'react'
import { PromoterPage } from '../../src/features/professional/promoter/PromoterPage'
import { numberSettingOf } from '../../src/host/settings'
import { kindOf } from './start'

/** Seconds; an hour and a half at most. */
const IDLE_CLEAR = { min: 0, max: 5400, byDefault: 120 }

/** The times on any page; an editor chooses the tab, and when typed data go. */
export function Promoter({ container }: { container: HTMLElement }) {
  const [settings] = useState(() => ({
    kind: kindOf(container),
    idleClear: numberSettingOf(container, 'data-idle-clear', IDLE_CLEAR),
  }))
  return <PromoterPage {...settings} />
}
