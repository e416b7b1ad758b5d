import { createElement, type ComponentType } from 'react'
import { hasAnswer, keepAnswer } from '#api/earlyApi'
import { joinEarly, seeEarly } from '#api/early'
import { awaitedAccount } from '#host/customer/customer'
import { report } from '#host/report'
import { token } from '#host/page/config'
import { pageState } from '#host/pageState'
import { TOGETHER_MS, waitAtMost } from '#host/waitAtMost'
import type { IslandPrerender } from '../island/IslandModule'
import { adopt } from './adopt'
import { applyChanges, copyOf } from './applyChanges'
import { drawContent } from './drawContent'
import { adoptTokens, containersOf, isBelowScreen, islandOf, outlineIn, show } from './show'

interface IslandOptions {
  /** The island's component. */
  Content: ComponentType<{ container: HTMLElement }>
  styles: string[]
  prerender: IslandPrerender
}

/**
 * Stands for `src/island/defineIsland.tsx` in the build of what is drawn before React: renders the islands with this
 * name as soon as their answers arrive. React then replaces the rendering (`src/island/replaceDrawing.ts`) and handles
 * failures and odd answers.
 */
export function defineIsland(island: IslandOptions): void {
  adoptTokens()
  for (const container of containersOf(island.prerender.name))
    drawIn(container, island).catch((error: unknown) => report(error, 'draw first', container))
}

/** Renders again after each missing answer. */
async function drawIn(
  container: HTMLElement,
  { Content, styles, prerender: { reads, isInParts } }: IslandOptions,
): Promise<void> {
  const root = container.shadowRoot
  // Texts of this tab, such as a choice, may be another customer's: React finds out.
  if (!root || awaitedAccount()) return
  const outline = outlineIn(root)
  const owner = token()
  const paths = reads(container)
  const [first, ...others] = paths.map((path) => keepAnswer(path, seeEarly({ path })))
  await first
  await (isInParts ? waitAtMost(TOGETHER_MS, Promise.all(others)) : Promise.all(others))
  if (isBelowScreen(outline)) return
  const comes = answersOf(isInParts)
  let shown: Shown | undefined
  // React may have come first, or the page may have removed the island.
  const isWanted = () =>
    (shown?.element ?? outline).parentNode === root &&
    root.querySelectorAll('.lens').length === (shown ? 1 : 0) &&
    token() === owner
  while (isWanted() && hasAnswer(paths[0] ?? '')) {
    const { drawn, asked, missing } = drawContent(createElement(Content, { container }), 'first')
    if (!drawn) return
    const isWhole = !drawn.content.querySelector('[aria-busy=true]')
    if (isWhole || isInParts) {
      pageState().asked.push(...asked)
      const now = islandOf(drawn.content)
      const place = { root, outline, owner, leadsOn: false }
      shown = shown ? change(root, shown, now, drawn.sheets) : begin(place, now, [...styles, ...drawn.sheets])
    }
    if (isWhole || !(await comes(missing))) return
  }
}

/**
 * Returns a function that requests the missing answers and waits until there is more to render: everything,
 * or with parts some of it. It resolves to whether there is more. React runs the same queries and takes over
 * the answers.
 */
function answersOf(isInParts: true | undefined) {
  const asked = new Set<string>()
  let coming: Promise<boolean>[] = []
  return async (missing: readonly string[]): Promise<boolean> => {
    for (const path of missing.filter((one) => !asked.has(one))) {
      asked.add(path)
      const answer = keepAnswer(path, joinEarly({ path }))
      coming.push(answer)
      void answer.then(() => (coming = coming.filter((one) => one !== answer)))
    }
    if (!isInParts) return missing.length > 0 && !(await Promise.all(coming)).includes(false)
    while (coming.length > 0) {
      const all = Promise.all(coming)
      // A part whose request fails is left to React.
      if (await Promise.race(coming)) return waitAtMost(TOGETHER_MS, all).then(() => true)
    }
    return false
  }
}

interface Shown {
  element: HTMLElement
  /** A copy of the rendering. */
  drawn: HTMLElement
  sheets: Set<string>
  ends: (() => void)[]
}

function begin(place: Parameters<typeof show>[0], element: HTMLElement, sheets: string[]): Shown {
  return { element, drawn: copyOf(element), sheets: new Set(sheets), ends: show(place, element, sheets) }
}

function change(
  root: ShadowRoot,
  { element, drawn, sheets, ends }: Shown,
  now: HTMLElement,
  of: Set<string>,
): Shown {
  const added = [...of].filter((sheet) => !sheets.has(sheet))
  if (added.length > 0) ends.push(adopt(root, added))
  const next = copyOf(now)
  applyChanges(element, drawn, now)
  return { element, drawn: next, sheets: new Set([...sheets, ...added]), ends }
}
