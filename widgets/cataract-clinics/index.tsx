import { Clinics } from '../../src/features/places/clinics/Clinics'
import { setting } from '../../src/host/settings'
import { createIsland } from '../../src/island/island'
import columnCss from '../../src/island/column.css'
import { takeDrawnIsland } from '../takeDrawnIsland'

export const island = createIsland({
  Content: ({ container }) => <Clinics selected={setting(container, 'data-selected')} />,
  styles: [columnCss],
  settle: takeDrawnIsland,
})
