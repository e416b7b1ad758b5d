import { oneOf } from '../../api/wire'

export const deliveryPeriod = oneOf('monthly', 'quarterly', 'one_time')
