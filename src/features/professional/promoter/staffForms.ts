/* The forms of staff, one chunk. */
export { BookingPanel } from './BookingPanel'
export { CancelDialog } from './CancelDialog'
