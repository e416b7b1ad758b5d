/*
 * As much of React as it takes to draw a component once: what an island shows before React is there is built with this in
 * its place (`scripts/rollup/drawnOnce.mjs`). State stays as it begins, no effect runs, nothing listens.
 */

export type Props = Record<string, unknown>

export interface Drawing {
  type: unknown
  props: Props
}

type Run<T> = () => T

const jsx = (type: unknown, props: Props): Drawing => ({ type, props })
export { jsx, jsx as jsxs, jsx as createElement }

export const Fragment = ({ children }: Props) => children
export { Fragment as Suspense }

/** What loads later is not there. */
export const lazy = () => () => null

/** What stands for a context is its default: nothing is provided to what is drawn once. */
export const createContext = (value: unknown) => ({ value })
export const use = ({ value }: { value: unknown }): unknown => value

let ids = 0
export const useId = (): string => `first${ids++}`

const nothing = () => undefined
export { nothing as flushSync, nothing as useEffect, nothing as useLayoutEffect }

export const useState = <T>(initial: T | Run<T>) => [
  typeof initial === 'function' ? (initial as Run<T>)() : initial,
  nothing,
]
export const useTransition = () => [false, nothing]
export const useMemo = <T>(make: Run<T>): T => make()
export const useRef = <T>(current: T) => ({ current })

const same = <T>(given: T): T => given
export { same as memo, same as useCallback, same as useDeferredValue, same as useEffectEvent }
