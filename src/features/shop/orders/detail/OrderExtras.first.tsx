import type * as orderExtras from './OrderExtras'

/** Map, chat and print come with React. */
export const OrderExtras: typeof orderExtras.OrderExtras = () => <></>
