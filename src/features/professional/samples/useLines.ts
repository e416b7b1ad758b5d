import { use, useRef, useState } from 'react'
import { array, mixed, number, object, string } from 'yup'
import type { SampleProduct } from '#data/trial/sample'
import { LENS_PARAMETERS } from '#domain/lens'
import { sameId, type Id } from '#domain/Id'
import { DraftContext } from '#forms/lib/DraftContext'
import type { Line } from './sampleChoice'

const KEY = 'samples-lines'

/**
 * The lines of the order that is being put together: they stay in the tab until it is sent. Shown are those that the
 * products still offer, for a draft may be older than they are.
 */
export function useLines(products: readonly SampleProduct[] | undefined) {
  const drafts = use(DraftContext)
  const [kept, setKept] = useState(() => readLines(drafts.read(KEY)))
  // An order that is on its way ends in a drawing that is long past.
  const latest = useRef(kept)
  const lines = products ? kept.filter((line) => isOffered(line, products)) : []
  const change = (changeOf: (lines: readonly Line[]) => Line[]) => {
    const changed = changeOf(latest.current)
    latest.current = changed
    if (changed.length > 0) drafts.write(KEY, { lines: changed })
    else drafts.remove(KEY)
    setKept(changed)
  }
  return {
    lines,
    add: (added: readonly Line[]) => change((all) => [...all, ...added]),
    /** Those that were sent, too: what was added meanwhile stays. */
    remove: (removed: readonly Line[]) => change((all) => all.filter((line) => !removed.includes(line))),
  }
}

const shape = object({
  title: string().required(),
  eye: string().oneOf(['right', 'left']),
  item: object({
    productId: mixed((id): id is Id => typeof id === 'string' || typeof id === 'number').required(),
    quantity: number().integer().positive().required(),
  }),
})
const draftShape = object({ lines: array(shape.required()).required() })

/** What else a line says is compared with the products. */
const readLines = (draft: unknown): Line[] =>
  draftShape.isValidSync(draft, { strict: true }) ? (draft.lines as Line[]) : []

/** Whether a product is there in the parameters of a line. */
function isOffered({ eye, item }: Line, products: readonly SampleProduct[]): boolean {
  const product = products.find(({ productId }) => sameId(productId, item.productId))
  if (!product) return false
  const { range } = product
  if (!range) return eye === undefined
  return (
    eye !== undefined &&
    LENS_PARAMETERS.every(({ name }) => {
      const values: readonly unknown[] = range[name]
      return values.length === 0 ? item[name] === undefined : values.includes(item[name])
    })
  )
}
