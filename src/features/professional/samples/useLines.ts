import { use, useRef, useState } from 'react'
import { array, mixed, number, object, string } from 'yup'
import type { SampleProduct } from '#data/trial/sample'
import { LENS_PARAMETERS } from '#domain/lens'
import { sameId, type Id } from '#domain/Id'
import { DraftContext } from '#forms/lib/DraftContext'
import type { DraftOffer } from '#forms/lib/drafts'
import { isOfThisPage, keptDraft } from '#forms/lib/keptDraft'
import type { Line } from './sampleChoice'

const KEY = 'samples-lines'

/**
 * Returns the lines of the order in progress; the draft stays in the tab until it is sent. Only lines that
 * the products still offer are returned, because a draft may be older than the products.
 */
export function useLines(products: readonly SampleProduct[] | undefined) {
  const drafts = use(DraftContext)
  const [found] = useState(() => drafts.read(KEY))
  const [kept, setKept] = useState(() => readLines(found))
  const [offer, setOffer] = useState<DraftOffer | undefined>(
    kept.length === 0 || isOfThisPage(found) ? undefined : 'anew',
  )
  /** The lines that 'Начать заново' has removed. */
  const [taken, setTaken] = useState<readonly Line[]>([])
  // A request that finishes later would see the lines of an old render, hence the ref.
  const latest = useRef(kept)
  const lines = products ? kept.filter((line) => isOffered(line, products)) : []
  const change = (changeOf: (lines: readonly Line[]) => Line[]) => {
    const changed = changeOf(latest.current)
    latest.current = changed
    if (changed.length > 0) drafts.write(KEY, keptDraft({ lines: changed }))
    else drafts.remove(KEY)
    setKept(changed)
  }
  return {
    lines,
    draft: {
      offer: offer === 'anew' && lines.length === 0 ? undefined : offer,
      onAnew: () => {
        setTaken(latest.current)
        setOffer('back')
        change(() => [])
      },
      /** Restores the removed lines; those that were added since then stay. */
      onBack: () => {
        setOffer('anew')
        change((all) => [...taken, ...all])
      },
    },
    add: (added: readonly Line[]) => change((all) => [...all, ...added]),
    remove: (removed: Line) => change((all) => all.filter((line) => line !== removed)),
    /** Lines that were added while the request ran stay. */
    onSent: (sent: readonly Line[]) => {
      setOffer(undefined)
      change((all) => all.filter((line) => !sent.includes(line)))
    },
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

/** The parameters of a line are compared with the products later. */
const readLines = (draft: unknown): Line[] =>
  draftShape.isValidSync(draft, { strict: true }) ? (draft.lines as Line[]) : []

/** Returns whether the product is available with the parameters of the line. */
function isOffered({ eye, item }: Line, products: readonly SampleProduct[]): boolean {
  const product = products.find(({ productId }) => sameId(productId, item.productId))
  if (!product || product.range === 'unreadable') return false
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
