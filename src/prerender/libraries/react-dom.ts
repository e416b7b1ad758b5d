export { flushSync } from './react'
