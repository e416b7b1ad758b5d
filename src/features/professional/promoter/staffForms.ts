/* The forms of staff are one chunk. */
export { BookingPanel } from './BookingPanel'
export { CancelDialog } from './CancelDialog'
