import '../support/browser'
import '../support/dialog'
import { format } from 'node:util'
import { runInThisContext } from 'node:vm'
import { unsafe } from './faults'

/* The page of a fuzz test: it does not navigate, supports date pickers, has its own clock, and records all faults. */

const left: string[] = []

// jsdom prints nothing.
jest.mock('../../src/host/page/printPage', () => ({ printPage: () => undefined }))
jest.mock('../../src/host/page/pageAddress', () => ({
  ...jest.requireActual<object>('../../src/host/page/pageAddress'),
  leaveTo: (address: string) => left.push(address),
  replaceBy: (address: string) => left.push(address),
  reloadPage: () => undefined,
}))

// Jest gives tests a copy of `process` that receives no rejections.
const { process: real } = runInThisContext('globalThis') as { process: NodeJS.Process }

/** The time at which each visit begins. */
export const NOW = new Date('2026-03-05T09:00:00Z')

// A nightly run takes long.
jest.setTimeout(5 * 60 * 60_000)

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })
  HTMLInputElement.prototype.showPicker = () => undefined
  // Node takes its own files only, not those of jsdom.
  URL.createObjectURL = () => 'blob:fuzz'
  // A file is saved by a link outside the document, so the listener below does not get its click.
  HTMLAnchorElement.prototype.click = () => undefined
  document.addEventListener('click', (event) => {
    const [target] = event.composedPath()
    if (target instanceof Element && target.closest('a')) event.preventDefault()
  })
})

/** The error of jsdom when the page prints a frame; the window of a frame is not mocked. */
const NO_PRINTER = 'Not implemented: window.print'

/** Log entries with which the page reports a broken answer to its owner (contract 2.8). */
const PROBLEM = /^\[lens-widgets\] (call|unreadable) /

/**
 * Reports uncaught errors, console messages, and unsafe addresses to which the page was sent; returns a function that
 * stops it.
 */
export function listen(onFault: (fault: string) => void): () => void {
  const onRejection = (error: unknown) => onFault(`unhandled rejection: ${format(error)}`)
  const onError = ({ error, message }: ErrorEvent) => onFault(`uncaught: ${format(error ?? message)}`)
  const told = (['error', 'warn'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation((...args) => {
      const text = format(...args)
      if (!text.includes(NO_PRINTER) && !PROBLEM.test(text))
        onFault(`console.${kind}: ${text.slice(0, 1500)}`)
    }),
  )
  real.on('unhandledRejection', onRejection)
  window.addEventListener('error', onError)
  return () => {
    left
      .splice(0)
      .filter(unsafe)
      .forEach((address) => onFault(`the page was sent to ${address}`))
    told.forEach((spy) => spy.mockRestore())
    real.off('unhandledRejection', onRejection)
    window.removeEventListener('error', onError)
  }
}
