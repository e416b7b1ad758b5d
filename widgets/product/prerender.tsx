import { drawIslands } from '../../src/prerender/drawIslands'
import { partsOf, productIdOf } from '../../src/host/page/productId'
import columnCss from '../../src/island/column.css'
import { Content } from './Content'
import { isSaidLens, lensPaths, offersPath, productPath } from './start'

drawIslands({
  name: 'product',
  reads: (container) => {
    const id = productIdOf(container)
    if (id === undefined || !partsOf(container).includes('buy')) return []
    return [productPath(id), offersPath(id), ...(isSaidLens(container) ? lensPaths(id) : [])]
  },
  Content,
  styles: [columnCss],
  isInParts: true,
})
