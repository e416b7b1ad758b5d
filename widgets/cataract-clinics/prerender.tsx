import { getClinics } from '../../src/api/generated/locator'
import { drawIslands } from '../../src/prerender/drawIslands'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'

drawIslands({
  name: 'cataract-clinics',
  reads: () => [getClinics.path],
  Content,
  styles: [columnCss],
})
