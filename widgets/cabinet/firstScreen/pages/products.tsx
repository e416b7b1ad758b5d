import { ProductsPage } from '#features/shop/products/ProductsPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <ProductsPage />)
