import type * as orderPlace from './OrderPlace'

/** The map and the list of points come with React. */
export const OrderPlace: typeof orderPlace.OrderPlace = () => <></>
