import { drawIslands } from '../../src/firstScreen/drawIslands'
import { partsOf, productIdOf } from '../../src/host/page/productId'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'
import { offersPath, productPath } from './start'

drawIslands({
  name: 'product',
  reads: (container) => {
    const id = productIdOf(container)
    return id !== undefined && partsOf(container).includes('buy') ? [productPath(id), offersPath(id)] : []
  },
  Content,
  styles: [columnCss],
  isInParts: true,
})
