import { CataloguePage } from '../../src/features/shop/catalogue/CataloguePage'
import { categoryOf } from './category'
import type { ContentProps } from '../../src/island/IslandModule'

export const Content = ({ container }: ContentProps) => (
  <CataloguePage category={categoryOf(container)} container={container} />
)
