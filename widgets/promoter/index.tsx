import { useState } from 'react'
import { promoterSlotsApi } from '../../src/data/promoterSlots/promoterSlotsApi'
import { slotRange } from '../../src/data/promoterSlots/slotRange'
import { shopToday } from '../../src/domain/dates/days'
import { PromoterPage } from '../../src/features/professional/promoter/PromoterPage'
import { numberSettingOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { kindOf, reads } from './reads'

/** Limits and default of the idle time in seconds. */
const IDLE_CLEAR = { min: 0, max: 5400, byDefault: 120 }

/** Shows the time slots as an island; the editor chooses the tab, and when typed data is cleared. */
function Promoter({ container }: { container: HTMLElement }) {
  const [settings] = useState(() => ({
    kind: kindOf(container),
    idleClear: numberSettingOf(container, 'data-idle-clear', IDLE_CLEAR),
  }))
  return <PromoterPage {...settings} />
}

/** Takes over the loader's answer. */
const takeSlots = async (container: HTMLElement) => {
  const [path = ''] = reads(container)
  const { promoterSlots } = promoterSlotsApi.endpoints
  await takeEarlyAnswer(path, promoterSlots, slotRange(kindOf(container), shopToday()))
}

export const island = defineIsland({
  Content: Promoter,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'promoter', reads },
  prepare: ({ container }) => waitBriefly(takeSlots(container)),
})
