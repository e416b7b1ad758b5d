import { useState } from 'react'
import { PromoterPage } from '../../src/features/professional/promoter/PromoterPage'
import { numberSettingOf } from '../../src/host/settings'
import { kindOf } from './start'

/** In seconds; at most an hour and a half. */
const IDLE_CLEAR = { min: 0, max: 5400, byDefault: 120 }

/** The time slots as an island; the editor chooses the tab, and when typed data are cleared. */
export function Promoter({ container }: { container: HTMLElement }) {
  const [settings] = useState(() => ({
    kind: kindOf(container),
    idleClear: numberSettingOf(container, 'data-idle-clear', IDLE_CLEAR),
  }))
  return <PromoterPage {...settings} />
}
