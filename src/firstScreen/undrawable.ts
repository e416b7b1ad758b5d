import { jsx, type Drawing } from './react'

/** In its place React has something to say: the whole page is left to it. */
export const Undrawable = (): Drawing => jsx('p', { 'aria-busy': true })

export { Undrawable as Unavailable }
