import { oneOf } from '../wire'

export const deliveryPeriod = oneOf('monthly', 'quarterly', 'one_time')
