import { answered, beginAsking, missing } from '#api/earlyApi'
import type { ShownQuery } from '#host/pageState'
import { contentOf, type Content } from './contentOf'

interface Drawing {
  /** Undefined if something is left to React. */
  drawn: Content | undefined
  /** The queries whose answers are shown. */
  asked: ShownQuery[]
  /** The paths of requested queries without an answer. */
  missing: string[]
}

/** Renders a component with the answers so far (`src/api/earlyApi.ts`). */
export function drawContent(node: unknown, ids: string): Drawing {
  beginAsking()
  const drawn = contentOf(node, ids)
  return { drawn, asked: answered(), missing: missing() }
}
