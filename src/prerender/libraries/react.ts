/*
 * The subset of React that renders a component once: the build replaces React with it for the rendering
 * before React (`scripts/rollup/prerender.mjs`). No effect runs and no event is handled. A missing hook
 * fails the build.
 */

export type Props = Record<string, unknown>

export interface Drawing {
  type: unknown
  props: Props
}

type Run<T> = () => T

const jsx = (type: unknown, props: Props): Drawing => ({ type, props })
export { jsx, jsx as jsxs }

export const createElement = (type: unknown, props: Props | null, ...children: unknown[]): Drawing =>
  jsx(type, children.length > 0 ? { ...props, children } : (props ?? {}))

export const Fragment = ({ children }: Props) => children

/** Renders a fallback while its content is pending. */
export const Suspense = Symbol('Suspense')

/** Thrown by a component that waits for a promise: a single rendering cannot wait. */
export const WAITING = Symbol('waiting')

const wait = (): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- caught by the element that draws its fallback
  throw WAITING
}

/** A component from a chunk of its own. */
export const lazy = () => wait

/** Hidden content needs React. */
export function Activity({ mode, children }: Props): unknown {
  if (mode === 'hidden') throw new Error('<Activity mode="hidden"> cannot be drawn before React')
  return children
}

/** A context; as an element it provides its value to its children. */
export class Context {
  constructor(public value: unknown) {}
}

export const createContext = (value: unknown) => new Context(value)

export const use = (wanted: unknown): unknown => (wanted instanceof Context ? wanted.value : wait())
export { use as useContext }

/** The state of the component that is being rendered. */
interface States {
  kept: unknown[]
  next: number
  /** True if a state was set during the render. */
  isChanged: boolean
}

let states: States | undefined

/** Maximum number of times that a component may set its state during a render, as in React. */
const MOST = 25

/** Renders a component, again if it sets its state meanwhile. */
export function drawComponent(component: (props: Props) => unknown, props: Props): unknown {
  const around = states
  const own: States = { kept: [], next: 0, isChanged: true }
  try {
    let drawn: unknown
    for (let count = 0; own.isChanged; count++) {
      if (count === MOST) throw new Error(`${component.name} sets its state each time that it is drawn`)
      Object.assign(own, { next: 0, isChanged: false })
      states = own
      drawn = component(props)
    }
    return drawn
  } finally {
    states = around
  }
}

export function useState<T>(initial: T | Run<T>) {
  if (!states) throw new Error('a hook is called outside of a component')
  const own = states
  const place = own.next++
  if (own.kept.length === place)
    own.kept.push(typeof initial === 'function' ? (initial as Run<T>)() : initial)
  const value = own.kept[place] as T
  const set = (next: T | ((value: T) => T)) => {
    const found = typeof next === 'function' ? (next as (value: T) => T)(own.kept[place] as T) : next
    own.isChanged ||= !Object.is(found, own.kept[place])
    own.kept[place] = found
  }
  return [value, set] as const
}

let prefix = ''
let ids = 0

/** Restarts the ids, so that the same rendering has the same ones. */
export function beginIds(name: string): void {
  prefix = name
  ids = 0
}

export const useId = (): string => `${prefix}${ids++}`

const nothing = () => undefined
export { nothing as flushSync, nothing as startTransition }
export { nothing as useEffect, nothing as useLayoutEffect, nothing as useImperativeHandle }

export const useTransition = () => [false, nothing]
export const useMemo = <T>(make: Run<T>): T => make()
export const useRef = <T>(current: T) => ({ current })
export const useSyncExternalStore = <T>(_: unknown, look: Run<T>): T => look()
/** Returns the initial value, if there is one, as React does at the first render. */
export const useDeferredValue = <T>(...[value, initial = value]: [value: T, initial?: T]): T => initial

const same = <T>(given: T): T => given
export { same as memo, same as useCallback, same as useEffectEvent }
