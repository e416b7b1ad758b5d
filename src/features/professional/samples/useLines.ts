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
 * The lines of the order that is being put together: they stay in the tab until it is sent. Shown are those that the
 * products still offer, for a draft may be older than they are.
 */
export function useLines(products: readonly SampleProduct[] | undefined) {
  const drafts = use(DraftContext)
  const [found] = useState(() => drafts.read(KEY))
  const [kept, setKept] = useState(() => readLines(found))
  const [offer, setOffer] = useState<DraftOffer | undefined>(
    kept.length === 0 || isOfThisPage(found) ? undefined : 'anew',
  )
  /** What 'Начать заново' has taken away. */
  const [taken, setTaken] = useState<readonly Line[]>([])
  // An order that is on its way ends in a drawing that is long past.
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
      /** What was added since stays. */
      onBack: () => {
        setOffer('anew')
        change((all) => [...taken, ...all])
      },
    },
    add: (added: readonly Line[]) => change((all) => [...all, ...added]),
    remove: (removed: Line) => change((all) => all.filter((line) => line !== removed)),
    /** What was added meanwhile stays. */
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
