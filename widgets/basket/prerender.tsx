import columnCss from '../../src/island/column.css'
import { drawIslands } from '../../src/prerender/drawIslands'
import { Content } from './Content'
import { reads } from './reads'

drawIslands({ name: 'basket', reads, Content, styles: [columnCss] })
