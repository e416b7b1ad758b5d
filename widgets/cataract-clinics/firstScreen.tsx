import { getClinics } from '../../src/api/generated/locator'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import { Clinics } from '../../src/features/places/clinics/Clinics'
import { setting } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'

drawIslands({
  name: 'cataract-clinics',
  reads: () => [getClinics.path],
  draw: (container) => <Clinics selected={setting(container, 'data-selected')} />,
  styles: [columnCss],
})
