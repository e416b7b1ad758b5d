import { useCatalogueQuery } from '../../../data/catalogue/catalogueApi'
import { useLocatorPointsQuery } from '../../../data/locator/locatorApi'
import { OrderTrialDialog, type OrderTrialDialogProps } from './OrderTrialDialog'

/** The order's dialog with the lenses of the catalogue and the opticians of the locator. */
export function OrderTrial(props: Pick<OrderTrialDialogProps, 'onOrdered' | 'onClosed'>) {
  const catalogue = useCatalogueQuery('lenses')
  const departments = useLocatorPointsQuery()
  return (
    <OrderTrialDialog
      {...props}
      products={{ ...catalogue, data: catalogue.data?.products }}
      departments={departments}
    />
  )
}
